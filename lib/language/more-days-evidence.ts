import type { Evidence } from '@/lib/contract/action';
import { weekday } from '@/lib/time/local-date';
import { CODES, type MoreDays, readMoreDays } from './more-days';
import type { Sentence } from './sentence';

const LONGEST = 100;

/**
 * What "Tuesday too" says for an argument: one more day of a rhythm, whose other days were said before, or the day of one more todo. `rest`
 * are the sentences that the arguments are held against apart from that. `sentences` are newest first.
 */
export function weighMoreDays(
  sentences: Sentence[],
  { recurrence, dueDate }: Record<string, unknown>,
): { fields: Record<string, Evidence>; rest: Sentence[] } {
  const more = new Map(
    sentences.flatMap((each) => (moreIn(each) ? [[each, moreIn(each) as MoreDays] as const] : [])),
  );
  const [newest] = more.values();
  const rest = sentences.filter((sentence) => !more.has(sentence));
  const day = typeof dueDate === 'string' ? weekday(dueDate) : undefined;
  if (!newest) return { fields: {}, rest };
  if (typeof recurrence !== 'string')
    return { fields: {}, rest: day !== undefined && newest.days.includes(day) ? sentences : rest };
  const rule = /BYDAY=(?<codes>[A-Z,]+)/.exec(recurrence)?.groups?.codes?.split(',') ?? [];
  const isSaid = [...more.values()]
    .flatMap(({ days }) => days)
    .every((each) => rule.includes(CODES[each] ?? ''));
  if (!isSaid) return { fields: {}, rest: sentences };
  const begins = day !== undefined && rule.includes(CODES[day] ?? '');
  return {
    fields: {
      recurrence: { kind: 'said', quote: newest.words },
      ...(begins ? { dueDate: { kind: 'inferred', from: 'more-days', quote: newest.words } } : {}),
    },
    rest,
  };
}

const moreIn = ({ text, context }: Sentence): MoreDays | undefined =>
  text.length > LONGEST ? undefined : readMoreDays(text, context);
