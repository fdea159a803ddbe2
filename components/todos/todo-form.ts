import type { Todo } from '@/lib/contract/todo';
import { splitTags } from '../card/edit-draft';
import { reminderChoice, remindersOf } from './reminder-choice';
import type { TodoDraft } from './todo-requests';

export type TodoForm = {
  title: string;
  dueDate: string;
  dueTime: string;
  durationMinutes: string;
  priority: string;
  list: string;
  tags: string;
  notes: string;
  recurrence: string;
  /** A reminder choice. */
  reminders: string;
};

export function formOf(todo: Todo): TodoForm {
  return {
    title: todo.title,
    dueDate: todo.dueDate ?? '',
    dueTime: todo.dueTime ?? '',
    durationMinutes: todo.durationMinutes === null ? '' : String(todo.durationMinutes),
    priority: String(todo.priority),
    list: todo.list ?? '',
    tags: todo.tags.join(', '),
    notes: todo.notes,
    recurrence: todo.recurrence ?? '',
    reminders: reminderChoice(todo.reminders),
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The fields that differ from the todo, and only those: what was not touched here may have changed elsewhere. */
export function changesOf(todo: Todo, form: TodoForm): TodoDraft {
  const before = formOf(todo);
  const differs = (field: keyof TodoForm) => form[field] !== before[field];
  return {
    ...(differs('title') && form.title.trim() !== '' && { title: form.title.trim() }),
    ...(differs('dueDate') && { dueDate: orNull(form.dueDate) }),
    ...(differs('dueTime') && { dueTime: orNull(form.dueTime) }),
    ...(differs('durationMinutes') && {
      durationMinutes: form.durationMinutes.trim() === '' ? null : Number(form.durationMinutes),
    }),
    ...(differs('priority') && { priority: Number(form.priority) }),
    ...(differs('list') && { list: orNull(form.list) }),
    ...(differs('tags') && { tags: splitTags(form.tags) }),
    ...(differs('notes') && { notes: form.notes }),
    ...(differs('recurrence') && { recurrence: orNull(form.recurrence) }),
    ...(differs('reminders') && { reminders: remindersOf(form.reminders) }),
  };
}
