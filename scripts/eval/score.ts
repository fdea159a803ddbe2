import type { EvalCase, ExpectedAnswer, Prediction } from './cases';

/** `unscored`: the case asserts nothing that this measure knows. */
export type Verdict = 'right' | 'wrong' | 'none' | 'unscored';

/** Titles of these sources name an event and not the task as it was said, so they are no measure of titles. */
const SOURCES_WITHOUT_TITLES: ReadonlySet<string> = new Set(['hwu64', 'slurp']);

const DAY_MS = 86_400_000;

/** Letters and digits only, in lower case and half width: how titles are compared. */
export function foldTitle(title: string | undefined): string {
  return (title ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Whether the answer to a case is right, wrong, or missing. A wrong one is worse than none. */
export function judge(expected: EvalCase, prediction: Prediction | undefined): Verdict {
  const { expect } = expected;
  switch (expect.kind) {
    case 'intent': {
      if (!prediction?.intent) return 'none';
      const accepted = [expect.intent, ...(expect.accept ?? [])];
      return accepted.includes(prediction.intent) ? 'right' : 'wrong';
    }
    case 'none':
      return isMomentFound(prediction) ? 'wrong' : 'right';
    case 'span':
    case 'multi':
      return 'unscored';
    default:
      return prediction ? judgeFields(expected, prediction) : 'none';
  }
}

function isMomentFound(prediction: Prediction | undefined): boolean {
  if (!prediction) return false;
  const { date, time, endDate, durationSeconds, recurrence } = prediction;
  return [date, time, endDate, durationSeconds, recurrence].some((value) => Boolean(value));
}

function judgeFields({ expect }: EvalCase, prediction: Prediction): Verdict {
  if (expect.title !== undefined && foldTitle(expect.title) !== foldTitle(prediction.title)) return 'wrong';
  const parts = [expect.title_contains ?? []].flat();
  if (parts.some((part) => !foldTitle(prediction.title).includes(foldTitle(part)))) return 'wrong';
  if (expect.has_date === true && !prediction.date) return 'none';
  if (expect.has_date === false && prediction.date) return 'wrong';
  if (expect.recurrence !== undefined) {
    const rules = [expect.recurrence].flat();
    if (!rules.some((rule) => isSameRule(rule, prediction.recurrence))) return 'wrong';
  }
  if (!expect.any?.length) return 'right';
  if (!isMomentFound(prediction)) return 'none';
  return expect.any.some((answer) => isSameAnswer(answer, prediction)) ? 'right' : 'wrong';
}

function isSameAnswer(wanted: ExpectedAnswer, got: Prediction): boolean {
  if (wanted.freq) {
    const isTimeRight = !wanted.time || !got.time || minute(wanted.time) === minute(got.time);
    return isSameRule(wanted as RuleSpec, got.recurrence) && isTimeRight;
  }
  if (wanted.seconds !== undefined) return Number(got.durationSeconds) === Number(wanted.seconds);
  const isPart = Boolean(wanted.part_default);
  if (wanted.date && wanted.date !== got.date) return false;
  if (wanted.time && !isPart && minute(wanted.time) !== minute(got.time)) return false;
  // Sources disagree whether a range ends with its last day or before the next.
  if (wanted.end_date && !(got.endDate && daysApart(wanted.end_date, got.endDate) <= 1)) return false;
  const isEndTimed = wanted.end_time && !isPart && !wanted.end_date;
  return !isEndTimed || minute(wanted.end_time) === minute(got.endTime);
}

const minute = (time: string | null | undefined): string | undefined => time?.slice(0, 5);

function daysApart(a: string, b: string): number {
  return Math.abs(Date.parse(`${a}T00:00Z`) - Date.parse(`${b}T00:00Z`)) / DAY_MS;
}

type RuleSpec = Record<string, unknown>;
type ComparableRule = { freq: string; interval: number; byday: string; bymonthday: string; bymonth: string };

/** Whether two repetitions are the same. Days that the wanted rule leaves open are free, as its first day fixes them. */
export function isSameRule(wanted: string | RuleSpec, got: string | null | undefined): boolean {
  if (!got) return false;
  const spec = typeof wanted === 'string' ? parseRule(wanted) : wanted;
  const a = comparable(spec);
  const b = comparable(parseRule(got));
  if (a.freq !== b.freq || a.interval !== b.interval) return false;
  const isOpen = (value: string) => value === '' && spec.any_day !== false;
  return (['byday', 'bymonthday', 'bymonth'] as const).every(
    (part) => a[part] === b[part] || isOpen(a[part]),
  );
}

function parseRule(rule: string): RuleSpec {
  const parts = rule
    .replace(/^RRULE:/i, '')
    .split(';')
    .filter(Boolean);
  return Object.fromEntries(
    parts.map((part) => [part.split('=')[0]?.toLowerCase() ?? '', part.split('=')[1] ?? '']),
  );
}

function listOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : String(value).split(',')).map(String);
}

