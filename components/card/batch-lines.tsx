'use client';
import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Action } from '@/lib/contract/action';
import { IconButton } from '../ui/button';
import { Check } from '../ui/check';
import { VisibleText } from '../ui/visible-text';
import { CardNotes } from './card-notes';
import { FieldValue, OtherReadings } from './field-row';
import { headlineField } from './single-proposal';

type BatchLinesProps = {
  actions: Action[];
  leftOut: ReadonlySet<string>;
  editing: string | null;
  busy: boolean;
  onToggle: (id: string) => void;
  onEdit: (id: string) => void;
  onChoose: (action: Action) => (argumentsOfReading: Record<string, unknown>) => void;
};

/** Several changes: a line each, with a check mark that leaves it out or brings it back. */
export function BatchLines(props: BatchLinesProps) {
  const [first] = props.actions;
  const sameVerb = props.actions.every((action) => action.title === first?.title);
  return (
    <ul className="mt-2 divide-y divide-line">
      {props.actions.map((action) => (
        <BatchLine key={action.id} {...props} action={action} verb={sameVerb ? undefined : action.title} />
      ))}
    </ul>
  );
}

function BatchLine(props: BatchLinesProps & { action: Action; verb: string | undefined }) {
  const t = useTranslations('card');
  const { action, busy } = props;
  const isOut = props.leftOut.has(action.id);
  const fields = action.fields.filter((field) => field !== headlineField(action));
  const name = action.subject;
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span className="pt-0.5">
        <Check
          shape="square"
          label={isOut ? t('keepLine', { name }) : t('removeLine', { name })}
          checked={!isOut}
          disabled={busy}
          onChange={() => props.onToggle(action.id)}
        />
      </span>
      <div className="min-w-0 flex-1 break-words">
        {props.verb && <p className="text-xs text-ink-faint">{props.verb}</p>}
        <p className={`font-medium ${isOut ? 'text-ink-faint line-through' : ''}`}>
          <VisibleText text={name} />
          {isOut && <span className="sr-only">, {t('leftOut')}</span>}
        </p>
        {!isOut && (
          <>
            {fields.length > 0 && (
              <dl className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
                {fields.map((field) => (
                  <div key={field.name}>
                    <dt className="sr-only">{field.label}</dt>
                    <dd>
                      <FieldValue field={field} isArgument={field.name in action.arguments} />
                      <OtherReadings field={field} onChoose={props.onChoose(action)} disabled={busy} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            <CardNotes action={action} />
          </>
        )}
      </div>
      {!isOut && (
        <IconButton
          label={t('editLine', { name })}
          aria-expanded={props.editing === action.id}
          disabled={busy}
          onClick={() => props.onEdit(action.id)}
        >
          <Pencil aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
