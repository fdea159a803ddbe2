'use client';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Todo } from '@/lib/contract/todo';
import { Button } from '../ui/button';
import { fieldClass } from '../ui/field-class';
import { LabelledField } from '../ui/labelled-field';
import { PriorityField, ReminderField, RepeatField } from './choice-fields';
import { changesOf, formOf, type TodoForm } from './todo-form';
import { useTodos } from './todos-provider';

type Set = <Field extends keyof TodoForm>(field: Field, value: TodoForm[Field]) => void;
type FieldsProps = { form: TodoForm; set: Set };

/** A todo opened in its place in the list. Saving is the person's own edit: no card, and Escape leaves it as it was. */
export function TodoEditor({ todo, onClose }: { todo: Todo; onClose: () => void }) {
  const t = useTranslations('todos');
  const { save, remove } = useTodos();
  const [form, setForm] = useState(() => formOf(todo));
  const [busy, setBusy] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    title.current?.focus();
    title.current?.form?.scrollIntoView({ block: 'nearest' });
  }, []);
  const set: Set = (field, value) => setForm((known) => ({ ...known, [field]: value }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const changes = changesOf(todo, form);
    if (Object.keys(changes).length === 0) return onClose();
    setBusy(true);
    const isSaved = await save(todo, changes);
    setBusy(false);
    if (isSaved) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      aria-label={t('edit', { name: todo.title })}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      className="scroll-my-3 p-2"
    >
      <LabelledField label={t('fields.title')}>
        {(id) => (
          <input
            id={id}
            ref={title}
            required
            maxLength={500}
            value={form.title}
            onChange={(event) => set('title', event.target.value)}
            className={`${fieldClass} font-medium`}
          />
        )}
      </LabelledField>
      <div className="mt-2.5 grid grid-cols-2 gap-x-3 gap-y-2.5">
        <WhenFields form={form} set={set} />
        <RepeatField
          value={form.recurrence}
          disabled={form.dueDate === ''}
          onChange={(recurrence) => set('recurrence', recurrence)}
        />
        <ReminderField value={form.reminders} onChange={(reminders) => set('reminders', reminders)} />
        <OtherFields form={form} set={set} />
      </div>
      <div className="mt-3 flex items-center gap-2">
        <Button type="submit" look="primary" size="small" disabled={busy}>
          {t('save')}
        </Button>
        <Button size="small" look="plain" onClick={onClose}>
          {t('close')}
        </Button>
        <span className="flex-1" />
        <Button size="small" look="plain" disabled={busy} onClick={() => void remove(todo)}>
          <Trash2 aria-hidden className="size-4" />
          {t('delete')}
        </Button>
      </div>
    </form>
  );
}

function WhenFields({ form, set }: FieldsProps) {
  const t = useTranslations('todos.fields');
  return (
    <>
      <LabelledField label={t('dueDate')}>
        {(id) => (
          <input
            id={id}
            type="date"
            value={form.dueDate}
            onChange={(event) => set('dueDate', event.target.value)}
            className={fieldClass}
          />
        )}
      </LabelledField>
      <LabelledField label={t('dueTime')}>
        {(id) => (
          <input
            id={id}
            type="time"
            value={form.dueTime}
            disabled={form.dueDate === ''}
            onChange={(event) => set('dueTime', event.target.value)}
            className={fieldClass}
          />
        )}
      </LabelledField>
    </>
  );
}

function OtherFields({ form, set }: FieldsProps) {
  const t = useTranslations('todos');
  return (
    <>
      <PriorityField value={form.priority} onChange={(value) => set('priority', value)} />
      <LabelledField label={t('fields.durationMinutes')}>
        {(id) => (
          <input
            id={id}
            type="number"
            min={1}
            inputMode="numeric"
            value={form.durationMinutes}
            onChange={(event) => set('durationMinutes', event.target.value)}
            className={fieldClass}
          />
        )}
      </LabelledField>
      <LabelledField label={t('fields.list')}>
        {(id) => (
          <input
            id={id}
            maxLength={100}
            value={form.list}
            onChange={(event) => set('list', event.target.value)}
            className={fieldClass}
          />
        )}
      </LabelledField>
      <LabelledField label={t('fields.tags')}>
        {(id) => (
          <input
            id={id}
            value={form.tags}
            placeholder={t('tagsHint')}
            onChange={(event) => set('tags', event.target.value)}
            className={fieldClass}
          />
        )}
      </LabelledField>
      <LabelledField label={t('fields.notes')} wide>
        {(id) => (
          <textarea
            id={id}
            rows={2}
            maxLength={10_000}
            value={form.notes}
            onChange={(event) => set('notes', event.target.value)}
            className={`${fieldClass} py-2`}
          />
        )}
      </LabelledField>
    </>
  );
}
