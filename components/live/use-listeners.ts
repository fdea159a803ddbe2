'use client';
import { useMemo, useState } from 'react';

/** Those who want to be told. `listen` answers how to stop; `tell` gathers what they answer. */
export function useListeners<Args extends unknown[], Answer = void>() {
  const [listeners] = useState(() => new Set<(...args: Args) => Answer>());
  return useMemo(
    () => ({
      listen: (listener: (...args: Args) => Answer) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      tell: (...args: Args): Answer[] => [...listeners].map((listener) => listener(...args)),
    }),
    [listeners],
  );
}
