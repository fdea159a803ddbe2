import { describe, expect, test } from 'vitest';
import en from './en.json';
import { sayIn } from './translate';
import zh from './zh.json';

function keysOf(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

describe('what the server says', () => {
  test('exists in both languages', () => {
    expect(keysOf(zh)).toEqual(keysOf(en));
  });

  test('a missing key is a mistake that shows at once', () => {
    expect(() => sayIn('en')('card.nothing')).toThrow();
  });

  test('fills in values and plurals', () => {
    expect(sayIn('en')('card.result.expired', { minutes: 5 })).toBe(
      'This ran out after 5 minutes. Nothing was changed.',
    );
    expect(sayIn('zh')('card.result.expired', { minutes: 5 })).toBe('超过 5 分钟没有确认，什么都没改。');
  });
});
