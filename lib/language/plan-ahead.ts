import { addDays } from '@/lib/time/local-date';
import type { LanguagePack } from './pack';
import { namesTitle } from './plan-titles';
import { fold } from './sentence';
import type { ReadContext } from './types';
import type { Plan, PlannedItem } from './understanding';

/**
 * "Review on Thursday, prep before that", 评审前准备材料: the title without these words, and which thing comes first. What has its own day sets a
 * last day for what comes before it. Words that name no other thing of the plan stay in the title.
 */
export function readAhead(
  items: PlannedItem[],
  pack: LanguagePack,
  { now }: ReadContext,
): Pick<Plan, 'items' | 'order'> {
  const today = now.slice(0, 10);
  const pairs = items.map((item, index) => {
    const match = pack.plan.ahead
      .map((pattern) => pattern.exec(item.title.value))
      .find((found) => found !== null);
    const { rest, name } = match?.groups ?? {};
    const isIt = (each: PlannedItem) => each !== item && isCalled(name ?? '', each);
    const at = name === undefined ? index - 1 : items.findIndex(isIt);
    return rest && items[at] ? { title: rest.trim(), at } : undefined;
  });
  const titleAt = (index: number): string => pairs[index]?.title ?? items[index]?.title.value ?? '';
  const order = pairs.flatMap((pair) => (pair ? [{ first: pair.title, second: titleAt(pair.at) }] : []));
  const read = items.map((item, index): PlannedItem => {
    const pair = pairs[index];
    const on = pair && items[pair.at]?.on;
    if (!pair) return item;
    const title = { ...item.title, value: pair.title };
    if (!on || item.before || item.on) return { ...item, title };
    const eve = addDays(on.value, -1);
    return { ...item, title, before: { ...on, value: eve < today ? on.value : eve, certainty: 'inferred' } };
  });
  return { items: read, ...(order.length > 0 ? { order } : {}) };
}

const isCalled = (name: string, { title }: PlannedItem): boolean => namesTitle(fold(name), title.value);
