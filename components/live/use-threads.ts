'use client';
import { useCallback, useEffect, useState } from 'react';
import type { ThreadSummary } from '@/lib/contract/chat';
import { useLiveNews } from './live-provider';
import { call } from './request';

/** The person's conversations, as they are named now; `null` until they were read once. */
export function useThreads(): readonly ThreadSummary[] | null {
  const [threads, setThreads] = useState<readonly ThreadSummary[] | null>(null);
  const load = useCallback(() => {
    call<{ threads: ThreadSummary[] }>('GET', '/api/threads')
      .then((answer) => setThreads(answer.threads))
      // Without their names the conversations are still reachable.
      .catch(() => undefined);
  }, []);
  useEffect(load, [load]);
  useLiveNews((news) => {
    if (news.resync || news.threads.length > 0) load();
  });
  return threads;
}
