import type { Locale } from '@/lib/contract/locale';
import type { ActionRecord } from '@/lib/gate/action';
import { readCorrection } from '@/lib/language/correction';
import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { placeOf } from '@/lib/language/words-in';
import { joinLocal } from '@/lib/time/local-date';
import { localNow } from '@/lib/time/zoned-time';

const FIELDLESS: ReadonlySet<string> = new Set(['todo_complete', 'todo_reopen', 'todo_delete']);
const ANOTHER = anyDialogueWord('another');

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
  const correction = readCorrection(message, {
    now: joinLocal(localNow(situation.now, situation.timeZone)),
    locale: situation.locale,
  });
  if (!correction) return null;
  // What is checked off or deleted has no fields to correct: the words are about which todo it is.
  if (!correction.otherTool && open.every(({ tool }) => FIELDLESS.has(tool))) return null;
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

/** The title that the card proposes; one that changes other fields has none to correct, and a plan is changed as a whole. */
function titleOf({ tool, arguments: input }: ActionRecord): string {
  return typeof input.title === 'string' && !tool.startsWith('plan_') ? input.title : '';
}
