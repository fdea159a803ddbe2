import type { Locale } from '@/lib/contract/locale';
import type { ActionRecord } from '@/lib/gate/action';
import type { Correction } from '@/lib/language/correction';
import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { readMoreDays } from '@/lib/language/more-days';
import { readNamedCorrection } from '@/lib/language/named-line';
import { readPlanChange } from '@/lib/language/plan-change';
import { readEdit } from '@/lib/language/read-edit';
import type { ReadContext } from '@/lib/language/types';
import { understand } from '@/lib/language/understand';
import { placeOf } from '@/lib/language/words-in';
import { joinLocal } from '@/lib/time/local-date';
import { localNow } from '@/lib/time/zoned-time';

const FIELDLESS: ReadonlySet<string> = new Set(['todo_complete', 'todo_reopen', 'todo_delete']);
const ANOTHER = anyDialogueWord('another');
const ALSO = anyDialogueWord('also');

/**
 * Whether a message corrects the open card ("make it 4pm", 改成周五), and which of its lines. `line` is null when the card has several and the words
 * do not say which is meant. Null altogether: the message is something else.
 */
export function readCardCorrection(
  message: string,
  open: ActionRecord[],
  situation: { now: Date; timeZone: string; locale: Locale },
): { line: ActionRecord | null } | null {
  // "and one for Thursday too" is another todo.
  if (ANOTHER.test(message.trim())) return null;
  const context = {
    now: joinLocal(localNow(situation.now, situation.timeZone)),
    locale: situation.locale,
  };
  const [only, ...others] = open;
  if (only?.tool === 'todo_add' && readMoreDays(message, context)) {
    // "Tuesday too" is one more day of what is every week, and another todo otherwise.
    return isWeekly(only) && others.length === 0 ? { line: only } : null;
  }
  // A number alone is the new hour of the one line that has one; of several it says neither which nor what.
  const correction = readEdit(message, context, others.length === 0 && only ? only.arguments : {});
  if (!correction) return namedLine(message, open, context);
  // What is checked off or deleted has no fields to correct: the words are about which todo it is.
  if (!correction.otherTool && open.every(({ tool }) => FIELDLESS.has(tool))) return null;
  if (correction.line === undefined && changesPlan(message, open, correction, context)) return null;
  const { swap } = correction.changes;
  if (swap) {
    // Words that stand in no title of the card are about something else.
    const lines = open.filter((action) => placeOf(titleOf(action), swap.value.from) !== undefined);
    return lines.length === 0 ? null : { line: lines.length === 1 ? (lines[0] ?? null) : null };
  }
  if (correction.line !== undefined) {
    return { line: open.at(correction.line > 0 ? correction.line - 1 : correction.line) ?? null };
  }
  return { line: open.length === 1 ? (open[0] ?? null) : null };
}

/** "lunch is at 12:30 instead", 牛奶周五买: the line that the words name by its title. "Also call Ann" is another todo. */
function namedLine(
  message: string,
  open: ActionRecord[],
  context: ReadContext,
): { line: ActionRecord | null } | null {
  const lines = open.filter(({ tool }) => !FIELDLESS.has(tool));
  if (ALSO.test(message.trim()) || asPlan(open, context)) return null;
  const named = readNamedCorrection(message, lines.map(nameOf), context);
  return named && { line: named.line === null ? null : (lines[named.line] ?? null) };
}

const nameOf = ({ target, arguments: { title } }: ActionRecord): string =>
  target?.todo.title ?? String(title ?? '');

/** Only a plan, or the moves of one, has several lines of one call; of one line the words tell that it was asked for as a plan. */
function asPlan(open: ActionRecord[], context: ReadContext): boolean {
  const isPlan = open.length > 1 || open[0]?.said.some((text) => understand(text, context).intent === 'plan');
  return isPlan === true && new Set(open.map(({ toolCallId }) => toolCallId)).size <= 1;
}

/** "Not on Wednesday", 周二也不行 about a plan keep a day free, "2 hours for the report" names a thing of it: it is planned anew. */
function changesPlan(
  message: string,
  open: ActionRecord[],
  { isDenial }: Correction,
  context: ReadContext,
): boolean {
  if (!asPlan(open, context)) return false;
  const days = open.flatMap(({ arguments: { dueDate } }) => (typeof dueDate === 'string' ? dueDate : []));
  const [from, to = from] = [days.toSorted()[0], days.toSorted().at(-1)];
  if (isDenial || from === undefined || to === undefined) return isDenial === true;
  const titles = open.map(({ arguments: { title } }) => String(title ?? ''));
  const change = readPlanChange(message, { titles, range: { from, to } }, context);
  return change !== null && (change.isNamed || change.isWhole === true || change.except !== undefined);
}

const isWeekly = ({ arguments: { recurrence } }: ActionRecord): boolean =>
  typeof recurrence === 'string' && /FREQ=WEEKLY;(?:.*;)?BYDAY=/.test(recurrence);

/** The title that the card proposes; one that changes other fields has none to correct, and a plan is changed as a whole. */
function titleOf({ tool, arguments: input }: ActionRecord): string {
  return typeof input.title === 'string' && !tool.startsWith('plan_') ? input.title : '';
}
