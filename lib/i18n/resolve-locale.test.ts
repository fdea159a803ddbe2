import { describe, expect, it } from 'vitest';
import { resolveLocale } from './resolve-locale';

describe('resolveLocale', () => {
  it.each([
    ['zh', 'en-US', 'zh'],
    ['en', 'zh-CN,zh;q=0.9', 'en'],
    [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    [undefined, 'fr-FR,en;q=0.5,zh;q=0.9', 'zh'],
    [undefined, 'zh;q=0, en', 'en'],
    [undefined, 'fr-FR, de', 'en'],
    [undefined, null, 'en'],
    ['xx', 'zh-Hant-TW', 'zh'],
    [undefined, ';;;,q=,', 'en'],
  ])('takes the choice %s before the browser languages %s: %s', (chosen, header, expected) => {
    expect(resolveLocale(chosen, header)).toBe(expected);
  });
});
