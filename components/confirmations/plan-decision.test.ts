import { describe, expect, it } from 'vitest';
import type { Action } from '@/lib/contract/action';
import type { Card } from '../live/action-book';
import { sampleAction } from '../testing/sample-action';
import { includedIn, leftBehind, planDecision } from './plan-decision';

const card = (batchId: string, lines: Array<Partial<Action> & { id: string }>): Card => ({
  batchId,
  threadId: 't1',
  actions: lines.map((line) => sampleAction({ batchId, ...line })),
});
const idsOf = (actions: readonly Action[]) => actions.map(({ id }) => id);

describe('confirming several cards at once', () => {
  const plain = card('plain', [{ id: 'a' }, { id: 'b' }]);
  const risky = card('risky', [
    { id: 'c', risk: 'high' },
    { id: 'd', risk: 'high' },
  ]);

  it('takes every line that is on a card, and never one that was taken out', () => {
    const plan = planDecision([plain], new Set(['b']));
    expect(idsOf(plan.confirm)).toEqual(['a']);
    expect(idsOf(includedIn(plain, new Set(['b'])))).toEqual(['a']);
  });

  it('asks about a card of high risk on its own', () => {
    const plan = planDecision([plain, risky], new Set());
    expect(idsOf(plan.confirm)).toEqual(['a', 'b']);
    expect(plan.ask).toEqual(['risky']);
  });

  it('leaves a card alone when every line was taken out', () => {
    expect(planDecision([risky], new Set(['c', 'd']))).toEqual({ confirm: [], ask: [] });
  });

  it('cancels what was taken out of a card that was confirmed, and of no other', () => {
    const other = card('other', [{ id: 'e' }, { id: 'f' }]);
    const leftOut = new Set(['b', 'f']);
    const confirmed = includedIn(plain, leftOut);
    expect(idsOf(leftBehind([plain, other], confirmed, leftOut))).toEqual(['b']);
  });
});
