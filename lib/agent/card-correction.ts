import type { Locale } from '@/lib/contract/locale';
import type { ActionRecord } from '@/lib/gate/action';
import { readCorrection } from '@/lib/language/correction';
import { joinLocal } from '@/lib/time/local-date';
import { localNow } from '@/lib/time/zoned-time';

/**
 * Whether a message corrects the open card ("make it 4pm", 改成周五), and which of its lines. `line` is null when the card has several and the words
 * do not say which is meant. Null altogether: the message is something else.
 */
export function readCardCorrection(
  message: string,
  open: ActionRecord[],
  situation: { now: Date; timeZone: string; locale: Locale },
): { line: ActionRecord | null } | null {
  const correction = readCorrection(message, {
    now: joinLocal(localNow(situation.now, situation.timeZone)),
    locale: situation.locale,
  });
  if (!correction) return null;
  if (correction.line !== undefined) {
    return { line: open.at(correction.line > 0 ? correction.line - 1 : correction.line) ?? null };
  }
  return { line: open.length === 1 ? (open[0] ?? null) : null };
}
