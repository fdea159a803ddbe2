import { describe, expect, it } from 'vitest';
import type { Action } from '@/lib/contract/action';
import { sampleAction } from '../testing/sample-action';
import { emptyBook, learn } from './action-book';
import { settledThreads } from './settled-threads';

const line = (id: string, threadId: string, status: Action['status'] = 'pending') =>
  sampleAction({ id, threadId, batchId: `batch-of-${threadId}`, status });

describe('the conversations that a decision settled', () => {
  it('are those without a line left to decide', () => {
    const decided = [line('a', 't1'), line('b', 't2')];
    const book = learn(emptyBook, [
      line('a', 't1', 'confirmed'),
      line('b', 't2', 'confirmed'),
      line('c', 't2'),
    ]);
    expect(settledThreads(book, decided, { actions: [] })).toEqual(['t1']);
  });

  it('are none when the one decision was refused', () => {
    const book = learn(emptyBook, [line('a', 't1', 'expired')]);
    expect(settledThreads(book, [line('a', 't1')], { actions: [], notice: { code: 'expired' } })).toEqual([]);
  });

  it('leave out only those whose own lines were refused', () => {
    const book = learn(emptyBook, [line('a', 't1', 'expired'), line('b', 't2', 'confirmed')]);
    const refusals = new Map([['a', { code: 'expired' }]]);
    const outcome = { actions: [], notice: { code: 'expired' }, refusals };
    expect(settledThreads(book, [line('a', 't1'), line('b', 't2')], outcome)).toEqual(['t2']);
  });
});
