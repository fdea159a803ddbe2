import { describe, expect, it } from 'vitest';
import { newsOf, readEvent } from './live-events';

describe('an event of the stream', () => {
  it.each([
    ['{"type":"action","id":"a1"}', { type: 'action', id: 'a1' }],
    ['{"type":"resync"}', { type: 'resync' }],
  ])('is read from %s', (data, event) => {
    expect(readEvent(data)).toEqual(event);
  });

  it.each([
    '',
    '{"type":"act',
    'null',
    '[]',
    '"action"',
    '{"type":"weather","id":"x"}',
    '{"type":"todo"}',
    '{"type":"todo","id":7}',
  ])('is passed over when it is %j', (data) => {
    expect(readEvent(data)).toBeNull();
  });
});

describe('news', () => {
  it('names a row once, however often it changed', () => {
    const news = newsOf([
      { type: 'action', id: 'a1' },
      { type: 'todo', id: 't1' },
      { type: 'action', id: 'a1' },
      { type: 'action', id: 'a2' },
    ]);
    expect(news).toEqual({
      resync: false,
      actions: ['a1', 'a2'],
      todos: ['t1'],
      threads: [],
      grants: [],
      settings: false,
    });
  });

  it('says that settings changed', () => {
    expect(newsOf([{ type: 'settings', id: 'u1' }])).toMatchObject({ settings: true, resync: false });
  });

  it('keeps that something may have been missed', () => {
    expect(newsOf([{ type: 'grant', id: 'g1' }, { type: 'resync' }])).toMatchObject({
      resync: true,
      grants: ['g1'],
    });
  });
});
