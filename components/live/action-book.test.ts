import { describe, expect, it } from 'vitest';
import { sampleAction } from '../testing/sample-action';
import { currentAction, emptyBook, hasNewOutcome, learn, pendingCards, replace } from './action-book';

describe('the action book', () => {
  it('keeps the newer version when an older answer arrives late', () => {
    const book = learn(learn(emptyBook, [sampleAction({ version: 2 })]), [sampleAction({ version: 1 })]);
    expect(book.byId.get('a1')?.version).toBe(2);
  });

  it('never brings a decided action back to pending', () => {
    const book = learn(learn(emptyBook, [sampleAction({ status: 'confirmed' })]), [sampleAction()]);
    expect(book.byId.get('a1')?.status).toBe('confirmed');
  });

  it('lets an undo follow a confirm, and not the other way round', () => {
    const undone = learn(learn(emptyBook, [sampleAction({ status: 'confirmed' })]), [
      sampleAction({ status: 'undone' }),
    ]);
    expect(undone.byId.get('a1')?.status).toBe('undone');
    expect(learn(undone, [sampleAction({ status: 'confirmed' })]).byId.get('a1')?.status).toBe('undone');
  });

  it('takes the same state again, because its words may be in another language', () => {
    const book = learn(learn(emptyBook, [sampleAction()]), [sampleAction({ title: '新建待办' })]);
    expect(book.byId.get('a1')?.title).toBe('新建待办');
  });

  it('shows an action that was proposed again where the first one stood', () => {
    const expired = learn(emptyBook, [sampleAction({ status: 'expired' })]);
    const book = replace(
      replace(expired, 'a1', sampleAction({ id: 'a2', status: 'expired' })),
      'a2',
      sampleAction({ id: 'a3' }),
    );
    expect(currentAction(book, 'a1')?.id).toBe('a3');
  });

  it('ends when successors form a ring', () => {
    const ring = replace(
      replace(emptyBook, 'a1', sampleAction({ id: 'a2' })),
      'a2',
      sampleAction({ id: 'a1' }),
    );
    expect(currentAction(ring, 'a1')).toBeDefined();
  });

  it('notices that something was decided, not that it was learned or reworded', () => {
    const open = learn(emptyBook, [sampleAction()]);
    expect(hasNewOutcome(emptyBook, open)).toBe(false);
    expect(hasNewOutcome(open, learn(open, [sampleAction({ version: 2 })]))).toBe(false);
    expect(hasNewOutcome(open, learn(open, [sampleAction({ status: 'confirmed' })]))).toBe(true);
  });

  it('gathers what is pending into cards, the one that runs out first on top', () => {
    const book = learn(emptyBook, [
      sampleAction({ id: 'late', batchId: 'b2', expiresAt: '2026-12-01T01:09:00Z' }),
      sampleAction({ id: 'one' }),
      sampleAction({ id: 'two' }),
      sampleAction({ id: 'settled', batchId: 'b3', status: 'cancelled' }),
    ]);
    expect(pendingCards(book).map((card) => card.actions.map(({ id }) => id))).toEqual([
      ['one', 'two'],
      ['late'],
    ]);
  });
});
