import { anyDialogueWord } from '@/lib/language/dialogue-words';
import type { Understanding } from '@/lib/language/understanding';
import { placeOf } from '@/lib/language/words-in';
import { formatMoment } from '@/lib/time/format';
import { argumentsNow, wasOpen } from './card-before';
import { linesOf } from './found-todos';
import { phrasesOf } from './phrases';
import type { Situation } from './read-prompt';
import type { Request } from './request';

const WHAT_WAS_IT = anyDialogueWord('whatWasIt');

/** "When is that?" about new todos on an open card: the question set the card aside, so it is answered and the card proposed again. */
export function asksAboutCard(
  { exchanges, context }: Situation,
  { language, intent }: Understanding,
): Pick<Request, 'understanding' | 'besides' | 'note'> | null {
  const said = exchanges.at(-1)?.said.trim() ?? '';
  const calls = exchanges.at(-2)?.steps.at(-1)?.calls.flatMap(linesOf) ?? [];
  const isAsked = (intent === 'query' || intent === 'other') && WHAT_WAS_IT.test(said);
  if (!isAsked || calls.length === 0 || !calls.every((call) => call.name === 'todo_add' && wasOpen(call)))
    return null;
  const besides = calls.map(argumentsNow);
  const today = context.now.slice(0, 10);
  const note = besides.map(({ title, dueDate, dueTime }) => {
    const time = typeof dueTime === 'string' ? dueTime : null;
    const moment = typeof dueDate === 'string' ? formatMoment(dueDate, time, today, language) : null;
    return phrasesOf(language).isSetFor(String(title), moment);
  });
  const understanding = { language, rule: 'asks-card', intent: 'create' as const, items: [] };
  return { understanding, besides, note: note.join('\n') };
}

const BETWEEN = anyDialogueWord('betweenNames').source;
const BETWEEN_BEFORE = new RegExp(`(?:${BETWEEN})$`, 'iu');
const BETWEEN_AFTER = new RegExp(`^(?:${BETWEEN})`, 'iu');

/** "buy milk, eggs and bread" without the eggs; undefined when the words are no part of a list. */
export function withoutPart(title: string, part: string): string | undefined {
  const start = placeOf(title, part);
  if (start === undefined) return undefined;
  const [before, after] = [title.slice(0, start), title.slice(start + part.length)];
  const lead = BETWEEN_BEFORE.exec(before)?.[0] ?? '';
  if (lead) return `${before.slice(0, before.length - lead.length)}${after}`;
  const next = BETWEEN_AFTER.exec(after)?.[0] ?? '';
  return next ? `${before}${after.slice(next.length)}` : undefined;
}
