'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { Action } from '@/lib/contract/action';
import { useActions } from '../live/actions-provider';
import { useNow } from '../live/browser-clock';
import { clockOf, LOUD_SECONDS, type Remaining, remainingAt } from './remaining';

/** What is left of the time to decide. At its end the server is asked: only the server can say that a card expired. */
export function useRemaining(actions: readonly Action[]): Remaining | null {
  const { clockOffset, refetch } = useActions();
  const now = useNow(1_000);
  const first = actions.reduce<Action | undefined>(
    (soonest, action) => (soonest && soonest.expiresAt <= action.expiresAt ? soonest : action),
    undefined,
  );
  const remaining =
    now === null || !first ? null : remainingAt(now + clockOffset, first.proposedAt, first.expiresAt);
  const isOver = remaining?.seconds === 0;
  const ids = actions.map((action) => action.id).join(' ');
  useEffect(() => {
    if (!isOver || ids === '') return;
    const ask = () => void refetch(ids.split(' '));
    const soon = setTimeout(ask, 300);
    const again = setInterval(ask, 3_000);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
  }, [isOver, ids, refetch]);
  return remaining;
}

/** A hairline along the top of the card that shortens. */
export function CountdownLine({ remaining }: { remaining: Remaining | null }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden rounded-[9px]">
      <div
        className={`h-[3px] origin-left transition-transform duration-1000 ease-linear ${remaining?.loud ? 'bg-amber-line' : 'bg-line-strong'}`}
        style={{ transform: `scaleX(${remaining?.share ?? 1})` }}
      />
    </div>
  );
}

/** The same in words; the last half minute is announced. */
export function CountdownClock({ remaining }: { remaining: Remaining | null }) {
  const t = useTranslations('card');
  if (!remaining || remaining.seconds === 0) return null;
  const time = clockOf(remaining.seconds);
  return (
    <>
      <span
        role="timer"
        aria-label={t('countdownLabel', { time })}
        className={`tabular shrink-0 text-sm ${remaining.loud ? 'font-semibold text-amber-ink' : 'text-ink-faint'}`}
      >
        {remaining.loud ? t('lastSeconds', { seconds: remaining.seconds }) : time}
      </span>
      <span className="sr-only" role="status">
        {remaining.loud ? t('lastSeconds', { seconds: LOUD_SECONDS }) : ''}
      </span>
    </>
  );
}
