import { describe, expect, it } from 'vitest';
import { catalogues } from './catalogues';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, path = ''): Array<[string, string]> {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flatten(value, `${path}${key}.`),
  );
}

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? ''))].filter(
    (name) => !['one', 'other'].includes(name),
  );

const english = flatten(catalogues.en);
const chinese = new Map(flatten(catalogues.zh));

describe('catalogues', () => {
  it('says everything in both languages', () => {
    expect([...chinese.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  });

  it('uses only the values in Chinese that English is given', () => {
    const invented = english.filter(([key, text]) => {
      const given = placeholders(text);
      return placeholders(chinese.get(key) ?? '').some((name) => !given.includes(name));
    });
    expect(invented).toEqual([]);
  });

  it('keeps the voice: no exclamation and no "successfully"', () => {
    const loud = [...english, ...chinese].filter(([, text]) => /[!！]|successfully|成功|亲/i.test(text));
    expect(loud).toEqual([]);
  });
});
