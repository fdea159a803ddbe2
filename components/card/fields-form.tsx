'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { Action } from '@/lib/contract/action';
import type { EditRequest } from '../live/decisions';
import { PriorityField, ReminderField, RepeatField } from '../todos/choice-fields';
import { NO_REMINDER } from '../todos/reminder-choice';
import { Button } from '../ui/button';
import { fieldClass } from '../ui/field-class';
import { LabelledField } from '../ui/labelled-field';
import { argumentsAfter, draftOf, type EditableField, offeredFields } from './edit-draft';

type FieldsFormProps = { action: Action; busy: boolean; onApply: (change: EditRequest) => void };

/** The arguments of a card as a form. Only what was touched is changed. */
export function FieldsForm({ action, busy, onApply }: FieldsFormProps) {
  const t = useTranslations('card');
  const [draft, setDraft] = useState(() => draftOf(action.arguments));
  const offered = offeredFields(action.tool, action.arguments);
  if (offered.length === 0) return null;
  const touched = offered.some((field) => draft[field] !== draftOf(action.arguments)[field]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (touched && !busy) onApply({ arguments: argumentsAfter(action.tool, action.arguments, draft) });
  };
  return (
    <form onSubmit={submit} aria-label={t('editFields')} className="mt-4">
      <div className="grid grid-cols-2 gap-x-3 gap-y-2.5">
        {offered.map((field) => (
          <Field
            key={field}
            field={field}
            value={draft[field]}
            isIdle={action.tool === 'todo_add' && draft.dueDate === ''}
            onChange={(value) => setDraft({ ...draft, [field]: value })}
          />
        ))}
      </div>
      {touched && (
        <div className="mt-3 flex justify-end">
          <Button type="submit" size="small" disabled={busy}>
            {t('editSave')}
          </Button>
        </div>
      )}
    </form>
  );
}

type FieldProps = {
  field: EditableField;
  value: string;
  /** There is no day for a rhythm or a reminder to hang on; one that is set can still be taken away. */
  isIdle: boolean;
  onChange: (value: string) => void;
};

function Field({ field, value, isIdle, onChange }: FieldProps) {
  const t = useTranslations('todos');
  if (field === 'recurrence')
    return <RepeatField value={value} disabled={isIdle && value === ''} onChange={onChange} />;
  if (field === 'reminders')
    return <ReminderField value={value} disabled={isIdle && value === NO_REMINDER} onChange={onChange} />;
  if (field === 'priority') return <PriorityField value={value || '0'} onChange={onChange} />;
  return (
    <LabelledField label={t(`fields.${field}`)} wide={field === 'title'}>
      {(id) => (
        <input
          id={id}
          type={INPUT_TYPES[field]}
          min={field === 'durationMinutes' ? 1 : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={field === 'tags' ? t('tagsHint') : undefined}
          autoComplete="off"
          className={fieldClass}
        />
      )}
    </LabelledField>
  );
}

const INPUT_TYPES: Record<Exclude<EditableField, 'priority' | 'recurrence' | 'reminders'>, string> = {
  title: 'text',
  dueDate: 'date',
  dueTime: 'time',
  durationMinutes: 'number',
  list: 'text',
  tags: 'text',
};
