import { spanOf } from './sentence-span';
import type { When } from './types';
import { anyOf, everyLanguage, firstOf } from './words';

/**
 * Fits expressions of time to the sentence around them: what belongs to a name, a doing word or an event is left to
 * the title, and a length before "before" is a reminder. Order matters: each step sees the spans that the one before left.
 */
export function fitWhens(whens: When[], text: string, folded: string): When[] {
  return whens
    .filter((when) => !isModifier(when, folded))
    .filter((when, _, all) => !isRhythmOfName(when, folded, all))
    .map((when) => withoutNight(when, folded))
    .map(withoutParticle)
    .map(withoutEvent)
    .map((when) => withoutMealBefore(when, folded))
    .map((when) => asReminder(when, text, folded));
}

const FITS = everyLanguage.map(({ fit }) => fit);

/** "weekly review every Friday": where another repetition says when, the first belongs to the name. */
function isRhythmOfName(when: When, folded: string, all: When[]): boolean {
  const { start, end, text } = when.span;
  const rhythm = FITS.find((fit) => fit.rhythm?.alone.test(text))?.rhythm;
  if (!rhythm) return false;
  const isOther = all.some(
    (other) => other !== when && rhythm.other.test(other.span.text) && other.span.start > end,
  );
  return isOther && start < end && /^ \p{L}/u.test(folded.slice(end, end + 2));
}

/** "date night saturday": the night is what one does; it still tells which half of the day is meant. */
function withoutNight(when: When, folded: string): When {
  const before = folded.slice(0, when.span.start);
  for (const { doing } of FITS) {
    const length = doing?.opening.exec(when.span.text)?.[0].length ?? 0;
    if (length > 0 && doing?.before.test(before)) return shortened(when, length);
  }
  return when;
}

/** "Christmas presents", 春节车票, 下午茶: the day is part of a name and says nothing of when. */
function isModifier(when: When, folded: string): boolean {
  const holiday = FITS.find((fit) => fit.holiday.rule === when.rule)?.holiday;
  return holiday ? holiday.isOfName(when, folded) : FITS.some((fit) => fit.isOfName(when, folded));
}

const PARTICLE = anyOf(({ fit }) => fit.particle);

/** "check in tomorrow": the particle belongs to the doing word before it. */
function withoutParticle(when: When): When {
  return shortened(when, PARTICLE.exec(when.span.text)?.[0].length ?? 0);
}

const EVENT = anyOf(({ fit }) => fit.event);

/** "lunch on the 3rd": the meal is what one does; only the day is when. */
function withoutEvent(when: When): When {
  const length = EVENT.exec(when.span.text)?.[0].length ?? 0;
  if (length === 0 || length === when.span.text.length) return when;
  const { span } = shortened(when, length);
  return when.part && !saysHour(when) ? withoutTime({ ...when, span }) : { ...when, span };
}

/** "tomorrow lunch with Ann": what follows the meal tells that it is what one does. */
function withoutMealBefore(when: When, folded: string): When {
  const { start, end } = when.span;
  const words = folded.slice(start, end);
  const behind = folded.slice(end, end + 8);
  const length = firstOf(({ fit: { closingEvent } }) => {
    const index = closingEvent?.event.exec(words)?.index;
    return index && closingEvent?.behind.test(behind) ? index : undefined;
  });
  if (!length) return when;
  const span = spanOf(when.span.text, 0, length);
  const shorter = { ...when, span: { start, end: start + length, text: span.text } };
  return when.part && !saysHour(when) ? withoutTime(shorter) : shorter;
}

/** "Lunch at 12" names its hour; "lunch on the 3rd" has only the usual one. A part of the day alone ends somewhere. */
const saysHour = (when: When): boolean =>
  when.certainty.time === 'said' || (when.time !== undefined && when.endTime === undefined);

/** The usual hour of a meal is nothing that was said. */
function withoutTime(when: When): When {
  const { time: _time, endTime: _endTime, endDate: _end, part: _part, alternatives: _others, ...rest } = when;
  return { ...rest, certainty: { ...when.certainty, time: undefined } };
}

function shortened(when: When, length: number): When {
  if (length === 0) return when;
  const { start, end, text } = when.span;
  return { ...when, span: { start: start + length, end, text: text.slice(length) } };
}

const ASKS_REMINDER = anyOf(({ fit }) => fit.asksReminder);
const REMINDER_BEFORE = anyOf(({ fit }) => fit.reminderBefore);
const REMINDER_BEHIND = anyOf(({ fit }) => fit.reminderBehind);

/** "remind me 10 minutes before the meeting": the length of time is the reminder's distance, not how long it takes. */
function asReminder(when: When, text: string, folded: string): When {
  if (!when.durationMinutes || when.date || when.time || !ASKS_REMINDER.test(folded)) return when;
  const { start, end } = when.span;
  const after = REMINDER_BEHIND.exec(folded.slice(end, end + 16))?.[0];
  const before = REMINDER_BEFORE.exec(folded.slice(Math.max(0, start - 16), start))?.[0];
  if (after === undefined && before === undefined) return when;
  const { durationMinutes, durationSeconds: _seconds, ...rest } = when;
  const span = spanOf(text, start - (before?.length ?? 0), end + (after?.length ?? 0));
  return { ...rest, reminderMinutesBefore: durationMinutes, span };
}
