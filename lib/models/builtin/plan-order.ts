import type { Locale } from '@/lib/contract/locale';
import type { Plan } from '@/lib/language/understanding';
import { askedIn, placesIn } from './asked-plan';
import { phrasesOf } from './phrases';
import type { AnsweredCall, Situation } from './read-prompt';
import { reordered, standsInOrder } from './swap-places';

/** Looks for room at most so often until the things stand in the order that was said. */
const MOST_LOOKS = 4;

/** "Prep before the review": what to look for again where the last look put them the other way round. */
export function inOrderInstead(
  situation: Situation,
  { order = [] }: Plan,
): Record<string, unknown> | undefined {
  const looks = looksOf(situation);
  const last = looks.at(-1);
  const asked = last && askedIn(last.input, last.result.placements);
  if (!asked || looks.length >= MOST_LOOKS) return undefined;
  for (const each of order) {
    const items = reordered(asked, each);
    if (items) return { ...last.input, items };
  }
  return undefined;
}

/** The look that found a place for most, and of those the one that keeps most of the order. */
export function bestLook(situation: Situation, { order = [] }: Plan): AnsweredCall | undefined {
  const faultsOf = ({ result }: AnsweredCall): number => {
    const placed = placesIn(result.placements);
    return order.filter((each) => !standsInOrder(placed, each)).length - 100 * placed.length;
  };
  const looks = looksOf(situation);
  return looks.toSorted((a, b) => faultsOf(a) - faultsOf(b))[0];
}

/** Which things could not be put in the order that was said. */
export function orderWords(placements: unknown, { order = [] }: Plan, language: Locale): string {
  const placed = placesIn(placements);
  return order
    .filter((each) => !standsInOrder(placed, each))
    .map(({ first, second }) => phrasesOf(language).notBefore(first, second))
    .join('\n');
}

const looksOf = ({ exchanges }: Situation): AnsweredCall[] =>
  (exchanges.at(-1)?.steps.flatMap((step) => step.calls) ?? []).filter(
    ({ name, input }) => name === 'plan_free_slots' && Array.isArray(input.items),
  );
