'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Insights } from '@/lib/contract/records';
import { browserTimeZone } from '../live/browser-clock';
import { useLiveNews } from '../live/live-provider';
import { call } from '../live/request';
import { useRefresh } from '../live/use-refresh';

export const spans = ['7', '30', '90'] as const;
export type Span = (typeof spans)[number];

/** The figures of the last days. While another span is read, the one before stays. */
export function useInsights(days: Span) {
  const [insights, setInsights] = useState<Insights | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);

  const load = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    const query = new URLSearchParams({ days, timeZone: browserTimeZone() });
    try {
      const answer = await call<Insights>('GET', `/api/insights?${query}`);
      if (mine !== asked.current) return;
      setInsights(answer);
      setFailed(false);
    } catch {
      // What is on the page stays; the person is told, and the next refresh tries again.
      if (mine === asked.current) setFailed(true);
    }
  }, [days]);

  useEffect(() => void load(), [load]);
  useRefresh(() => void load(), 60_000);
  useLiveNews(({ resync, actions }) => {
    if (resync || actions.length > 0) void load();
  });
  return { insights, failed, isCurrent: insights?.days === Number(days) };
}
