import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/contract/locale';
import { joinPatterns, joinSources } from './join-patterns';
import { packOf } from './packs';
import { wordsOf } from './words';

const folder = fileURLToPath(new URL('./', import.meta.url));
const isOfOneLanguage = (path: string) => locales.some((locale) => path.startsWith(`${locale}/`));
const shared = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    path.endsWith('.ts') &&
    !path.endsWith('.test.ts') &&
    !path.startsWith('testing/') &&
    !isOfOneLanguage(path),
);

/** What the code of a file says, its comments left out, and the locales that it compares something with. */
function readCode(text: string): { words: string[]; compared: string[] } {
  const { program } = parseSync('shared.ts', text);
  const words: string[] = [];
  const compared: string[] = [];
  const compare = (node: { type: string; value?: unknown }) => {
    const locale = locales.find((each) => node.type === 'Literal' && node.value === each);
    if (locale) compared.push(locale);
  };
  new Visitor({
    Literal({ start, end }) {
      words.push(text.slice(start, end));
    },
    TemplateElement({ value }) {
      words.push(value.raw);
    },
    Identifier({ name }) {
      words.push(name);
    },
    BinaryExpression({ left, right }) {
      compare(left);
      compare(right);
    },
    SwitchCase({ test }) {
      if (test) compare(test);
    },
  }).visit(program);
  return { words, compared };
}

const codeOf = (path: string) => readCode(readFileSync(`${folder}${path}`, 'utf8'));

describe('the code that all languages share', () => {
  it('holds no word of a language that is written with letters of its own', () => {
    const letters = locales.flatMap((locale) => wordsOf(locale).telling.letters ?? []);
    const held = shared.filter((path) =>
      codeOf(path).words.some((word) => letters.some((pattern) => word.match(pattern))),
    );
    expect(shared.length).toBeGreaterThan(50);
    expect(letters.length).toBeGreaterThan(0);
    expect(held).toEqual([]);
  });

  it('never asks which language it is', () => {
    expect(shared.filter((path) => codeOf(path).compared.length > 0)).toEqual([]);
  });

  it('imports a language only where all of them are listed', () => {
    const listing = shared.filter((path) =>
      codeOf(path).words.some((word) =>
        locales.some((locale) => new RegExp(`^'(?:\\./|\\.\\./|@/lib/language/)${locale}/`).test(word)),
      ),
    );
    expect(listing.sort()).toEqual(['packs.ts', 'words.ts']);
  });

  it('would be noticed with a word or a question for a language in it', () => {
    const { words, compared } = readCode("// 明天\nconst a = /下周/; if (b === 'zh') c(`周五`);");
    expect(words.join(' ')).not.toContain('明天');
    expect(words).toEqual(expect.arrayContaining(['/下周/', '周五']));
    expect(compared).toEqual(['zh']);
  });
});

describe('each language', () => {
  it.each(locales)('%s has rules under its own name', (locale) => {
    expect(packOf(locale).locale).toBe(locale);
  });

  it('has a way to be told from the others', () => {
    const untold = locales.filter((locale) => {
      const { letters, frame } = wordsOf(locale).telling;
      return letters === null && frame === null;
    });
    expect(untold).toEqual([]);
  });
});

describe('patterns of several languages', () => {
  it('match what any of them matches, and nothing where none has such words', () => {
    const both = joinPatterns([/^\bor\b/i, null, /或者?/i]);
    expect([both.test('Or not'), both.test('这个或者那个'), both.test('this or')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(joinPatterns([null, null]).test('')).toBe(false);
    expect(new RegExp(`^a${joinSources([/b|c/, /d/])}$`).test('ad')).toBe(true);
  });

  it('are refused when their flags differ, which would change what one of them reads', () => {
    expect(() => joinPatterns([/a/i, /b/])).toThrow('flags');
  });
});
