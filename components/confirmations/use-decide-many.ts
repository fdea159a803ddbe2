'use client';
import { useState } from 'react';
import type { Action } from '@/lib/contract/action';
import type { Card } from '../live/action-book';
import { useActions } from '../live/actions-provider';
import type { Notice, Outcome } from '../live/decisions';
import { includedIn, leftBehind, planDecision } from './plan-decision';

export type Refusal = { id: string; name: string; notice: Notice };
/** What came of deciding several: how many went through, and why each other did not. */
export type Report = { kind: 'confirmed' | 'cancelled'; done: number; refusals: Refusal[] };

function reportOf(kind: Report['kind'], decided: readonly Action[], outcome: Outcome): Report {
  const refusals = decided.flatMap((action): Refusal[] => {
    const notice = outcome.refusals ? outcome.refusals.get(action.id) : outcome.notice;
    return notice ? [{ id: action.id, name: action.subject, notice }] : [];
  });
  return { kind, done: decided.length - refusals.length, refusals };
}

/** Decisions on several cards, with a result for each line. Cards of high risk wait in `asking` for an answer of their own. */
export function useDecideMany(waiting: readonly Card[]) {
  const { leftOut, confirmLines, cancelLines } = useActions();
  const [busy, setBusy] = useState<Report['kind'] | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [queue, setQueue] = useState<readonly string[]>([]);
  // A card that was decided elsewhere in the meantime needs no answer any more.
  const asking = queue.flatMap((batchId) => waiting.find((card) => card.batchId === batchId) ?? []);

  async function confirmNow(cards: readonly Card[], lines: Action[], acknowledge?: number): Promise<Report> {
    if (lines.length === 0) return { kind: 'confirmed', done: 0, refusals: [] };
    const outcome = await confirmLines(lines, acknowledge);
    const result = reportOf('confirmed', lines, outcome);
    const refused = new Set(result.refusals.map(({ id }) => id));
    const confirmed = lines.filter(({ id }) => !refused.has(id));
    const rest = leftBehind(cards, confirmed, leftOut);
    if (rest.length > 0) await cancelLines(rest);
    return result;
  }

  async function run(kind: Report['kind'], decide: () => Promise<Report>): Promise<void> {
    if (busy) return;
    setBusy(kind);
    setReport(await decide());
    setBusy(null);
  }

  return {
    busy,
    report,
    asking,
    confirm: (cards: readonly Card[]) => {
      const plan = planDecision(cards, leftOut);
      setQueue(plan.ask);
      return plan.confirm.length === 0
        ? setReport(null)
        : run('confirmed', () => confirmNow(cards, plan.confirm));
    },
    cancel: (cards: readonly Card[]) =>
      run('cancelled', async () => {
        const lines = cards.flatMap((card) => card.actions);
        return reportOf('cancelled', lines, await cancelLines(lines));
      }),
    /** The answer to the first card in `asking`: the person acknowledged all its lines. */
    acknowledge: (card: Card) =>
      run('confirmed', async () => {
        const lines = includedIn(card, leftOut);
        const result = await confirmNow([card], lines, lines.length);
        setQueue((known) => known.filter((batchId) => batchId !== card.batchId));
        if (report?.kind !== 'confirmed') return result;
        return {
          ...result,
          done: report.done + result.done,
          refusals: [...report.refusals, ...result.refusals],
        };
      }),
    leave: (card: Card) => setQueue((known) => known.filter((batchId) => batchId !== card.batchId)),
  };
}
