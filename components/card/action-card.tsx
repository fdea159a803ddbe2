'use client';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Action } from '@/lib/contract/action';
import { OfferUnderCard } from '../grants/grant-offer';
import { currentAction } from '../live/action-book';
import { useActions } from '../live/actions-provider';
import { useBatchTitle } from './batch-title';
import { type CardKeys, PendingCard } from './pending-card';
import { SettledGroup } from './settled-group';
import { settledGroups } from './settled-groups';

/** The mark by which the composer and the tests of focus find the card that waits. */
export const OPEN_CARD = 'data-open-card';

function nameOf(actions: Action[], batchTitle: (actions: Action[]) => string): string {
  const [first] = actions;
  if (!first) return '';
  return actions.length === 1 ? `${first.title}: ${first.subject}` : batchTitle(actions);
}

/**
 * One batch of actions, drawn from what the page knows about them now: the lines that wait as a card, the lines that are decided
 * folded into one line for all that ended alike. The frame stays the same element through all of it, so the keyboard focus is never lost.
 */
export function ActionCard({ ids }: { ids: string[] }) {
  const t = useTranslations('grants');
  const batchTitle = useBatchTitle();
  const { book } = useActions();
  const frame = useRef<HTMLElement>(null);
  const keys = useRef<CardKeys | null>(null);
  const actions = ids.flatMap((id) => currentAction(book, id) ?? []);
  const waiting = actions.filter((action) => action.status === 'pending');
  const settled = actions.filter((action) => action.status !== 'pending');
  const isOpen = waiting.length > 0;
  const heldFocus = useRef(false);
  const statuses = actions.map((action) => action.status).join(' ');
  // The buttons go when a line is settled: the focus that was on one of them stays on the card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed status is what takes buttons away.
  useEffect(() => {
    if (heldFocus.current && document.activeElement === document.body) frame.current?.focus();
  }, [statuses]);
  if (actions.length === 0) return null;

  // Keys decide only when the card itself has the focus, and a key that is held down is not a second decision.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.repeat || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const press = {
      Enter: keys.current?.confirm,
      e: keys.current?.edit,
      E: keys.current?.edit,
      Escape: keys.current?.cancel,
    };
    const action = press[event.key as keyof typeof press];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <section
      ref={frame}
      {...{ [OPEN_CARD]: isOpen ? '' : undefined }}
      aria-label={nameOf(isOpen ? waiting : settled, batchTitle)}
      // Enter, E and Esc decide when the card itself has the focus.
      tabIndex={isOpen ? 0 : -1}
      onKeyDown={isOpen ? onKeyDown : undefined}
      onFocus={() => {
        heldFocus.current = true;
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !frame.current?.contains(event.relatedTarget)) heldFocus.current = false;
      }}
      className={`relative w-full animate-appear rounded-card border bg-surface ${isOpen ? 'border-line-strong/70 shadow-card' : 'border-line'}`}
    >
      {isOpen && (
        <PendingCard
          actions={waiting}
          onKeys={(next) => {
            keys.current = next;
          }}
          focusFrame={() => frame.current?.focus({ preventScroll: true })}
        />
      )}
      {settled.length > 0 && (
        <div className={`divide-y divide-line ${isOpen ? 'border-t border-line' : ''}`}>
          {settled.some((action) => action.decidedHow === 'grant') && (
            <p className="py-1.5 pl-3.5 text-xs text-ink-faint">{t('ran')}</p>
          )}
          {settledGroups(settled).map((group) => (
            <SettledGroup key={group[0]?.id} actions={group} />
          ))}
        </div>
      )}
      <OfferUnderCard actions={settled} />
    </section>
  );
}
