import { languageOf } from './language-of';
import { packOf } from './packs';
import { readPlanItems } from './plan';
import type { ReadContext } from './types';
import { understand } from './understand';
import type { DayRange, PlannedItem } from './understanding';
import { everyLanguage } from './words';

/** Things that come to a plan; `isNamed` when the words name the plan, so that nothing else can be meant. */
export type PlanAddition = { items: PlannedItem[]; isNamed: boolean };

const LONGEST = 200;
const TO_PLAN = everyLanguage.flatMap(({ planChange }) => planChange.toPlan);
const ALSO = everyLanguage.flatMap(({ planChange }) => planChange.also);
/** Orders of their own: what is to be remembered is no thing to find time for. */
const OTHER_ORDER = /^(?:remind|set-|note-down|be-reminded)/;

/** "Add emails to the plan", "also 2h of writing by Friday", 把回邮件也加进计划. Null for everything that names nothing to plan. */
export function readPlanAddition(text: string, range: DayRange, context: ReadContext): PlanAddition | null {
  const said = text.trim();
  if (said.length > LONGEST) return null;
  const named = thingsIn(said, TO_PLAN);
  const things = named ?? thingsIn(said, ALSO);
  if (things === undefined) return null;
  const { intent, rule } = understand(things, context);
  const isThing = intent === 'other' || intent === 'plan' || (intent === 'create' && !OTHER_ORDER.test(rule));
  if (!named && !isThing) return null;
  const items = readPlanItems(things, context, packOf(languageOf(said)), { within: range });
  return items.length > 0 ? { items, isNamed: named !== undefined } : null;
}

const thingsIn = (said: string, patterns: RegExp[]): string | undefined =>
  patterns.map((pattern) => pattern.exec(said)?.groups?.things).find((things) => things !== undefined);
