import { spanOf } from './sentence-span';
import type { When } from './types';
import { alternatives } from './words';

const OR = new RegExp(`^\\s*[,，]?\\s*${alternatives(({ moments }) => moments.or)}\\s*$`, 'i');

/** "on Friday or Saturday": one expression, whose first day counts and whose second is the other reading. */
export function joinChoices(whens: readonly When[], text: string): When[] {
  const joined: When[] = [];
  for (const when of whens) {
    const before = joined.at(-1);
    if (before && areChoices(before, when) && OR.test(text.slice(before.span.end, when.span.start)))
      joined[joined.length - 1] = withChoice(before, when, text);
    else joined.push(when);
  }
  return joined;
}

const areChoices = (first: When, second: When): boolean =>
  [first, second].every((when) => (when.date ?? when.time) && !when.recurrence && !when.vague);

function withChoice(first: When, second: When, text: string): When {
  const other = {
    ...(second.certainty.date === 'inferred' ? {} : { date: second.date }),
    ...(second.time ? { time: second.time } : {}),
  };
  return {
    ...first,
    span: spanOf(text, first.span.start, second.span.end),
    alternatives: [other, ...(first.alternatives ?? [])],
  };
}
