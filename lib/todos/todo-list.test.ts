import { describe, expect, it, test } from 'vitest';
import { type ListFilter, type ListQuery, planList } from './todo-list';

const at = { date: '2026-12-01', time: '10:00' };
const plan = (query: Partial<ListQuery>) =>
  planList({ view: 'all', timeZone: 'Asia/Shanghai', limit: 50, ...query }, at);

describe('a view', () => {
  test.each<[ListQuery['view'], ListFilter, 'due' | 'completed']>([
    ['today', { status: 'open', from: '2026-12-01', to: '2026-12-01' }, 'due'],
    ['upcoming', { status: 'open', from: '2026-12-02' }, 'due'],
    ['overdue', { status: 'open', before: at }, 'due'],
    ['inbox', { status: 'open', hasDate: false, hasList: false }, 'due'],
    ['done', { status: 'done' }, 'completed'],
    ['all', { status: 'any' }, 'due'],
  ])('%s', (view, filter, order) => {
    expect(plan({ view })).toEqual({ filter: expect.objectContaining(filter), order });
  });

  it('takes a search, a tag and a list along; an empty search is none', () => {
    expect(plan({ q: 'milk', tag: 'a', list: 'b' }).filter).toMatchObject({
      text: 'milk',
      tag: 'a',
      list: 'b',
    });
    expect(plan({ q: '' }).filter.text).toBeUndefined();
  });
});

describe('days that were asked for narrow a view, and never widen it', () => {
  test.each<[string, Partial<ListQuery>, Pick<ListFilter, 'from' | 'to'>]>([
    ['all of a week', { from: '2026-12-01', to: '2026-12-07' }, { from: '2026-12-01', to: '2026-12-07' }],
    [
      'today, asked since long ago',
      { view: 'today', from: '2020-01-01' },
      { from: '2026-12-01', to: '2026-12-01' },
    ],
    [
      'today, asked until next week',
      { view: 'today', to: '2026-12-07' },
      { from: '2026-12-01', to: '2026-12-01' },
    ],
    ['upcoming from a later day', { view: 'upcoming', from: '2026-12-05' }, { from: '2026-12-05' }],
    ['upcoming from an earlier day', { view: 'upcoming', from: '2026-11-01' }, { from: '2026-12-02' }],
  ])('%s', (_name, query, range) => {
    const { from, to } = plan(query).filter;
    expect({ from, to }).toEqual({ from: undefined, to: undefined, ...range });
  });
});
