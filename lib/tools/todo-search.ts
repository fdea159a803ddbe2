import { z } from 'zod';
import { listTodos } from '@/db/queries/todos';
import { localDateSchema } from '@/lib/contract/todo';
import { addDays } from '@/lib/time/local-date';
import { localNow, toInstant } from '@/lib/time/zoned-time';
import { rankByText } from '@/lib/todos/rank-by-text';
import type { TodoRecord } from '@/lib/todos/todo';
import { purposes } from './ask-user';
import { defineReadTool } from './define-tool';

const schema = z.strictObject({
  text: z.string().trim().max(500).optional().describe('words of the title; leave out to list all'),
  from: localDateSchema.optional().describe('first due day, YYYY-MM-DD'),
  to: localDateSchema.optional().describe('last due day, YYYY-MM-DD'),
  status: z.enum(['open', 'done', 'any']).optional().describe('default open'),
  doneFrom: localDateSchema
    .optional()
    .describe('first day on which it was checked off, which is not the day it was due; takes no `status`'),
  doneTo: localDateSchema.optional().describe('last day on which it was checked off'),
  overdue: z.boolean().optional().describe('only what was due before now'),
  tag: z.string().trim().min(1).max(50).optional(),
  list: z.string().trim().min(1).max(80).optional(),
  purpose: z.enum(purposes).describe('what the result is needed for'),
});

/** More than anybody reads in an answer, fewer than would flood a prompt. */
const SHOWN = 50;
/** Candidates among which words are looked for; a person with more open todos names a day as well. */
const CANDIDATES = 2000;

export const todoSearch = defineReadTool<z.infer<typeof schema>>({
  name: 'todo_search',
  description:
    'Find todos by words, days, state, tag or list. Runs at once. Tools that change a todo take the id from here.',
  schema,
  async run({ db, userId, now, timeZone }, input) {
    const done = doneWithin(input, timeZone);
    const rows = await listTodos(db, {
      userId,
      filter: {
        status: input.status ?? 'open',
        done,
        from: input.from,
        to: input.to,
        before: input.overdue ? localNow(now, timeZone) : undefined,
        tag: input.tag,
        list: input.list,
      },
      order: done || input.status === 'done' ? 'completed' : 'due',
      limit: CANDIDATES,
    });
    const found = input.text ? rankByText(input.text, rows) : rows;
    return { status: 'done', total: found.length, todos: found.slice(0, SHOWN).map(asResult) };
  },
});

/** The stretch of time that the days are in the person's zone: from the first moment, up to and without the second. */
function doneWithin(
  { doneFrom, doneTo }: z.infer<typeof schema>,
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
