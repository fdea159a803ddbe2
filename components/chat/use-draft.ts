'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

const keyOf = (threadId: string | null): string => `nod.draft.${threadId ?? 'new'}`;

function store(key: string, text: string): void {
  if (text === '') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
}

/**
 * What is being typed survives a reload and a look at another conversation; it is kept in this tab only. When the first message gives the
 * conversation its id, what is typed by then moves along.
 */
export function useDraft(threadId: string | null): [string, (text: string) => void] {
  const [text, setText] = useState('');
  const latest = useRef({ text, key: keyOf(threadId) });

  useEffect(() => {
    const kept = sessionStorage.getItem(latest.current.key) ?? '';
    if (latest.current.text !== '' || kept === '') return;
    latest.current.text = kept;
    setText(kept);
  }, []);

  useEffect(() => {
    const key = keyOf(threadId);
    if (key === latest.current.key) return;
    store(latest.current.key, '');
    store(key, latest.current.text);
    latest.current.key = key;
  }, [threadId]);

  const change = useCallback((next: string) => {
    latest.current.text = next;
    setText(next);
    store(latest.current.key, next);
  }, []);
  return [text, change];
}
