'use client';
import type { Action, CardField } from '@/lib/contract/action';
import { VisibleText } from '../ui/visible-text';
import { CardNotes } from './card-notes';
import { WithEvidence } from './evidence-mark';
import { ChangedMark, FieldRow, OtherReadings } from './field-row';

type SingleProposalProps = {
  action: Action;
  busy: boolean;
  onChoose: (argumentsOfReading: Record<string, unknown>) => void;
};

/** The field that the headline already shows in full; it needs no row of its own unless it replaces something. */
export function headlineField(action: Action): CardField | undefined {
  return action.fields.find(
    (field) => field.name === 'title' && field.display === action.subject && !field.before,
  );
}

/** One change: the thing in the largest type, then a row a field. */
export function SingleProposal({ action, busy, onChoose }: SingleProposalProps) {
  const inHeadline = headlineField(action);
  const rows = action.fields.filter((field) => field !== inHeadline);
  return (
    <>
      <p className="mt-0.5 max-h-60 overflow-y-auto text-[1.375rem] leading-snug font-semibold tracking-[-0.01em] break-words">
        {inHeadline ? (
          <WithEvidence evidence={inHeadline.evidence}>
            <VisibleText text={action.subject} />
          </WithEvidence>
        ) : (
          <VisibleText text={action.subject} />
        )}
        {inHeadline?.changed && <ChangedMark />}
      </p>
      {inHeadline && <OtherReadings field={inHeadline} onChoose={onChoose} disabled={busy} />}
      {rows.length > 0 && (
        <dl className="mt-2.5">
          {rows.map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              isArgument={field.name in action.arguments}
              onChoose={onChoose}
              disabled={busy}
            />
          ))}
        </dl>
      )}
      <CardNotes action={action} />
    </>
  );
}
