'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActivityEntry, ActivityPage } from '@/lib/contract/records';
import { browserTimeZone } from '../live/browser-clock';
import { useLiveNews } from '../live/live-provider';
import { call } from '../live/request';
import { useRefresh } from '../live/use-refresh';
import { type ActivityFilter, activityQuery } from './activity-query';

const PAGE = 30;
const MOST = 100;

type Loaded = ActivityPage & { filter: ActivityFilter };

const ask = (filter: ActivityFilter, limit: number, cursor?: string) =>
  call<ActivityPage>(
    'GET',
    `/api/activity?${activityQuery(filter, browserTimeZone(), { limit: String(limit), ...(cursor && { cursor }) })}`,
  );

/** A fresh beginning of the list, with what was read further down still under it. */
function renewed(known: Loaded | null, filter: ActivityFilter, page: ActivityPage): Loaded {
  const last = page.entries.at(-1);
  const below = known?.filter === filter && last ? known.entries.filter((entry) => entry.at < last.at) : [];
  if (!known || below.length === 0) return { ...page, filter };
  return { ...page, filter, entries: [...page.entries, ...below], nextCursor: known.nextCursor };
}

/** The activity that a filter lets through, read page by page and again when something happens. `entries` is null until the first answer. */
export function useActivity(filter: ActivityFilter) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const latest = useRef(loaded);
  latest.current = loaded;

  const load = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    const shown = latest.current?.filter === filter ? latest.current.entries.length : 0;
    try {
      const page = await ask(filter, Math.min(MOST, Math.max(PAGE, shown)));
      if (mine !== asked.current) return;
      setLoaded((known) => renewed(known, filter, page));
      setFailed(false);
    } catch {
      // What is on the page stays; the person is told, and the next refresh tries again.
      if (mine === asked.current) setFailed(true);
    }
  }, [filter]);

  const more = async () => {
    if (!loaded?.nextCursor) return;
    asked.current += 1;
    const mine = asked.current;
    try {
      const page = await ask(filter, PAGE, loaded.nextCursor);
      if (mine === asked.current)
        setLoaded({ ...page, filter, entries: [...loaded.entries, ...page.entries] });
    } catch {
      // The button is still there.
      setFailed(true);
    }
  };

  useEffect(() => void load(), [load]);
  useRefresh(() => void load());
  useLiveNews(({ resync, actions, todos }) => {
    if (resync || actions.length > 0 || todos.length > 0) void load();
  });

  const isCurrent = loaded?.filter === filter;
  return {
    entries: isCurrent ? loaded.entries : (null as ActivityEntry[] | null),
    tools: loaded?.tools ?? [],
    hasMore: isCurrent && loaded.nextCursor !== null,
    more: () => void more(),
    reload: () => void load(),
    failed,
  };
}
