import { addDays } from '@/lib/time/local-date';
import type { Region } from './grammar';
import type { LanguagePack } from './pack';
import { type Sentence, spanOf } from './sentence';
import type { TodoDraft } from './understanding';
import { anyOf } from './words';

/** "when I get home remind me to …": no clock knows when that is, so that the title keeps it. */
export function withCondition(
  sentence: Sentence,
  item: TodoDraft,
  condition: Region | undefined,
  pack: LanguagePack,
): TodoDraft {
  if (!condition || !item.title) return item;
  const dates = /^[\uE000\s]*/.exec(sentence.masked.slice(condition.start, condition.end))?.[0].length ?? 0;
  const words = sentence.text.slice(condition.start + dates, condition.end).trim();
  const { value, span } = item.title;
  const start = Math.min(condition.start + dates, span.start);
  return {
    ...item,
    title: {
      ...item.title,
      value: pack.spaceless ? `${words}${value}` : `${value} ${words}`,
      span: spanOf(sentence.text, start, Math.max(condition.end, span.end)),
    },
  };
}

/** Rules that no asking word brought about: a kind of thing may then be the title itself ("task, 2 hours"). */
export const bareRules: ReadonlySet<string> = new Set(['dated', 'noun-phrase', 'doing-word', 'bare']);

/** "Remind me at 3", "an alarm for 7" ask for a reminder at the due time; an added todo with a time does not. */
export function withReminder(
  sentence: Sentence,
  item: TodoDraft,
  rule: string,
  pack: LanguagePack,
): TodoDraft {
  const isOrder = /^(?:remind|be-reminded|by-date|wake-up)/.test(rule);
  const isAsked = isOrder || (bareRules.has(rule) ? pack.remindMe : pack.reminding).test(sentence.masked);
  if (item.reminders || !item.dueTime || !isAsked) return item;
  const from = 'remind-at-due-time';
  return {
    ...item,
    reminders: { value: [{ minutesBefore: 0 }], certainty: 'inferred', span: item.dueTime.span, from },
  };
}

/**
 * "Wake me at 6", "dinner at 7": what is done tells which half of the day a bare hour means. The other reading stays
 * as the alternative.
 */
export function withLikelyHalf(sentence: Sentence, item: TodoDraft, pack: LanguagePack): TodoDraft {
  const time = item.dueTime;
  if (time?.certainty !== 'inferred' || !item.alternatives) return item;
  const isMorning = pack.morning.test(sentence.masked);
  if (isMorning === pack.evening.test(sentence.masked)) return item;
  const isRight = (value: string | undefined) => value !== undefined && value < '12:00' === isMorning;
  const other = item.alternatives.find((alternative) => isRight(alternative.time));
  if (isRight(time.value) || !other?.time) return item;
  const today = sentence.context.now.slice(0, 10);
  const date = item.dueDate?.value ?? today;
  const isPast = `${other.date ?? date}T${other.time}` <= sentence.context.now;
  const inferred = { certainty: 'inferred' as const, span: time.span, from: 'likely-half-of-the-day' };
  const day = isPast && item.dueDate?.certainty !== 'said' ? addDays(date, 1) : (other.date ?? date);
  return {
    ...item,
    dueTime: { ...inferred, value: other.time },
    ...(item.dueDate ? { dueDate: { ...item.dueDate, value: day } } : {}),
    alternatives: [{ date, time: time.value }, ...item.alternatives.filter((each) => each !== other)],
  };
}

const NAMED = anyOf(({ orders }) => orders.named);

/** A message that is nothing but a moment keeps the person's words as its title, as a guess that the card shows. */
export function literal(sentence: Sentence, region: Region, item: TodoDraft, rule: string): TodoDraft {
  if (item.title || rule !== 'dated') return item;
  const words = sentence.text.slice(region.start, region.end);
  // "Christmas is on the 25th" names the day itself, and that is its title.
  const named = NAMED.exec(words)?.groups?.name ?? words;
  const span = spanOf(sentence.text, region.start, region.start + named.length);
  return {
    ...item,
    title: { value: span.text.trim(), certainty: 'inferred', span, from: 'words-of-the-moment' },
  };
}
