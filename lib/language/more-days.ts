import { weekday } from '@/lib/time/local-date';
import { anyDialogueWord } from './dialogue-words';
import { DATE, readSentence } from './sentence';
import type { ReadContext, When } from './types';
import { anyOf } from './words';

/** Days of the week, 0 is Monday, and the words that name them. */
export type MoreDays = { days: number[]; words: string };

const ALSO_ON = anyDialogueWord('alsoOn');
const WEEKDAY_WORD = anyOf(({ moments }) => moments.weekday);
const LISTED = anyOf(({ planChange }) => planChange.days.listed);
/** The days of the week as rules of recurrence name them, Monday first. */
export const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** "Tuesday too", 周二也要: days of the week that come to those of what was just spoken of. Undefined for anything else beside them. */
export function readMoreDays(text: string, context: ReadContext): MoreDays | undefined {
  const words = ALSO_ON.exec(text.trim())?.groups?.when;
  if (!words) return undefined;
  const { whens, masked } = readSentence(words, context);
  const isPlain = masked.split(new RegExp(`${DATE}+`, 'u')).every((between) => LISTED.test(between));
  const each = whens.map(weekdaysOf);
  return whens.length > 0 && isPlain && each.every((days) => days.length > 0)
    ? { days: each.flat(), words }
    : undefined;
}

function weekdaysOf({ date, span, recurrence, time }: When): number[] {
  if (time !== undefined) return [];
  const named = /^FREQ=WEEKLY;BYDAY=([A-Z,]+)$/.exec(recurrence ?? '')?.[1]?.split(',') ?? [];
  if (recurrence) return named.map((code) => CODES.indexOf(code));
  return date && WEEKDAY_WORD.test(span.text) ? [weekday(date)] : [];
}
