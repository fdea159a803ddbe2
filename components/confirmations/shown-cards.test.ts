import { describe, expect, it } from 'vitest';
import { emptyBook, learn, replace } from '../live/action-book';
import { sampleAction } from '../testing/sample-action';
import { addShown, settledCards } from './shown-cards';

const one = sampleAction({ id: 'a', batchId: 'b1' });
const two = sampleAction({ id: 'b', batchId: 'b2' });
const open = learn(emptyBook, [one, two]);
const shown = addShown(new Map(), open);

describe('the cards of a visit', () => {
  it('stay the same while nothing new waits', () => {
    expect(addShown(shown, open)).toBe(shown);
    expect(addShown(shown, learn(open, [{ ...one, status: 'confirmed' }]))).toBe(shown);
  });

  it('are settled when no line waits any more, the latest first', () => {
    const book = learn(open, [
      { ...one, status: 'confirmed', decidedAt: '2026-12-01T01:01:00Z' },
      { ...two, status: 'cancelled', decidedAt: '2026-12-01T01:02:00Z' },
    ]);
    expect(settledCards(shown, open)).toEqual([]);
    expect(settledCards(shown, book).map(({ batchId }) => batchId)).toEqual(['b2', 'b1']);
  });

  it('show a line that was proposed again once, where it waits now', () => {
    const again = sampleAction({ id: 'c', batchId: 'b3' });
    const book = replace(learn(open, [{ ...one, status: 'expired' }]), 'a', again);
    const later = addShown(shown, book);
    expect(settledCards(later, book)).toEqual([]);
    const done = learn(book, [{ ...again, status: 'confirmed' }]);
    expect(settledCards(later, done).map(({ batchId }) => batchId)).toEqual(['b3']);
  });

  it('of which nothing ever waited here are not shown', () => {
    const book = learn(open, [sampleAction({ id: 'd', batchId: 'b4', status: 'confirmed' })]);
    expect(settledCards(addShown(shown, book), book)).toEqual([]);
  });
});
