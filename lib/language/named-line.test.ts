import { describe, expect, test } from 'vitest';
import { readNamedCorrection } from './named-line';
import type { ReadContext } from './types';

const english: ReadContext = { now: '2026-12-01T09:00', locale: 'en' };
const chinese: ReadContext = { now: '2026-12-01T09:00', locale: 'zh' };

function read(text: string, titles: string[], context: ReadContext) {
  const named = readNamedCorrection(text, titles, context);
  if (!named) return null;
  const { dueDate, dueTime, title, durationMinutes } = named.correction.changes;
  return [named.line, title?.value ?? dueDate?.value, durationMinutes?.value ?? dueTime?.value];
}

describe('a line of a card is named by its title', () => {
  test.each<[string, string[], unknown]>([
    ['the bread should be friday', ['buy bread', 'call Ann'], [0, '2026-12-04', undefined]],
    ['no, call Ann at 6', ['buy bread', 'call Ann'], [1, '2026-12-01', '18:00']],
    ['make the haircut an hour', ['deploy', 'haircut'], [1, undefined, 60]],
    ['rename the bread to rolls', ['buy bread', 'call Ann'], [0, 'rolls', undefined]],
    ['the runs are on friday', ['run', 'swim'], null],
    ['move the runs to friday', ['morning run', 'swim'], [0, '2026-12-04', undefined]],
    ['the call is on friday', ['call Ann', 'call Bob'], [null, '2026-12-04', undefined]],
  ])('%s, of %j', (text, titles, outcome) => {
    expect(read(text, titles, english)).toEqual(outcome);
  });

  test.each<[string, string[], unknown]>([
    ['面包周五买', ['买面包', '给安娜打电话'], [0, '2026-12-04', undefined]],
    ['不对，剪头发是周六', ['剪头发', '交报告'], [0, '2026-12-05', undefined]],
    ['把报告挪到周四', ['剪头发', '交报告'], [1, '2026-12-03', undefined]],
  ])('%s, of %j', (text, titles, outcome) => {
    expect(read(text, titles, chinese)).toEqual(outcome);
  });
});

describe('what only shares words with a title is about something else', () => {
  test.each<[string, string[]]>([
    ['bread delivery on friday', ['buy bread', 'call Ann']],
    ["Ann's birthday is on friday", ['buy bread', 'call Ann']],
    ['call on friday', ['call Ann', 'buy bread']],
    ['remove the bread', ['buy bread', 'call Ann']],
    ['the bread is done', ['buy bread', 'call Ann']],
    ['buy rice on friday', ['buy bread', 'call Ann']],
  ])('%s, of %j', (text, titles) => {
    expect(readNamedCorrection(text, titles, english)).toBeNull();
  });

  test.each<[string, string[]]>([
    ['周五开会', ['买面包', '给安娜打电话']],
    ['周五给小王打电话', ['买面包', '给安娜打电话']],
    ['删掉面包', ['买面包', '给安娜打电话']],
  ])('%s, of %j', (text, titles) => {
    expect(readNamedCorrection(text, titles, chinese)).toBeNull();
  });
});
