import { expect, it } from 'vitest';
import { sampleAction } from '../testing/sample-action';
import { settledGroups } from './settled-groups';

const settled = (id: string, status: 'confirmed' | 'cancelled' | 'undone', message: string) =>
  sampleAction({ id, status, result: { message } });

it('lines that ended alike are told together, what was done above what was not', () => {
  const groups = settledGroups([
    settled('a', 'confirmed', 'Added.'),
    settled('b', 'cancelled', 'Cancelled.'),
    settled('c', 'confirmed', 'Added.'),
    settled('d', 'undone', 'Undone.'),
    settled('e', 'cancelled', 'Set aside.'),
    { ...settled('f', 'confirmed', 'Added.'), decidedHow: 'grant' },
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['a', 'c'], ['f'], ['d'], ['b'], ['e']]);
});
