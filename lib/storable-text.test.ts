import { expect, it } from 'vitest';
import { isNestedTooDeeply, storableJson, storableText } from './storable-text';

it('drops NUL and replaces halves of characters, and leaves every whole one as it is', () => {
  expect(storableText('a\0b')).toBe('ab');
  expect(storableText('a\ud83db')).toBe('a\ufffdb');
  expect(storableText('买牛奶 🦷 \t\n\u202e é')).toBe('买牛奶 🦷 \t\n\u202e é');
});

it('goes through every text of a JSON value, keys included, and nothing else', () => {
  const value = { 'k\0': ['x\0', { deep: '\udc00' }, 1, null, true], empty: {} };
  expect(storableJson(value)).toEqual({ k: ['x', { deep: '\ufffd' }, 1, null, true], empty: {} });
});

it('knows what is nested without end from what is merely long', () => {
  const nested = (levels: number) => JSON.parse(`${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`);
  for (const value of [null, 'x', 1, [], {}, nested(16), Array(100_000).fill({ a: [1] })])
    expect(isNestedTooDeeply(value)).toBe(false);
  for (const levels of [17, 3_000, 60_000]) expect(isNestedTooDeeply(nested(levels))).toBe(true);
});
