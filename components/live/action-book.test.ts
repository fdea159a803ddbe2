import { describe, expect, it } from 'vitest';
import type { Action } from '@/lib/contract/action';
import { currentAction, emptyBook, hasNewOutcome, learn, pendingCards, replace } from './action-book';

const action = (changes: Partial<Action> = {}): Action => ({
  id: 'a1',
  batchId: 'b1',
  threadId: 't1',
  turnId: 'turn',
  agent: 'nod',
  tool: 'todo_add',
  risk: 'medium',
  status: 'pending',
  version: 1,
  arguments: {},
  title: 'Add a todo',
  subject: 'Water the plants',
  fields: [],
  warnings: [],
  conflicts: [],
  proposedAt: '2026-12-01T01:00:00Z',
  expiresAt: '2026-12-01T01:05:00Z',
  undoable: false,
  reproposable: false,
  ...changes,
});

describe('the action book', () => {
  it('keeps the newer version when an older answer arrives late', () => {
    const book = learn(learn(emptyBook, [action({ version: 2 })]), [action({ version: 1 })]);
    expect(book.byId.get('a1')?.version).toBe(2);
  });

  it('never brings a decided action back to pending', () => {
    const book = learn(learn(emptyBook, [action({ status: 'confirmed' })]), [action()]);
    expect(book.byId.get('a1')?.status).toBe('confirmed');
  });

  it('lets an undo follow a confirm, and not the other way round', () => {
    const undone = learn(learn(emptyBook, [action({ status: 'confirmed' })]), [action({ status: 'undone' })]);
    expect(undone.byId.get('a1')?.status).toBe('undone');
    expect(learn(undone, [action({ status: 'confirmed' })]).byId.get('a1')?.status).toBe('undone');
  });

  it('takes the same state again, because its words may be in another language', () => {
    const book = learn(learn(emptyBook, [action()]), [action({ title: '新建待办' })]);
    expect(book.byId.get('a1')?.title).toBe('新建待办');
  });

  it('shows an action that was proposed again where the first one stood', () => {
    const expired = learn(emptyBook, [action({ status: 'expired' })]);
    const book = replace(
      replace(expired, 'a1', action({ id: 'a2', status: 'expired' })),
      'a2',
      action({ id: 'a3' }),
    );
    expect(currentAction(book, 'a1')?.id).toBe('a3');
  });

  it('ends when successors form a ring', () => {
    const ring = replace(replace(emptyBook, 'a1', action({ id: 'a2' })), 'a2', action({ id: 'a1' }));
    expect(currentAction(ring, 'a1')).toBeDefined();
  });

  it('notices that something was decided, not that it was learned or reworded', () => {
    const open = learn(emptyBook, [action()]);
    expect(hasNewOutcome(emptyBook, open)).toBe(false);
    expect(hasNewOutcome(open, learn(open, [action({ version: 2 })]))).toBe(false);
    expect(hasNewOutcome(open, learn(open, [action({ status: 'confirmed' })]))).toBe(true);
  });

  it('gathers what is pending into cards, the one that runs out first on top', () => {
    const book = learn(emptyBook, [
      action({ id: 'late', batchId: 'b2', expiresAt: '2026-12-01T01:09:00Z' }),
      action({ id: 'one' }),
      action({ id: 'two' }),
      action({ id: 'settled', batchId: 'b3', status: 'cancelled' }),
    ]);
    expect(pendingCards(book).map((card) => card.actions.map(({ id }) => id))).toEqual([
      ['one', 'two'],
      ['late'],
    ]);
  });
});
