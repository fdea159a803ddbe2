import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CaseFileError, readCases } from './cases';

const folder = mkdtempSync(join(tmpdir(), 'nod-cases-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'cases.jsonl');
const good = {
  id: 'a',
  source: 's',
  lang: 'en',
  task: 'date',
  input: 'tomorrow',
  expect: { kind: 'datetime' },
};

function problemOf(text: string, name = file): string {
  writeFileSync(file, text);
  try {
    readCases([name]);
  } catch (error) {
    if (error instanceof CaseFileError) return error.message;
    throw error;
  }
  return 'none';
}

describe('a case file', () => {
  it('is a case on each line that is not empty', () => {
    writeFileSync(file, `${JSON.stringify(good)}\n\n${JSON.stringify({ ...good, id: 'b' })}\n`);
    expect(readCases([file]).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it.each([
    ['is no JSON', '{"id": "a"', 'line 1: not JSON'],
    ['holds something else on a line', `${JSON.stringify(good)}\n{"id":"b"}`, 'line 2: source: '],
    ['names an unknown task', JSON.stringify({ ...good, task: 'guess' }), 'line 1: task: '],
    [
      'has a clock that is none',
      JSON.stringify({ ...good, reference: 'now' }),
      'reference: not a day and time',
    ],
    ['is empty', '\n', 'no case in there'],
  ])('that %s is told in one line', (_what, text, told) => {
    const problem = problemOf(text);
    expect(problem).toContain(told);
    expect(problem).toContain(file);
    expect(problem).not.toContain('\n');
  });

  it('that is not there, or a folder, is told in one line', () => {
    expect(problemOf('', join(folder, 'none.jsonl'))).toMatch(/none\.jsonl: no such file$/);
    expect(problemOf('', folder)).toMatch(/cannot be read \(EISDIR\)$/);
  });
});
