'use client';
import { useCallback, useEffect, useState } from 'react';

const addressOf = (threadId: string | null): string =>
  threadId === null ? '/' : `/?thread=${encodeURIComponent(threadId)}`;

const threadOfAddress = (): string | null => new URLSearchParams(window.location.search).get('thread');

/**
 * Which conversation is open. It is in the address, so a reload, a bookmark and the back button find it again. `visit` changes when
 * another one was opened, not when the first message gives the open one its id.
 */
export function useOpenThread(initial: string | null) {
  const [open, setOpen] = useState({ threadId: initial, visit: 0 });

  const openThread = useCallback((threadId: string | null) => {
    window.history.pushState(null, '', addressOf(threadId));
    setOpen(({ visit }) => ({ threadId, visit: visit + 1 }));
  }, []);

  const adoptThread = useCallback((threadId: string) => {
    window.history.replaceState(null, '', addressOf(threadId));
    setOpen(({ visit }) => ({ threadId, visit }));
  }, []);

  useEffect(() => {
    const onPopState = () => {
      const threadId = threadOfAddress();
      setOpen((known) => (known.threadId === threadId ? known : { threadId, visit: known.visit + 1 }));
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  return { ...open, openThread, adoptThread };
}
