import { z } from 'zod';
import { listTodos } from '@/db/queries/todos';
import { localDateSchema } from '@/lib/contract/todo';
import { addDays } from '@/lib/time/local-date';
import { localNow, toInstant } from '@/lib/time/zoned-time';
import { firstDayBetween, occurrencesBetween } from '@/lib/todos/occurrences';
import { rankByText } from '@/lib/todos/rank-by-text';
import type { TodoRecord } from '@/lib/todos/todo';
import { purposes } from './ask-user';
import { defineReadTool } from './define-tool';

const fields = z.strictObject({
  text: z.string().trim().max(500).optional().describe('words of the title; leave out to list all'),
  from: localDateSchema.optional().describe('first due day, YYYY-MM-DD'),
  to: localDateSchema
    .optional()
    .describe('last due day, YYYY-MM-DD; for an answer or a plan, what repeats counts on each of its days'),
  status: z.enum(['open', 'done', 'any']).optional().describe('default open'),
  doneFrom: localDateSchema
    .optional()
    .describe(
      'first day on which it was checked off, which is not the day it was due; never with `status` open',
    ),
  doneTo: localDateSchema.optional().describe('last day on which it was checked off'),
  overdue: z.boolean().optional().describe('only what was due before now'),
  tag: z.string().trim().min(1).max(50).optional(),
  list: z.string().trim().min(1).max(80).optional(),
  purpose: z.enum(purposes).describe('what the result is needed for'),
});

const schema = fields.refine(
  ({ doneFrom, doneTo, status }) => status !== 'open' || (doneFrom ?? doneTo) === undefined,
  'doneFrom and doneTo find what was checked off, which is not open: leave out status',
);
type Input = z.infer<typeof fields>;

/** More than anybody reads in an answer, fewer than would flood a prompt. */
const SHOWN = 50;
/** Candidates among which words are looked for; a person with more open todos names a day as well. */
const CANDIDATES = 2000;
/** Days that one todo is said to stand on: a month of a daily one. */
const DAYS = 31;

export const todoSearch = defineReadTool<Input>({
  name: 'todo_search',
  description:
    'Find todos by words, days, state, tag or list. Runs at once. Tools that change a todo take the id from here. What repeats is found on each of its days, except by a purpose that changes todos: only the day it is stored for counts then.',
  schema,
  async run({ db, userId, now, timeZone }, input) {
    const done = doneWithin(input, timeZone);
    const days = daysToStandOn(input);
    const rows = await listTodos(db, {
      userId,
      filter: {
        status: input.status ?? 'open',
        done,
        from: input.from,
        to: input.to,
        orRepeats: days !== null,
        before: input.overdue ? localNow(now, timeZone) : undefined,
        tag: input.tag,
        list: input.list,
      },
      order: done || input.status === 'done' ? 'completed' : 'due',
      limit: CANDIDATES,
    });
    const found = input.text ? rankByText(input.text, rows) : rows;
    const hits = days ? standingOn(found, days, input.text === undefined) : found.map((todo) => ({ todo }));
    return {
      status: 'done',
      total: hits.length,
      todos: hits.slice(0, SHOWN).map((hit) => hitResult(hit, days)),
    };
  },
});

type Days = Pick<Input, 'from' | 'to'>;
/** A todo with the first of the days that were asked for on which it stands, when that is not looked at. */
type Hit = { todo: TodoRecord; day?: string };

/** Who looks in order to answer or to plan. An order that changes "everything on Thursday" changes what is stored for that day: one time of many cannot be changed. */
const LOOKS: ReadonlySet<Input['purpose']> = new Set(['answer', 'create', 'plan', 'other']);

/** The days on each of which what repeats counts, or null where only the stored day does. */
function daysToStandOn({ from, to, doneFrom, doneTo, overdue, status, purpose }: Input): Days | null {
  const isStored = !LOOKS.has(purpose) || overdue || status === 'done' || (doneFrom ?? doneTo) !== undefined;
  return isStored || (from ?? to) === undefined ? null : { from, to };
}

function standingOn(todos: TodoRecord[], days: Days, inOrder: boolean): Hit[] {
  const hits = todos.flatMap((todo) => {
    const day = firstDayBetween(todo, days);
    return day === null ? [] : [{ todo, day }];
  });
  const momentOf = ({ todo, day }: (typeof hits)[number]) => `${day}T${todo.dueTime ?? ''}`;
  return inOrder
    ? hits.toSorted((a, b) => (momentOf(a) < momentOf(b) ? -1 : momentOf(a) > momentOf(b) ? 1 : 0))
    : hits;
}

/** A hit on another day than the stored one tells both, and one that stands on several days tells them. */
function hitResult({ todo, day = todo.dueDate ?? undefined }: Hit, days: Days | null) {
  const result = asResult(todo);
  if (!days || day === undefined || !todo.recurrence || todo.status === 'done') return result;
  const others = occurrencesBetween(todo, day, days.to ?? day, DAYS).map(({ dueDate }) => dueDate);
  return {
    ...result,
    dueDate: day,
    ...(day === todo.dueDate ? {} : { storedDueDate: todo.dueDate }),
    ...(others.length > 1 ? { days: others } : {}),
  };
}

/** The stretch of time that the days are in the person's zone: from the first moment, up to and without the second. */
function doneWithin(
  { doneFrom, doneTo }: Input,
  timeZone: string,
): { from?: Date; until?: Date } | undefined {
  if (!doneFrom && !doneTo) return undefined;
  const midnight = (date: string) => toInstant({ date, time: '00:00' }, timeZone);
  return {
    ...(doneFrom ? { from: midnight(doneFrom) } : {}),
    ...(doneTo ? { until: midnight(addDays(doneTo, 1)) } : {}),
  };
}

/** What a model sees of a todo. */
export function asResult(todo: TodoRecord) {
  return {
    id: todo.id,
    title: todo.title,
    dueDate: todo.dueDate,
    dueTime: todo.dueTime,
    durationMinutes: todo.durationMinutes,
    recurrence: todo.recurrence,
    priority: todo.priority,
    list: todo.list,
    tags: todo.tags,
    reminders: todo.reminders,
    status: todo.status,
  };
}
