import { describe, expect, test } from 'vitest';
import type { Effect } from '@/lib/tools/define-tool';
import { riskOf } from './policy';

const nothing: Effect = { adds: 0, changes: 0, deletes: 0, movesDate: false, reversible: true };
const times = (count: number, effect: Partial<Effect>) =>
  Array.from({ length: count }, () => ({ ...nothing, ...effect }));

describe('risk is computed from what the card does as a whole', () => {
  test.each([
    ['completing one todo', times(1, { changes: 1 }), 'low'],
    ['moving one todo', times(1, { changes: 1, movesDate: true }), 'medium'],
    ['adding one', times(1, { adds: 1 }), 'medium'],
    ['adding fifty', times(50, { adds: 1 }), 'medium'],
    ['deleting one', times(1, { deletes: 1 }), 'medium'],
    ['changing two', times(2, { changes: 1 }), 'medium'],
    ['changing five', times(5, { changes: 1 }), 'medium'],
    ['changing six', times(6, { changes: 1 }), 'high'],
    ['deleting five', times(5, { deletes: 1 }), 'medium'],
    ['deleting six', times(6, { deletes: 1 }), 'high'],
    ['three changed and three deleted', [...times(3, { changes: 1 }), ...times(3, { deletes: 1 })], 'high'],
    ['something that cannot be undone', times(1, { changes: 1, reversible: false }), 'high'],
  ])('%s', (_name, effects, risk) => {
    expect(riskOf(effects)).toBe(risk);
  });
});
