'use client';
import { useEffect, useRef } from 'react';
import { useIsLive } from './live-provider';

/** With a stream that tells what changed, asking is only for what no row tells: the turn of the day. */
const LIVE_INTERVAL_MS = 5 * 60_000;

/**
 * Runs `refresh` when the page comes into view again or gets the focus, and every `intervalMs` while it is visible; far more rarely as long as the
 * stream tells what changes.
 */
export function useRefresh(refresh: () => void, intervalMs = 20_000): void {
  const isLive = useIsLive();
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  const whenVisible = useRef(() => {
    if (document.visibilityState === 'visible') latest.current();
  }).current;
  useEffect(() => {
    const timer = setInterval(whenVisible, isLive ? LIVE_INTERVAL_MS : intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, isLive, whenVisible]);
  useEffect(() => {
    window.addEventListener('focus', whenVisible);
    window.addEventListener('online', whenVisible);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      window.removeEventListener('focus', whenVisible);
      window.removeEventListener('online', whenVisible);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [whenVisible]);
}
