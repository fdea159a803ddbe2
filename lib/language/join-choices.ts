import { spanOf } from './sentence-span';
import type { When } from './types';
import { alternatives, anyOf } from './words';

const OR = new RegExp(`^\\s*[,，]?\\s*${alternatives(({ moments }) => moments.or)}\\s*$`, 'i');

const ASKS_WHICH = anyOf(({ moments }) => moments.asksWhich);

/** The sentence with one mark for both moments. */
const aroundBoth = (first: When, second: When, text: string): string =>
  `${text.slice(0, first.span.start)}\uE000${text.slice(second.span.end)}`;

/** "on Friday or Saturday": one expression, whose first day counts and whose second is the other reading. */
export function joinChoices(whens: readonly When[], text: string): When[] {
  const joined: When[] = [];
  for (const when of whens) {
    const before = joined.at(-1);
    const areJoined =
      before && areChoices(before, when) && OR.test(text.slice(before.span.end, when.span.start));
    if (areJoined && !ASKS_WHICH.test(aroundBoth(before, when, text)))
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
