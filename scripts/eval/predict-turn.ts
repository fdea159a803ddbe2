import { type Database, openMemoryDatabase } from '@/db/client';
import { users } from '@/db/schema';
import { readEnv } from '@/lib/env';
import { newId } from '@/lib/ids';
import type { ResolvedModel } from '@/lib/models/resolve';
import { buildServices, type Services } from '@/lib/services';
import { addMinutes } from '@/lib/time/local-date';
import { type EvalCase, nowOf, type Prediction } from './cases';

type Call = { tool: string; input: Record<string, unknown> };

/** `quickadd` and `intent` cases: a whole turn of the agent, on a database in memory, with a new person each. */
export class TurnPredictor {
  private constructor(
    private readonly database: Database,
    private readonly services: Services,
  ) {}

  static async open(env: Record<string, string | undefined>): Promise<TurnPredictor> {
    const database = await openMemoryDatabase();
    return new TurnPredictor(database, buildServices(readEnv(env), database));
  }

  get model(): ResolvedModel {
    return this.services.model;
  }

  close(): Promise<void> {
    return this.database.close();
  }

  async predict(each: EvalCase): Promise<Prediction> {
    const now = new Date(`${nowOf(each)}:00Z`);
    const userId = newId('user');
    await this.database.db
      .insert(users)
      .values({ id: userId, name: userId, email: `${userId}@eval.invalid`, createdAt: now, updatedAt: now });
    const speaker = { userId, sessionId: newId('session'), clock: { now: () => now }, timeZone: 'UTC' };
    const locale = each.lang === 'zh' ? 'zh' : 'en';
    const response = await this.services.agent.say(speaker, { message: each.input, locale });
    return { id: each.id, ...predictionOf(callsOf(await response.text())) };
  }
}

/** The tool calls of a turn's stream, in order. */
export function callsOf(stream: string): Call[] {
  const calls: Call[] = [];
  for (const line of stream.split('\n')) {
    if (!line.startsWith('data: {')) continue;
    const chunk: unknown = JSON.parse(line.slice('data: '.length));
    if (!isRecord(chunk) || chunk.type !== 'tool-input-available') continue;
    calls.push({ tool: String(chunk.toolName), input: isRecord(chunk.input) ? chunk.input : {} });
  }
  return calls;
}

const INTENTS: Record<string, string> = {
  todo_add: 'create',
  todo_update: 'update',
  todo_complete: 'complete',
  todo_reopen: 'update',
  todo_delete: 'delete',
  plan_add: 'plan',
  plan_reschedule: 'plan',
};
const PURPOSES: Record<string, string> = {
  answer: 'query',
  create: 'create',
  update: 'update',
  complete: 'complete',
  reopen: 'update',
  delete: 'delete',
  plan: 'plan',
};

/** The intent is the write tool that was called, else what was searched or asked for, else `other`. */
export function predictionOf(calls: Call[]): Omit<Prediction, 'id'> {
  const write = calls.find((call) => INTENTS[call.tool] !== undefined);
  const reading = calls.findLast((call) => call.tool === 'todo_search' || call.tool === 'ask_user');
  const intent = write ? INTENTS[write.tool] : PURPOSES[String(reading?.input.purpose)];
  return { intent: intent ?? 'other', ...(write?.tool === 'todo_add' ? fieldsOf(write.input) : {}) };
}

const DAY_MINUTES = 24 * 60;

function fieldsOf(input: Record<string, unknown>): Omit<Prediction, 'id'> {
  const date = textOf(input.dueDate);
  const time = textOf(input.dueTime);
  const minutes = typeof input.durationMinutes === 'number' ? input.durationMinutes : null;
  const end = date && minutes ? endOf(date, time, minutes) : null;
  return {
    title: textOf(input.title) ?? '',
    date,
    time,
    endDate: end?.date ?? null,
    endTime: end?.time ?? null,
    durationSeconds: minutes === null ? null : minutes * 60,
    recurrence: textOf(input.recurrence),
    priority: typeof input.priority === 'number' ? input.priority : null,
  };
}

/** A range of whole days ends with its last day, one with a clock time at its end. */
function endOf(date: string, time: string | null, minutes: number): { date: string; time: string | null } {
  if (time !== null) return addMinutes({ date, time }, minutes);
  const { date: end } = addMinutes({ date, time: '00:00' }, Math.max(0, minutes - DAY_MINUTES));
  return { date: end, time: null };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
