import type { Evidence } from '@/lib/contract/action';
import type { Todo } from '@/lib/contract/todo';
import { findEvidence } from '@/lib/language/evidence';
import type { ReadContext } from '@/lib/language/types';
import { partsOf } from '@/lib/time/local-date';
import type { FieldValue } from '@/lib/tools/define-tool';
import type { ActionFindings, WarningFinding } from './action';
import { canBeShown } from './grants';

export type EvidenceRequest = {
  /** What the person wrote, newest last. */
  words: string[];
  arguments: Record<string, unknown>;
  fields: FieldValue[];
  target: Todo | null;
  /** Fields that the person set by hand on the card: said, whatever the words are. */
  setByHand: ReadonlySet<string>;
  context: ReadContext;
};

/**
 * The second opinion: for each row of the card whether the person's words support it, and where they say something else. Costs no
 * model call, so it is there with every provider.
 */
export function weighEvidence(
  request: EvidenceRequest,
): Pick<ActionFindings, 'evidence' | 'warnings' | 'alternatives'> {
  const found = findEvidence(request.words, request.arguments, request.context, titleOf(request));
  const evidence: Record<string, Evidence> = {};
  for (const { name } of request.fields) {
    if (request.setByHand.has(name)) evidence[name] = { kind: 'said', from: 'edit' };
    // A row that only shows the todo as it is: no argument, so nobody had to say it.
    else if (!(name in request.arguments)) evidence[name] = { kind: 'default', from: 'list' };
    else evidence[name] = found.fields[name] ?? { kind: 'inferred', from: 'model' };
  }
  const warnings = found.warnings.filter(
    (warning) => !request.setByHand.has(String(warning.data.field ?? '')),
  );
  return {
    evidence,
    warnings: [...warnings, ...calendarWarnings(request)],
    alternatives: found.alternatives,
  };
}

/** What the line's todo is called: as it is on the list, which is how people speak of it, else as the arguments say. */
function titleOf({ target, arguments: input }: EvidenceRequest): string | undefined {
  return target?.title ?? (typeof input.title === 'string' ? input.title : undefined);
}

/** What the calendar itself has to say about the arguments. */
function calendarWarnings({ arguments: input, target, context }: EvidenceRequest): WarningFinding[] {
  const dueDate = typeof input.dueDate === 'string' ? input.dueDate : null;
  const dueTime = typeof input.dueTime === 'string' ? input.dueTime : (target?.dueTime ?? null);
  const warnings: WarningFinding[] = [];
  if (dueDate && `${dueDate}T${dueTime ?? '23:59'}` < context.now) {
    warnings.push({ code: 'past_date', data: { date: dueDate } });
  }
  const day = typeof input.recurrence === 'string' ? monthDayOf(input.recurrence, dueDate) : null;
  if (day !== null && day > 28) warnings.push({ code: 'short_months', data: { day } });
  if (!canBeShown({ arguments: input })) warnings.push({ code: 'invisible', data: {} });
  return warnings;
}

/** The day of the month of a monthly rule that names one, or takes it from its first day. */
function monthDayOf(recurrence: string, dueDate: string | null): number | null {
  if (!/(^|;)FREQ=MONTHLY/.test(recurrence) || /(^|;)(BYDAY|BYSETPOS)=/.test(recurrence)) return null;
  const named = /(?:^|;)BYMONTHDAY=(\d+)/.exec(recurrence)?.[1];
  if (named) return Number(named);
  return dueDate ? partsOf(dueDate).day : null;
}
