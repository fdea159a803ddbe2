'use client';
import { useLocale } from 'next-intl';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { Action } from '@/lib/contract/action';
import { type ActionBook, replace } from './action-book';
import { continueThread } from './continue-thread';
import {
  cancelActions,
  confirmActions,
  type EditRequest,
  editAction,
  type Notice,
  type Outcome,
  reproposeActions,
  undoActions,
} from './decisions';
import { call } from './request';
import { settledThreads } from './settled-threads';
import { useKnownActions } from './use-known-actions';
import { useListeners } from './use-listeners';

export type ActionsContext = {
  book: ActionBook;
  /** Server time minus browser time in milliseconds, so that a wrong device clock does not bend the countdown. */
  clockOffset: number;
  /** Takes in actions from an answer or from the stream; `fresh` ones were proposed this very moment. */
  take: (actions: readonly Action[], fresh?: boolean) => void;
  refresh: () => Promise<void>;
  refetch: (ids: readonly string[]) => Promise<Action[]>;
  markSeen: (action: Action) => void;
  confirm: (actions: Action[], acknowledge?: number) => Promise<Notice | undefined>;
  cancel: (actions: Action[]) => Promise<Notice | undefined>;
  /** Several cards at once, from any conversation; the outcome tells of each. */
  confirmLines: (actions: Action[], acknowledge?: number) => Promise<Outcome>;
  cancelLines: (actions: Action[]) => Promise<Outcome>;
  edit: (action: Action, change: EditRequest) => Promise<Notice | undefined>;
  /** All of them or none; the notice tells what stood in the way. */
  undo: (actions: Action[]) => Promise<Notice | undefined>;
  repropose: (actions: Action[]) => Promise<Notice | undefined>;
  /** Lines that the person took out of their card, wherever the card is shown. */
  leftOut: ReadonlySet<string>;
  toggleLeftOut: (id: string) => void;
  /** Tells after a decision which thread has nothing left to decide. A listener answers whether it lets the conversation go on. */
  onSettled: (listener: (threadId: string) => boolean) => () => void;
  /** Takes in what ran by a standing permission, just now, and has it told. */
  takeGranted: (actions: readonly Action[]) => void;
  onGranted: (listener: (actions: Action[]) => void) => () => void;
  /** Tells when an action came to an end, here or elsewhere: todos may have changed. */
  onChanged: (listener: () => void) => () => void;
};

const Context = createContext<ActionsContext | null>(null);

export function useActions(): ActionsContext {
  const context = useContext(Context);
  if (!context) throw new Error('useActions outside of ActionsProvider');
  return context;
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

export function ActionsProvider({ children }: { children: ReactNode }) {
  const { book, latest, update, clockOffset, take, takeGranted, refetch, refresh, changed, granted } =
    useKnownActions();
  const settled = useListeners<[threadId: string], boolean>();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const seen = useRef(new Set<string>());
  const locale = useLocale();

  const absorb = useCallback(
    (decided: Action[], outcome: Outcome): Notice | undefined => {
      take(outcome.actions);
      const next = outcome.actions.at(-1);
      if (outcome.replaced && next) update((known) => replace(known, outcome.replaced ?? next.id, next));
      if (outcome.notice && outcome.actions.length === 0) void refetch(decided.map(({ id }) => id));
      for (const threadId of settledThreads(latest.current, decided, outcome)) {
        const isTaken = settled.tell(threadId).includes(true);
        // The reply is missing until somebody opens the conversation, which lets it go on then.
        if (!isTaken) continueThread(threadId, locale).catch(() => undefined);
      }
      return outcome.notice;
    },
    [latest, locale, refetch, settled, take, update],
  );

  /** Of several outcomes at once, so that a card does not change line by line. */
  const absorbAll = useCallback(
    (outcomes: Outcome[]) => outcomes.map((outcome) => absorb([], outcome)).find((notice) => notice),
    [absorb],
  );

  const value = useMemo<ActionsContext>(
    () => ({
      book,
      clockOffset,
      take,
      refresh,
      refetch,
      markSeen: (action) => {
        const key = `${action.id}:${action.version}`;
        if (seen.current.has(key)) return;
        seen.current.add(key);
        // Only a measurement: it never stands in the way of a decision.
        call('POST', `/api/actions/${encodeURIComponent(action.id)}/seen`, { version: action.version }).catch(
          () => undefined,
        );
      },
      confirm: async (actions, acknowledge) => absorb(actions, await confirmActions(actions, acknowledge)),
      confirmLines: async (actions, acknowledge) => {
        const outcome = await confirmActions(actions, acknowledge);
        absorb(actions, outcome);
        return outcome;
      },
      cancel: async (actions) => absorb(actions, await cancelActions(actions)),
      cancelLines: async (actions) => {
        const outcome = await cancelActions(actions);
        absorb(actions, outcome);
        return outcome;
      },
      edit: async (action, change) => absorb([action], await editAction(action, change)),
      undo: async (actions) => absorbAll([await undoActions(actions)]),
      repropose: async (actions) => absorbAll(await reproposeActions(actions)),
      leftOut,
      toggleLeftOut: (id) => setLeftOut((known) => toggled(known, id)),
      takeGranted,
      onSettled: settled.listen,
      onChanged: changed.listen,
      onGranted: granted.listen,
    }),
    [
      absorb,
      absorbAll,
      book,
      changed,
      clockOffset,
      granted,
      leftOut,
      refetch,
      refresh,
      settled,
      take,
      takeGranted,
    ],
  );
  return <Context value={value}>{children}</Context>;
}
