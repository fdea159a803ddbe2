'use client';
import { useCallback, useEffect, useState } from 'react';

const keyOf = (threadId: string | null): string => `nod.draft.${threadId ?? 'new'}`;

/** What is being typed survives a reload and a look at another conversation; it is kept in this tab only. */
export function useDraft(threadId: string | null): [string, (text: string) => void] {
  const [text, setText] = useState('');
  const [key] = useState(() => keyOf(threadId));
  useEffect(() => {
    setText((typed) => typed || (sessionStorage.getItem(key) ?? ''));
  }, [key]);
  const change = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, next);
    },
    [key],
  );
  return [text, change];
}
