import { z } from 'zod';
import { listTodos } from '@/db/queries/todos';
import { localDateSchema } from '@/lib/contract/todo';
import { addDays } from '@/lib/time/local-date';
import { localNow, toInstant } from '@/lib/time/zoned-time';
import { rankByText } from '@/lib/todos/rank-by-text';
import { purposes } from './ask-user';
import { defineReadTool } from './define-tool';
import {
  asResult,
  type Days,
  hitResult,
  inOrder,
  isStored,
  repeatingResult,
  standingOn,
} from './found-on-days';

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

export const todoSearch = defineReadTool<Input>({
  name: 'todo_search',
  description:
    'Find todos by words, days, state, tag or list. Runs at once. Tools that change a todo take the id from here. What repeats is found on each of its days, except by a purpose that changes todos: only the day it is stored for counts then.',
  schema,
  async run({ db, userId, now, timeZone }, input) {
    const done = doneWithin(input, timeZone);
    const days = daysAsked(input);
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
    if (!days) return { status: 'done', total: found.length, todos: found.slice(0, SHOWN).map(asResult) };
    const hits = standingOn(found, days);
    if (LOOKS.has(input.purpose)) {
      const shown = (input.text ? hits : inOrder(hits)).slice(0, SHOWN);
      return { status: 'done', total: hits.length, todos: shown.map((hit) => hitResult(hit, days)) };
    }
    const stored = hits.filter(isStored);
    const repeating = hits.filter((hit) => !isStored(hit)).slice(0, NAMED);
    return {
      status: 'done',
      total: stored.length,
      todos: stored.slice(0, SHOWN).map(({ todo }) => asResult(todo)),
      ...(repeating.length > 0 ? { onlyRepeating: repeating.map(repeatingResult), note: ONE_OF_MANY } : {}),
    };
  },
});

/** Who looks in order to answer or to plan. An order that changes "everything on Thursday" changes what is stored for that day: one time of many cannot be changed. */
const LOOKS: ReadonlySet<Input['purpose']> = new Set(['answer', 'create', 'plan', 'other']);
/** What is named beside the todos that may be changed. */
const NAMED = 10;
const ONE_OF_MANY =
  'Those of onlyRepeating come on these days because they repeat. One time of many cannot be changed on its own: tell the person, and change the whole of it only if they ask for that.';

/** The days on which what repeats is looked for, or null where only the stored day can be meant. */
function daysAsked({ from, to, doneFrom, doneTo, overdue, status }: Input): Days | null {
  const isStored = overdue || status === 'done' || (doneFrom ?? doneTo) !== undefined;
  return isStored || (from ?? to) === undefined ? null : { from, to };
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
