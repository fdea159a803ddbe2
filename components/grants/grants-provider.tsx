'use client';
import { useLocale } from 'next-intl';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Grant, GrantOffer } from '@/lib/contract/grant';
import { useActions } from '../live/actions-provider';
import { useLiveNews } from '../live/live-provider';
import { asProblem, call, type RequestProblem } from '../live/request';
import { useRefresh } from '../live/use-refresh';

/** What is asked not to be asked again: what one card did, or a kind that was asked for in words. */
export type GrantRequest = { actionId: string } | { tool: string };

type Known = { grants: readonly Grant[]; offers: readonly GrantOffer[] };

type GrantsContext = Known & {
  isLoaded: boolean;
  /** Null when it holds now, else why it does not. */
  allow: (request: GrantRequest) => Promise<RequestProblem | null>;
  revoke: (id: string) => Promise<RequestProblem | null>;
  /** Offers that the person put away in this tab. */
  putAway: ReadonlySet<string>;
  setAside: (tool: string) => void;
};

const Context = createContext<GrantsContext | null>(null);

export function useGrants(): GrantsContext {
  const context = useContext(Context);
  if (!context) throw new Error('useGrants outside of GrantsProvider');
  return context;
}

/** The person's standing permissions and what they could be offered, as the server has them now. */
export function GrantsProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { onChanged } = useActions();
  const [known, setKnown] = useState<Known | null>(null);
  const [putAway, setPutAway] = useState<ReadonlySet<string>>(new Set());
  const newest = useRef(0);

  const refresh = useCallback(async () => {
    newest.current += 1;
    const mine = newest.current;
    const answer = await call<Known>('GET', '/api/grants');
    if (mine === newest.current) setKnown(answer);
  }, []);
  const refreshQuietly = useCallback(() => {
    // What is on the page stays; the next refresh tries again.
    refresh().catch(() => undefined);
  }, [refresh]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a grant covers is told in the reader's language.
  useEffect(refreshQuietly, [refreshQuietly, locale]);
  useRefresh(refreshQuietly, 60_000);
  useEffect(() => onChanged(refreshQuietly), [onChanged, refreshQuietly]);
  useLiveNews(({ resync, grants }) => {
    if (resync || grants.length > 0) refreshQuietly();
  });

  const value = useMemo<GrantsContext>(() => {
    const attempt = async (run: () => Promise<unknown>): Promise<RequestProblem | null> => {
      try {
        await run();
        return null;
      } catch (error) {
        return asProblem(error);
      } finally {
        refreshQuietly();
      }
    };
    return {
      grants: known?.grants ?? [],
      offers: known?.offers ?? [],
      isLoaded: known !== null,
      allow: (request) => attempt(() => call('POST', '/api/grants', request)),
      revoke: (id) => attempt(() => call('DELETE', `/api/grants/${encodeURIComponent(id)}`)),
      putAway,
      setAside: (tool) => setPutAway((tools) => new Set(tools).add(tool)),
    };
  }, [known, putAway, refreshQuietly]);
  return <Context value={value}>{children}</Context>;
}
