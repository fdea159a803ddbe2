'use client';
import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Action } from '@/lib/contract/action';
import { IconButton } from '../ui/button';
import { Check } from '../ui/check';
import { VisibleText } from '../ui/visible-text';
import { CardNotes } from './card-notes';
import { DayLines } from './day-lines';
import { FieldValue, OtherReadings } from './field-row';
import { linesByDay } from './lines-by-day';
import { headlineField } from './single-proposal';

export type BatchLinesProps = {
  actions: Action[];
  leftOut: ReadonlySet<string>;
  editing: string | null;
  busy: boolean;
  onToggle: (id: string) => void;
  onEdit: (id: string) => void;
  onChoose: (action: Action) => (argumentsOfReading: Record<string, unknown>) => void;
  /** The form under the line that is edited. */
  editPanel: ReactNode;
};

/** Several changes: a line each, with a check mark that leaves it out or brings it back; by day where they put things on days. */
export function BatchLines(props: BatchLinesProps) {
  const days = linesByDay(props.actions);
  if (days) return <DayLines {...props} days={days} />;
  const [first] = props.actions;
  const sameVerb = props.actions.every((action) => action.title === first?.title);
  return (
    <ul className="mt-2 divide-y divide-line">
      {props.actions.map((action) => (
        <PlainLine key={action.id} {...props} action={action} verb={sameVerb ? undefined : action.title} />
      ))}
    </ul>
  );
}

export type LineProps = BatchLinesProps & { action: Action; verb?: string };

/** The frame of a line: check mark, what it is, the pencil, and under them the form when it is edited. */
export function LineFrame({ children, ...props }: LineProps & { children: ReactNode }) {
  const t = useTranslations('card');
  const { action } = props;
  const name = action.subject;
  const isOut = props.leftOut.has(action.id);
  const isEdited = props.editing === action.id;
  return (
    <li>
      <div className="flex items-start gap-3 py-2">
        <span className="pt-0.5">
          <Check
            shape="square"
            label={isOut ? t('keepLine', { name }) : t('removeLine', { name })}
            checked={!isOut}
            disabled={props.busy}
            onChange={() => props.onToggle(action.id)}
          />
        </span>
        <div className="min-w-0 flex-1 break-words">
          {props.verb && <p className="text-xs text-ink-faint">{props.verb}</p>}
          {children}
          {!isOut && <CardNotes action={action} />}
        </div>
        {!isOut && (
          <span className="-my-1.5 -mr-2 shrink-0">
            <IconButton
              label={t('editLine', { name })}
              aria-expanded={isEdited}
              disabled={props.busy}
              onClick={() => props.onEdit(action.id)}
            >
              <Pencil aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
      {isEdited && <div className="pb-4">{props.editPanel}</div>}
    </li>
  );
}

/** The thing of a line, struck out when it was left out. */
export function LineName({ action, isOut }: { action: Action; isOut: boolean }) {
  const t = useTranslations('card');
  return (
    <span className={`font-medium ${isOut ? 'text-ink-faint line-through' : ''}`}>
      <VisibleText text={action.subject} />
      {isOut && <span className="sr-only">, {t('leftOut')}</span>}
    </span>
  );
}

type LineFieldsProps = Pick<LineProps, 'action' | 'busy' | 'onChoose'> & { except?: readonly string[] };

/** The fields of a line that its name does not tell already, side by side. */
export function LineFields({ action, busy, onChoose, except = [] }: LineFieldsProps) {
  const inHeadline = headlineField(action);
  const fields = action.fields.filter((field) => field !== inHeadline && !except.includes(field.name));
  if (fields.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
      {fields.map((field) => (
        <div key={field.name}>
          <dt className="sr-only">{field.label}</dt>
          <dd>
            <FieldValue field={field} isArgument={field.name in action.arguments} />
            <OtherReadings field={field} onChoose={onChoose(action)} disabled={busy} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PlainLine(props: LineProps) {
  const isOut = props.leftOut.has(props.action.id);
  return (
    <LineFrame {...props}>
      <p>
        <LineName action={props.action} isOut={isOut} />
      </p>
      {!isOut && <LineFields {...props} />}
    </LineFrame>
  );
}
