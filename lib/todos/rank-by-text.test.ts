import { describe, expect, it, test } from 'vitest';
import { rankByText } from './rank-by-text';

const named = (title: string, more: Partial<{ notes: string; tags: string[]; list: string }> = {}) => ({
  title,
  notes: '',
  tags: [],
  list: null,
  ...more,
});
const todos = [
  named('call the dentist'),
  named('call the bank'),
  named('buy milk'),
  named('开项目评审会'),
  named('给小王打电话'),
  named('买牛奶', { list: '购物' }),
  named('pay rent', { notes: 'the landlord is Mr Smith', tags: ['home'] }),
];
const found = (text: string) => rankByText(text, todos).map(({ title }) => title);

describe('finds what the words name', () => {
  test.each([
    ['call the dentist', ['call the dentist']],
    ['the dentist', ['call the dentist']],
    ['dentist call', ['call the dentist']],
    ['DENTIST', ['call the dentist']],
    ['the one about the dentist', ['call the dentist']],
    ['gyms', []],
    ['calling dentists', ['call the dentist']],
    ['评审', ['开项目评审会']],
    ['项目评审会', ['开项目评审会']],
    ['牛奶', ['买牛奶']],
    ['landlord', ['pay rent']],
    ['home', ['pay rent']],
    ['购物', ['买牛奶']],
  ])('%s', (text, titles) => {
    expect(found(text)).toEqual(titles);
  });

  it('offers all that fit equally well', () => {
    expect(found('call')).toEqual(['call the dentist', 'call the bank']);
  });

  it('does not offer every call for one that is named', () => {
    expect(found('call the bank')).toEqual(['call the bank']);
  });

  it('takes a plural for what is written in the singular', () => {
    const runs = [named('run'), named('run with Ann'), named('rung')];
    expect(rankByText('my runs', runs)).toEqual(runs.slice(0, 2));
  });

  it('puts the exact title first', () => {
    const more = [named('buy oat milk today'), named('buy milk and bread'), named('buy milk')];
    expect(rankByText('buy milk', more).map(({ title }) => title)[0]).toBe('buy milk');
  });
});

test.each(['buy eggs', 'pay the plumber', 'call Jane', 'Buy two eggs', '给妈妈打电话'])(
  '%s is no todo that shares only what is done',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

it('leaves out what shares no meaningful word', () => {
  expect(found('the gym')).toEqual([]);
  expect(found('健身房')).toEqual([]);
});

it('leaves nothing out when no word says anything', () => {
  expect(found('the one about it')).toHaveLength(todos.length);
});
