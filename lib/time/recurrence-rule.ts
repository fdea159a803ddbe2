import { isLocalDate, type LocalDate } from './local-date';

export const frequencies = [
  'SECONDLY',
  'MINUTELY',
  'HOURLY',
  'DAILY',
  'WEEKLY',
  'MONTHLY',
  'YEARLY',
] as const;
export type Frequency = (typeof frequencies)[number];
/** Index is the weekday number used everywhere here: 0 = Monday. */
export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
/** `nth` 0 means every such weekday; 1 the first, -1 the last of the month or year. */
export type RuleDay = { nth: number; weekday: number };

/** The parts of an RFC 5545 RRULE that a todo can have. */
export type RecurrenceRule = {
  frequency: Frequency;
  interval: number;
  count?: number;
  /** The last day on which it may happen. */
  until?: LocalDate;
  days: RuleDay[];
  monthDays: number[];
  months: number[];
  hours: number[];
  minutes: number[];
  setPositions: number[];
};

const LIMITS: Record<string, { min: number; max: number; negative?: boolean }> = {
  BYMONTHDAY: { min: 1, max: 31, negative: true },
  BYMONTH: { min: 1, max: 12 },
  BYHOUR: { min: 0, max: 23 },
  BYMINUTE: { min: 0, max: 59 },
  BYSETPOS: { min: 1, max: 366, negative: true },
  INTERVAL: { min: 1, max: 1000 },
  COUNT: { min: 1, max: 10_000 },
};

function readNumbers(key: string, value: string): number[] | null {
  const limit = LIMITS[key];
  if (!limit) return null;
  const numbers: number[] = [];
  for (const item of value.split(',')) {
    if (!/^-?\d{1,5}$/.test(item)) return null;
    const number = Number(item);
    const size = Math.abs(number);
    if ((number < 0 && !limit.negative) || size < limit.min || size > limit.max) return null;
    numbers.push(number);
  }
  return numbers;
}

function readDays(value: string): RuleDay[] | null {
  const days: RuleDay[] = [];
  for (const item of value.split(',')) {
    const match = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(item);
    if (!match) return null;
    const nth = Number(match[1] ?? 0);
    if (Math.abs(nth) > 53 || (match[1] !== undefined && nth === 0)) return null;
    days.push({ nth, weekday: weekdayCodes.findIndex((code) => item.endsWith(code)) });
  }
  return days;
}

function readUntil(value: string): LocalDate | null {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T\d{6}Z?)?$/.exec(value);
  const date = match ? `${match[1]}-${match[2]}-${match[3]}` : '';
  return isLocalDate(date) ? date : null;
}

function readPart(rule: RecurrenceRule, key: string, value: string): boolean {
  if (key === 'WKST') return value === 'MO';
  if (key === 'UNTIL') {
    const until = readUntil(value);
    if (until) rule.until = until;
    return until !== null;
  }
  if (key === 'BYDAY') {
    const days = readDays(value);
    if (days) rule.days = days;
    return days !== null;
  }
  const numbers = readNumbers(key, value);
  if (!numbers) return false;
  if (key === 'INTERVAL' || key === 'COUNT') {
    if (numbers.length !== 1) return false;
    if (key === 'INTERVAL') rule.interval = numbers[0] ?? 1;
    else rule.count = numbers[0];
    return true;
  }
  if (key === 'BYMONTHDAY') rule.monthDays = numbers;
  else if (key === 'BYMONTH') rule.months = numbers;
  else if (key === 'BYHOUR') rule.hours = numbers;
  else if (key === 'BYMINUTE') rule.minutes = numbers;
  else rule.setPositions = numbers;
  return true;
}

/**
 * Reads an RRULE value without the prefix. Stricter than the standard: every key at most once, weeks start on Monday,
 * only the parts above. Null for everything else, so that nothing unreadable is ever stored.
 */
export function parseRecurrence(text: string): RecurrenceRule | null {
  if (text.length > 500) return null;
  const rule: RecurrenceRule = {
    frequency: 'DAILY',
    interval: 1,
    days: [],
    monthDays: [],
    months: [],
    hours: [],
    minutes: [],
    setPositions: [],
  };
  const seen = new Set<string>();
  for (const part of text.split(';')) {
    const [key = '', value = '', ...rest] = part.split('=');
    if (rest.length > 0 || seen.has(key)) return null;
    seen.add(key);
    if (key === 'FREQ') {
      const frequency = frequencies.find((name) => name === value);
      if (!frequency) return null;
      rule.frequency = frequency;
    } else if (!readPart(rule, key, value)) return null;
  }
  const nthAllowed = rule.frequency === 'MONTHLY' || rule.frequency === 'YEARLY';
  if (!seen.has('FREQ') || (rule.count !== undefined && rule.until !== undefined)) return null;
  if (!nthAllowed && rule.days.some((day) => day.nth !== 0)) return null;
  if (rule.setPositions.length > 0 && rule.days.length === 0 && rule.monthDays.length === 0) return null;
  return rule;
}

/** The RRULE value of a rule, in one canonical order. */
export function formatRecurrence(rule: Partial<RecurrenceRule> & { frequency: Frequency }): string {
  const parts = [`FREQ=${rule.frequency}`];
  const add = (key: string, values: readonly (number | string)[] | undefined) => {
    if (values && values.length > 0) parts.push(`${key}=${values.join(',')}`);
  };
  if (rule.interval !== undefined && rule.interval !== 1) parts.push(`INTERVAL=${rule.interval}`);
  add('BYMONTH', rule.months);
  add('BYMONTHDAY', rule.monthDays);
  add(
    'BYDAY',
    rule.days?.map((day) => `${day.nth === 0 ? '' : day.nth}${weekdayCodes[day.weekday]}`),
  );
  add('BYHOUR', rule.hours);
  add('BYMINUTE', rule.minutes);
  add('BYSETPOS', rule.setPositions);
  if (rule.count !== undefined) parts.push(`COUNT=${rule.count}`);
  if (rule.until !== undefined) parts.push(`UNTIL=${rule.until.replaceAll('-', '')}`);
  return parts.join(';');
}
