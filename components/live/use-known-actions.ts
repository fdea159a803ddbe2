'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Action } from '@/lib/contract/action';
import { type ActionBook, emptyBook, hasNewOutcome, learn } from './action-book';
import { browserNow } from './browser-clock';
import { useLiveNews } from './live-provider';
import { call } from './request';
import { useListeners } from './use-listeners';
import { useRefresh } from './use-refresh';

/** A device clock that is off by less than this is close enough for a countdown in seconds. */
const CLOCK_TOLERANCE_MS = 3_000;
/** Up to this many changed actions are read one by one. */
const FEW = 3;

function useBook() {
  const [book, setBook] = useState<ActionBook>(emptyBook);
  const latest = useRef(book);
  const update = useCallback((change: (book: ActionBook) => ActionBook) => {
    latest.current = change(latest.current);
    setBook(latest.current);
  }, []);
  return { book, latest, update };
}

/** What the page knows about actions, and how it keeps up with the server. It decides nothing. */
export function useKnownActions() {
  const { book, latest, update } = useBook();
  const [clockOffset, setClockOffset] = useState(0);
  const changed = useListeners<[]>();
  const granted = useListeners<[actions: Action[]]>();
  const told = useRef(new Set<string>());

  const take = useCallback(
    (actions: readonly Action[], fresh = false) => {
      const [newest] = actions;
      if (fresh && newest?.status === 'pending') {
        const offset = Date.parse(newest.proposedAt) - browserNow().getTime();
        setClockOffset(Math.abs(offset) > CLOCK_TOLERANCE_MS ? offset : 0);
      }
      const before = latest.current;
      update((known) => learn(known, actions));
      if (hasNewOutcome(before, latest.current)) changed.tell();
    },
    [changed, latest, update],
  );

  const takeGranted = useCallback(
    (actions: readonly Action[]) => {
      take(actions);
      const news = actions.filter(
        ({ id, status, decidedHow }) =>
          status === 'confirmed' && decidedHow === 'grant' && !told.current.has(id),
      );
      if (news.length === 0) return;
      for (const { id } of news) told.current.add(id);
      granted.tell(news);
      changed.tell();
    },
    [changed, granted, take],
  );

  const refetch = useCallback(
    async (ids: readonly string[]) => {
      const answers = await Promise.allSettled(
        ids.map((id) => call<{ action: Action }>('GET', `/api/actions/${encodeURIComponent(id)}`)),
      );
      const actions = answers.flatMap((answer) =>
        answer.status === 'fulfilled' ? [answer.value.action] : [],
      );
      take(actions);
      return actions;
    },
    [take],
  );

  const refresh = useCallback(async () => {
    const { actions } = await call<{ actions: Action[] }>('GET', '/api/actions?status=pending');
    take(actions);
    const waiting = new Set(actions.map((action) => action.id));
    const settledElsewhere = [...latest.current.byId.values()].filter(
      (action) => action.status === 'pending' && !waiting.has(action.id),
    );
    await refetch(settledElsewhere.map((action) => action.id));
  }, [latest, refetch, take]);

  /** Reads again what changed somewhere. Many at once are read as one list. */
  const follow = useCallback(
    async (ids: readonly string[]) => {
      if (ids.length > FEW) await refresh();
      const rest =
        ids.length > FEW ? ids.filter((id) => latest.current.byId.get(id)?.status !== 'pending') : ids;
      takeGranted(await refetch(rest));
    },
    [latest, refetch, refresh, takeGranted],
  );

  const refreshQuietly = useCallback(() => {
    // Without an answer the page keeps what it knows; the next refresh tries again.
    refresh().catch(() => undefined);
  }, [refresh]);
  useEffect(refreshQuietly, [refreshQuietly]);
  useRefresh(refreshQuietly);
  useLiveNews(({ resync, actions }) => {
    if (resync) refreshQuietly();
    // What could not be read now is read by the next refresh.
    else if (actions.length > 0) follow(actions).catch(() => undefined);
  });

  return { book, latest, update, clockOffset, take, takeGranted, refetch, refresh, changed, granted };
}
