'use client';
import { useEffect, useRef } from 'react';

/** Runs `refresh` when the page comes into view again or gets the focus, and every `intervalMs` while it is visible. */
export function useRefresh(refresh: () => void, intervalMs = 20_000): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const whenVisible = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(whenVisible, intervalMs);
    window.addEventListener('focus', whenVisible);
    window.addEventListener('online', whenVisible);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', whenVisible);
      window.removeEventListener('online', whenVisible);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [intervalMs]);
}