function comparable(spec: RuleSpec): ComparableRule {
  const freq = String(spec.freq ?? '').toUpperCase();
  const interval = Number(spec.interval ?? 1);
  const places = listOf(spec.bysetpos);
  const named = listOf(spec.byday).map((day) => day.toUpperCase());
  const isPlain = named.every((day) => /^[A-Z]{2}$/.test(day));
  const byday =
    places.length > 0 && isPlain ? named.flatMap((day) => places.map((place) => place + day)) : named;
  const rest = {
    byday: byday.sort().join(','),
    bymonthday: listOf(spec.bymonthday).sort().join(','),
    bymonth: listOf(spec.bymonth).sort().join(','),
  };
  // "every day on weekdays" is a weekly rule, and so is "every 14 days".
  if (freq === 'DAILY' && byday.length > 0) return { freq: 'WEEKLY', interval, ...rest };
  if (freq === 'DAILY' && interval % 7 === 0) return { freq: 'WEEKLY', interval: interval / 7, ...rest };
  return { freq, interval, ...rest };
}

export type Group = {
  name: string;
  cases: number;
  right: number;
  wrong: number;
  none: number;
  titled: number;
  titlesRight: number;
};

/** Counts by task and language (or by source), and all together, in the order of the names. */
export function tally(
  cases: EvalCase[],
  predictions: Map<string, Prediction>,
  by: 'task' | 'source',
): Group[] {
  const groups = new Map<string, Group>();
  for (const each of cases) {
    if (each.fair === false) continue;
    const prediction = predictions.get(each.id);
    const verdict = judge(each, prediction);
    if (verdict === 'unscored') continue;
    for (const name of [`${by === 'source' ? each.source : each.task} ${each.lang}`, 'all']) {
      const group = groups.get(name) ?? {
        name,
        cases: 0,
        right: 0,
        wrong: 0,
        none: 0,
        titled: 0,
        titlesRight: 0,
      };
      group.cases++;
      group[verdict]++;
      if (isTitleScored(each)) {
        group.titled++;
        if (foldTitle(each.expect.title) === foldTitle(prediction?.title)) group.titlesRight++;
      }
      groups.set(name, group);
    }
  }
  return [...groups.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isTitleScored({ expect, source }: EvalCase): boolean {
  return expect.kind === 'intent' && expect.title !== undefined && !SOURCES_WITHOUT_TITLES.has(source);
}

/** The table that a person reads: shares in percent, one decimal. */
export function tableOf(groups: Group[]): string {
  const percent = (part: number, whole: number) => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1));
  const rows = groups.map((group) => [
    group.name,
    String(group.cases),
    percent(group.right, group.cases),
    percent(group.wrong, group.cases),
    percent(group.none, group.cases),
    percent(group.titlesRight, group.titled),
  ]);
  const head = ['group', 'cases', 'right %', 'silently wrong %', 'nothing %', 'title %'];
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [head, ...rows].map(line).join('\n');
}
