'use client';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { LiveConnection } from './live-connection';
import { type LiveEvent, type LiveNews, newsOf } from './live-events';

/** Events that come within this time are told together: a confirmed batch changes many rows at once. */
const GATHER_MS = 50;

type NewsListener = (news: LiveNews) => void;
type LiveContext = { isUp: boolean; listen: (listener: NewsListener) => () => void };

const Context = createContext<LiveContext>({ isUp: false, listen: () => () => undefined });

/** Keeps the tab's one event stream, and hands what it tells to whoever listens. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [isUp, setIsUp] = useState(false);
  const [listeners] = useState(() => new Set<NewsListener>());

  useEffect(() => {
    let gathered: LiveEvent[] = [];
    let telling: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      const news = newsOf(gathered);
      gathered = [];
      telling = undefined;
      for (const listener of listeners) listener(news);
    };
    const connection = new LiveConnection({
      onEvent: (event) => {
        gathered.push(event);
        telling ??= setTimeout(tell, GATHER_MS);
      },
      onUp: setIsUp,
    });
    const onVisibility = () => connection.setVisible(document.visibilityState === 'visible');
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(telling);
      connection.close();
    };
  }, [listeners]);

  const value = useMemo<LiveContext>(
    () => ({
      isUp,
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
    [isUp, listeners],
  );
  return <Context value={value}>{children}</Context>;
}

/** Whether changes are told as they happen. */
export const useIsLive = (): boolean => useContext(Context).isUp;

/** Calls `onNews` for what changed anywhere: another tab, another device, an agent. */
export function useLiveNews(onNews: NewsListener): void {
  const { listen } = useContext(Context);
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => listen((news) => latest.current(news)), [listen]);
}
