import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(process.cwd(), 'lib/models/builtin');
const WORDS = new Set(['phrases-zh.ts']);

/** Comments may quote what people say. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

test('the words of a language stand with the language, not in the code of the built-in model', () => {
  const held = files.filter((name) => !WORDS.has(name));
  const mixed = held.filter((name) =>
    /\p{Script=Han}/u.test(withoutComments(readFileSync(join(FOLDER, name), 'utf8'))),
  );
  expect(held.length).toBeGreaterThan(20);
  expect(mixed).toEqual([]);
});

test('no decision of the built-in model asks which language it is, but for the one table of phrases', () => {
  const asking = files.filter((name) => {
    const source = withoutComments(readFileSync(join(FOLDER, name), 'utf8'));
    return name !== 'phrases.ts' && /[!=]== '(?:zh|en)'/.test(source);
  });
  expect(asking).toEqual([]);
});
