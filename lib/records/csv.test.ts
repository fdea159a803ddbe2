import { describe, expect, it } from 'vitest';
import { csvCell, csvRecord } from './csv';

describe('RFC 4180', () => {
  it.each([
    ['plain', 'plain'],
    ['with, comma', '"with, comma"'],
    ['with "quotes"', '"with ""quotes"""'],
    ['two\nlines', '"two\nlines"'],
    [' blanks ', '" blanks "'],
    ['买牛奶', '买牛奶'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => expect(csvCell(text)).toBe(cell));

  it('writes nothing for null, and numbers and truth as they are', () => {
    expect(csvRecord([null, 1.5, -2, true])).toBe(',1.5,-2,true\r\n');
  });
});

describe('a spreadsheet that opens the file runs nothing', () => {
  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1+1', '＋1a', '－a', '＠a'])(
    '%j',
    (text) => {
      const cell = csvCell(text);
      expect(cell.replace(/^"/, '')).toMatch(/^'/);
      expect(cell).toContain(text);
    },
  );

  it('a formula behind a separator or a quote stays inside its cell', () => {
    expect(csvCell('milk",=HYPERLINK("http://x")')).toBe('"milk"",=HYPERLINK(""http://x"")"');
  });

  it.each(['-5', '-5.25', '2026-12-01'])('%j is no formula', (text) => expect(csvCell(text)).toBe(text));
});
