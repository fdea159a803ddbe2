import type { Action, CardField, Conflict, Evidence, Warning } from '@/lib/contract/action';
import type { Locale } from '@/lib/contract/locale';
import { type Say, sayIn } from '@/lib/i18n/server/translate';
import { formatMoment } from '@/lib/time/format';
import { localNow } from '@/lib/time/zoned-time';
import type { CardContent } from '@/lib/tools/define-tool';
import { findWriteTool } from '@/lib/tools/registry';
import { isSet, sameValue } from '@/lib/tools/todo-fields';
import { type ActionRecord, isReproposable, statusAt } from './action';
import { displayValue } from './display-value';
import { warningWords } from './warning-words';

export type Reader = { locale: Locale; now: Date };

/**
 * A card as one reader sees it now: everything it says is rendered from the stored arguments, in the reader's language, never from the
 * prose of a model. `today` is the person's wall clock in the zone the action was proposed in.
 */
export function renderAction(action: ActionRecord, { locale, now }: Reader): Action {
  const say = sayIn(locale);
  const today = localNow(now, action.timeZone).date;
  const status = statusAt(action, now);
  const content = contentOf(action);
  return {
    id: action.id,
    batchId: action.batchId,
    threadId: action.threadId,
    turnId: action.turnId,
    agent: action.agent,
    tool: action.tool,
    risk: action.risk,
    status,
    version: action.version,
    arguments: action.arguments,
    title: titleOf(action, content, { say, today, locale }),
    subject: content.subject,
    consequence: consequenceOf(action, content, say),
    fields: content.fields.map((field) => renderField(action, field, { say, today, locale })),
    warnings: action.findings.warnings.map(
      (warning): Warning => ({
        code: warning.code,
        message: warningWords(warning, { say, today, locale }),
      }),
    ),
    conflicts: action.findings.conflicts.map(
      (conflict): Conflict => ({
        kind: conflict.kind,
        todo: conflict.todo,
        message: say(`card.conflict.${conflict.kind}`, {
          title: conflict.todo.title,
          when: conflict.todo.dueDate
            ? formatMoment(conflict.todo.dueDate, conflict.todo.dueTime, today, locale)
            : '',
        }),
      }),
    ),
    proposedAt: action.proposedAt.toISOString(),
    expiresAt: action.expiresAt.toISOString(),
    decidedAt: (action.undoneAt ?? action.decidedAt)?.toISOString(),
    result: status === 'pending' ? undefined : resultOf(action, status, content, say),
    ...(action.decidedHow && { decidedHow: action.decidedHow }),
    undoable: status === 'confirmed' && action.undo !== null,
    reproposable: isReproposable(action, now),
  };
}

type Words = { say: Say; today: string; locale: Locale };

function contentOf(action: ActionRecord): CardContent {
  const tool = findWriteTool(action.tool);
  // A tool that is gone from the registry: the card still says what was stored.
  if (!tool) return { verb: 'change', subject: String(action.arguments.title ?? action.tool), fields: [] };
  return tool.describe(action.arguments, action.target?.todo ?? null);
}

function titleOf(action: ActionRecord, content: CardContent, { say, today, locale }: Words): string {
  if (content.verb === 'move') {
    const { dueDate, dueTime } = { ...action.target?.todo, ...action.arguments } as {
      dueDate?: string | null;
      dueTime?: string | null;
    };
    if (!dueDate) return say('card.title.moveAnywhere');
    return say('card.title.move', { when: formatMoment(dueDate, dueTime ?? null, today, locale) });
  }
  if (content.verb === 'remind') {
    const [reminder] = content.fields;
    if (!isSet(reminder?.before)) return say('card.title.remind');
    return say(`card.title.${isSet(reminder?.value) ? 'remindOtherwise' : 'remindNoMore'}`);
  }
  const isOnce = content.verb === 'complete' && Boolean(action.target?.todo.recurrence);
  return say(`card.title.${isOnce ? 'completeOnce' : content.verb}`);
}

/** What follows from a card of medium or high risk, and whether it can be taken back. */
function consequenceOf(action: ActionRecord, content: CardContent, say: Say): string | undefined {
  if (action.risk === 'high')
    return say(`card.consequence.${content.verb === 'delete' ? 'deleteMany' : 'changeMany'}`);
  return action.risk === 'medium' ? say(`card.consequence.${content.verb}`) : undefined;
}

function renderField(action: ActionRecord, field: CardContent['fields'][number], words: Words): CardField {
  const { say } = words;
  const first = action.proposedArguments[field.name];
  const changed = action.version > 1 && !sameValue(first, action.arguments[field.name]);
  const before = field.before ?? (changed ? first : undefined);
  const stored = action.findings.evidence[field.name] ?? { kind: 'inferred' as const, from: 'model' };
  const from = originWords(stored, say);
  const alternatives = action.findings.alternatives.filter((alternative) => alternative.field === field.name);
  return {
    name: field.name,
    label: say(`card.label.${field.name}`),
    value: field.value ?? null,
    display: displayValue(field.name, field.value, words),
    ...(isSet(before) && { before: displayValue(field.name, before, words) }),
    ...(changed && { changed: true }),
    evidence: { kind: stored.kind, ...(stored.quote && { quote: stored.quote }), ...(from && { from }) },
    ...(alternatives.length > 0 && {
      alternatives: alternatives.map(({ arguments: other }) => ({
        display: displayValue(field.name, other[field.name], words),
        arguments: { ...action.arguments, ...other },
      })),
    }),
  };
}

const ORIGINS = ['model', 'edit', 'context', 'list'];

/** What an assumption rests on: the person's own words where there are some. The name of a rule is for tests, not for people. */
function originWords(evidence: Evidence, say: Say): string | undefined {
  if (evidence.from && ORIGINS.includes(evidence.from)) return say(`card.from.${evidence.from}`);
  return evidence.kind === 'inferred' ? evidence.quote : undefined;
}

const DONE: Record<CardContent['verb'], string> = {
  add: 'added',
  change: 'changed',
  move: 'moved',
  remind: 'changed',
  complete: 'completed',
  reopen: 'reopened',
  delete: 'deleted',
};

function resultOf(
  action: ActionRecord,
  status: Action['status'],
  content: CardContent,
  say: Say,
): Action['result'] {
  const reason = action.reason ?? undefined;
  const todoIds = action.result?.todoIds;
  return {
    ...(reason && { reason }),
    ...(todoIds && { todoIds }),
    message: say(`card.result.${resultKey(action, status, content)}`, minutesOf(action)),
  };
}

function resultKey(action: ActionRecord, status: Action['status'], content: CardContent): string {
  switch (status) {
    case 'confirmed':
      return DONE[content.verb];
    case 'cancelled':
    case 'superseded':
      return action.reason && ['new_message', 'new_card', 'other_tool'].includes(action.reason)
        ? action.reason
        : 'cancelled';
    case 'failed':
      return action.reason === 'target_gone' ? 'target_gone' : 'failed';
    default:
      return status;
  }
}

/** How long the last version waited: the setting may change, the sentence about the past may not. */
function minutesOf(action: ActionRecord): { minutes: number } {
  return {
    minutes: Math.max(1, Math.round((action.expiresAt.getTime() - action.proposedAt.getTime()) / 60_000)),
  };
}
