import { addDays } from '@/lib/time/local-date';
import { DATE } from './sentence';
import type { When } from './types';
import { anyOf } from './words';

/** What the days of a message are for a plan: where to take things from, where to put them, be it on each of several, or what to leave free. */
export type PlanDays = { from?: string; on?: string; onEach?: string[]; except?: string[] };

const MOVE = anyOf(({ planChange }) => planChange.days.move);
const KEEP_FREE = anyOf(({ planChange }) => planChange.days.keepFree);
const IN_PLACE = anyOf(({ planChange }) => planChange.days.inPlace);
const EITHER = anyOf(({ planChange }) => planChange.days.either);
const LISTED = anyOf(({ planChange }) => planChange.days.listed);
const GOAL = anyOf(({ planChange }) => planChange.days.goal);
const GOAL_BEFORE = anyOf(({ planChange }) => planChange.days.goalBefore);
const GOAL_BEHIND = anyOf(({ planChange }) => planChange.days.goalBehind);
const GOAL_INSIDE = anyOf(({ planChange }) => planChange.days.goalInside);
const ORIGIN = anyOf(({ planChange }) => planChange.days.origin);
const MOST_DAYS = 31;

/**
 * What the days that a message names are to a plan; `masked` has expressions of time hidden. Null when that can't be told: then nothing
 * may be guessed.
 */
export function readPlanDays(whens: readonly When[], masked: string): PlanDays | null {
  const dated = whens.filter((when) => when.date && when.certainty.date === 'said');
  const days = [...new Set(dated.flatMap(({ date }) => date ?? []))];
  const [first, last] = [dated[0], dated.at(-1)];
  if (!first?.date || !last?.date) return {};
  // "On Thursday to 6pm" is read as one expression that holds no hour.
  if (GOAL_INSIDE.test(first.span.text) && !first.time && !first.endDate) return null;
  const isMove = MOVE.test(masked);
  const isFree = KEEP_FREE.test(masked);
  // "The gym on Wednesday and Friday": once on each.
  if (!isFree && days.length > 1 && isList(dated, masked) && !IN_PLACE.test(masked)) return { onEach: days };
  if (isMove && days.length === 2) {
    const isTurned = isTarget(first, masked) && !isTarget(last, masked);
    return isTurned ? { from: last.date, on: first.date } : { from: first.date, on: last.date };
  }
  if (isFree) return isList(dated, masked) ? { except: dated.flatMap(daysIn) } : null;
  if (days.length > 1) return null;
  if (!isMove || isTarget(first, masked)) return { on: first.date };
  if (ORIGIN.test(first.span.text.toLowerCase()) && dated.length === 1) return { except: [first.date] };
  // 把周四的跑步改到早上: the day says which one is meant, and stays.
  const goesOn = dated.length > 1 || GOAL_BEHIND.test(masked);
  return goesOn ? { from: first.date, on: first.date } : { on: first.date };
}

/** "to Friday", 挪到周五. */
function isTarget({ span }: When, masked: string): boolean {
  const before = masked.slice(Math.max(0, span.start - 8), span.start);
  return GOAL.test(span.text.toLowerCase()) || GOAL_BEFORE.test(before);
}

function isList(dated: readonly When[], masked: string): boolean {
  return dated.every(({ span }, index) => {
    const next = dated[index + 1];
    const between = next ? masked.slice(span.end, next.span.start).replaceAll(DATE, '') : '';
    return !next || (LISTED.test(between) && !(between.includes(',') && IN_PLACE.test(masked)));
  });
}

/** 周三到周五 is all three. */
function daysIn({ date, endDate, alternatives = [], span }: When): string[] {
  if (!date) return [];
  // "Monday or Tuesday" are both to be free.
  const others = EITHER.test(span.text) ? alternatives.flatMap((other) => other.date ?? []) : [];
  const days = [date, ...others];
  for (let day = date; endDate && day < endDate && days.length < MOST_DAYS; ) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
}
