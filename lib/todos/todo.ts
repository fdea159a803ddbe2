import type { Reminder, Todo } from '@/lib/contract/todo';
import type { LocalMoment } from '@/lib/time/local-date';
import { nextOccurrence, type Occurrence, timesBefore } from '@/lib/time/recurrence';
import { formatRecurrence, parseRecurrence } from '@/lib/time/recurrence-rule';

/** A todo as stored: the contract's shape with instants as dates, and the trash. */
export type TodoRecord = Omit<Todo, 'completedAt' | 'createdAt' | 'updatedAt'> & {
  userId: string;
  completedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  actionId: string | null;
  turnId: string | null;
};

/** The fields a person or an action can set. */
export type TodoFields = Pick<
  Todo,
  | 'title'
  | 'notes'
  | 'dueDate'
  | 'dueTime'
  | 'durationMinutes'
  | 'recurrence'
  | 'priority'
  | 'list'
  | 'tags'
  | 'reminders'
  | 'subtasks'
>;
export type TodoDraft = Partial<TodoFields> & { title: string };
export type TodoChanges = Partial<TodoFields>;

const EMPTY: Omit<TodoFields, 'title'> = {
  notes: '',
  dueDate: null,
  dueTime: null,
  durationMinutes: null,
  recurrence: null,
  priority: 0,
  list: null,
  tags: [],
  subtasks: [],
  reminders: [],
};

export type TodoOrigin = {
  userId: string;
  id: string;
  now: Date;
  timeZone: string;
  source: Todo['source'];
  actionId?: string;
  turnId?: string;
};

export function newTodo(draft: TodoDraft, origin: TodoOrigin): TodoRecord {
  return {
    ...EMPTY,
    ...definedOf(draft),
    title: draft.title,
    userId: origin.userId,
    id: origin.id,
    timeZone: origin.timeZone,
    source: origin.source,
    status: 'open',
    completedAt: null,
    createdAt: origin.now,
    updatedAt: origin.now,
    deletedAt: null,
    version: 1,
    actionId: origin.actionId ?? null,
    turnId: origin.turnId ?? null,
  };
}

/** The todo with the changed fields, one version on. A time cannot stand without a day, nor a rhythm without one. */
export function changeTodo(todo: TodoRecord, changes: TodoChanges, now: Date): TodoRecord {
  const next = { ...todo, ...definedOf(changes) };
  if (next.dueDate === null) {
    next.dueTime = null;
    next.recurrence = null;
    next.reminders = next.reminders.filter((reminder) => 'at' in reminder);
  }
  return touched(next, now);
}

/**
 * Done; a recurring todo moves to its next occurrence after today instead and stays open, until its rule ends.
 * `today` is the person's wall clock.
 */
export function completeTodo(todo: TodoRecord, now: Date, today: LocalMoment): TodoRecord {
  const next = todo.recurrence && todo.dueDate ? occurrenceAfter(todo, today) : null;
  if (next) return touched({ ...todo, ...next, reminders: movedReminders(todo.reminders) }, now);
  return touched({ ...todo, status: 'done', completedAt: now }, now);
}

export function reopenTodo(todo: TodoRecord, now: Date): TodoRecord {
  return touched({ ...todo, status: 'open', completedAt: null }, now);
}

export function trashTodo(todo: TodoRecord, now: Date): TodoRecord {
  return touched({ ...todo, deletedAt: now }, now);
}

/** The todo as it was at `before`, one version on: what an undo writes. */
export function restoreTodo(current: TodoRecord, before: Todo | null, now: Date): TodoRecord {
  if (!before) return trashTodo(current, now);
  return touched({ ...current, ...fromContract(before), version: current.version, deletedAt: null }, now);
}

/** The contract's shape of a stored todo. */
export function toContract(todo: TodoRecord): Todo {
  const { userId: _u, deletedAt: _d, actionId: _a, turnId: _t, ...shown } = todo;
  return {
    ...shown,
    completedAt: todo.completedAt?.toISOString() ?? null,
    createdAt: todo.createdAt.toISOString(),
    updatedAt: todo.updatedAt.toISOString(),
  };
}

function fromContract(todo: Todo) {
  return {
    ...todo,
    completedAt: todo.completedAt ? new Date(todo.completedAt) : null,
    createdAt: new Date(todo.createdAt),
    updatedAt: new Date(todo.updatedAt),
  };
}

function touched(todo: TodoRecord, now: Date): TodoRecord {
  return { ...todo, updatedAt: now, version: todo.version + 1 };
}

function occurrenceAfter(
  todo: TodoRecord,
  today: LocalMoment,
): Pick<TodoRecord, 'dueDate' | 'recurrence'> | null {
  const recurrence = todo.recurrence as string;
  const anchor = { date: todo.dueDate as string, time: todo.dueTime ?? undefined };
  const after = anchor.date > today.date ? anchor : { date: today.date, time: '23:59' };
  const next = nextOccurrence(recurrence, anchor, after);
  return next && { dueDate: next.date, recurrence: ruleFrom(next, recurrence, anchor) };
}

/** The rule as it goes on from a later occurrence: a number of times counts down, since that one is its first from now on. */
function ruleFrom(next: Occurrence, recurrence: string, anchor: Occurrence): string {
  const rule = parseRecurrence(recurrence);
  if (!rule?.count) return recurrence;
  return formatRecurrence({ ...rule, count: rule.count - timesBefore(recurrence, anchor, next.date) });
}

/** Reminders at a fixed moment belonged to the occurrence that is over. */
function movedReminders(reminders: Reminder[]): Reminder[] {
  return reminders.filter((reminder) => 'minutesBefore' in reminder);
}

function definedOf<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
