'use client';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

/** On a phone the workspace shows one of these at a time. */
export const panes = ['chat', 'todos'] as const;
export type Pane = (typeof panes)[number];

export const HOME = '/';

export const addressOf = (threadId: string | null): string =>
  threadId === null ? HOME : `${HOME}?thread=${encodeURIComponent(threadId)}`;

type OpenThread = {
  threadId: string | null;
  /** Changes when another conversation was opened, not when the first message gives the open one its id. */
  visit: number;
  pane: Pane;
  openThread: (threadId: string | null) => void;
  adoptThread: (threadId: string) => void;
  showPane: (pane: Pane) => void;
};

const Context = createContext<OpenThread | null>(null);

export function useOpenThread(): OpenThread {
  const context = useContext(Context);
  if (!context) throw new Error('useOpenThread outside of OpenThreadProvider');
  return context;
}

/**
 * Which conversation is open. It is in the address, so a reload, a bookmark and the back button find it again; a look at another page does
 * not forget it.
 */
export function OpenThreadProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const isHome = usePathname() === HOME;
  const addressed = useSearchParams().get('thread');
  const [open, setOpen] = useState({ threadId: addressed, visit: 0 });
  const [pane, setPane] = useState<Pane>('chat');

  useEffect(() => {
    if (!isHome) return;
    setOpen((known) =>
      known.threadId === addressed ? known : { threadId: addressed, visit: known.visit + 1 },
    );
  }, [addressed, isHome]);

  const openThread = useCallback(
    (threadId: string | null) => {
      setOpen(({ visit }) => ({ threadId, visit: visit + 1 }));
      setPane('chat');
      if (isHome) window.history.pushState(null, '', addressOf(threadId));
      else router.push(addressOf(threadId));
    },
    [isHome, router],
  );

  const adoptThread = useCallback((threadId: string) => {
    window.history.replaceState(null, '', addressOf(threadId));
    setOpen(({ visit }) => ({ threadId, visit }));
  }, []);

  const showPane = useCallback(
    (next: Pane) => {
      setPane(next);
      if (!isHome) router.push(addressOf(open.threadId));
    },
    [isHome, open.threadId, router],
  );

  const value = useMemo(
    () => ({ ...open, pane, openThread, adoptThread, showPane }),
    [adoptThread, open, openThread, pane, showPane],
  );
  return <Context value={value}>{children}</Context>;
}
