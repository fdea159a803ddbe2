'use client';
import { useEffect, useState } from 'react';
import { systemClock } from '@/lib/clock';
import type { LocalMoment } from '@/lib/time/local-date';
import { localNow } from '@/lib/time/zoned-time';

export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const browserNow = (): Date => systemClock.now();

/** The instant, in milliseconds, refreshed every `intervalMs`; `null` on the server and in the first render. */
export function useNow(intervalMs: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(browserNow().getTime());
    tick();
    const timer = setInterval(tick, intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now;
}

/** The person's wall clock, refreshed every 20 s; `null` until the browser has said its time zone. */
export function useLocalNow(): LocalMoment | null {
  const now = useNow(20_000);
  return now === null ? null : localNow(new Date(now), browserTimeZone());
}
