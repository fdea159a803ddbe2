'use client';
import { useEffect, useState } from 'react';

/** How long what a card shows has to stand before a click or a key counts: it may have appeared under the pointer. */
export const SETTLE_MS = 400;

/** False for the first moments after `shown` changed, then true. `shown` names exactly what is in view. */
export function useReady(shown: string): boolean {
  const [readyFor, setReadyFor] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setReadyFor(shown), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return readyFor === shown;
}
