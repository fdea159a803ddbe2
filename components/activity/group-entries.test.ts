import { describe, expect, it } from 'vitest';
import type { ActionEntry, ActivityEntry } from '@/lib/contract/records';
import { sampleAction } from '../testing/sample-action';
import { groupByCard, standingLines, withoutCutCard } from './group-entries';

const at = '2026-12-01T01:00:00Z';
const line = (id: string, batchId: string): ActionEntry => ({
  kind: 'action',
  id,
  at,
  said: [],
  context: [],
  thread: null,
  call: { id: 'c', tool: 'plan_add', label: 'Plan', agent: 'nod', arguments: {} },
  action: sampleAction({ id, batchId }),
  firstSeenAt: null,
  versions: [],
  decision: null,
  written: [],
  undone: null,
  replaces: null,
  replacedBy: null,
});
const own = (id: string): ActivityEntry => ({
  kind: 'own',
  id,
  at,
  event: 'created',
  title: 'Added by hand',
  todo: null,
  changes: [],
  device: null,
  sessionId: null,
  isThisSession: true,
});
const shape = (entries: ActivityEntry[]) =>
  groupByCard(entries).map((group) => (group.kind === 'batch' ? group.lines.map(({ id }) => id) : group.id));

describe('the rows of a list of activity', () => {
  it('are one for all lines of a card, which stand in the order of the card', () => {
    const entries = [line('a3', 'b1'), line('a2', 'b1'), own('e1'), line('a1', 'b1'), line('x', 'b2')];
    expect(shape(entries)).toEqual([['a1', 'a2', 'a3'], 'e1', 'x']);
  });

  it('count a line that was proposed again on its own card once', () => {
    const lines = [line('a1', 'b1'), line('a2', 'b1'), { ...line('a3', 'b1'), replaces: 'a1' }];
    expect(standingLines(lines).map(({ id }) => id)).toEqual(['a2', 'a3']);
    expect(standingLines([{ ...line('a1', 'b2'), replaces: 'of another card' }])).toHaveLength(1);
  });

  it('tell no card of which the rest may be on the next page', () => {
    const entries = [own('e1'), line('a3', 'b1'), line('a2', 'b1')];
    expect(withoutCutCard(entries).map(({ id }) => id)).toEqual(['e1']);
    expect(withoutCutCard([line('a3', 'b1'), own('e1')])).toHaveLength(2);
  });

  it('show at least what there is when one card fills the page', () => {
    expect(withoutCutCard([line('a3', 'b1'), line('a2', 'b1')])).toHaveLength(2);
  });
});
