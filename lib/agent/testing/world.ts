import { insertPerson, type Rows, readRows } from '@/db/testing/rows';
import { type TestDatabase, testDatabase } from '@/db/testing/test-database';
import type { SayRequest } from '@/lib/agent/start-turn';
import type { Action, CardData, ChoicesData } from '@/lib/contract/action';
import type { Locale } from '@/lib/contract/locale';
import { readEnv } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids';
import type { ResolvedModel } from '@/lib/models/resolve';
import { buildServices, type Services } from '@/lib/services';
import { loadThread } from '../load-thread';
import { threadProblems } from './check-history';
import { type Script, type ScriptedModel, scriptedModel } from './scripted-model';

/** A Tuesday, 09:00 in Shanghai. */
export const START = new Date('2026-12-01T01:00:00Z');
const ZONE = 'Asia/Shanghai';

/** What came over the stream of one turn. */
export type Heard = {
  threadId: string;
  chunks: Array<{ type: string } & Record<string, unknown>>;
  text: string;
  actions: Action[];
  decided: Action[];
  choices: ChoicesData | null;
  errors: string[];
};

/** One database and the services on it, with the built-in engine or a scripted service. */
export async function openWorld(script?: Script) {
  const database = await testDatabase();
  return worldOn(database, script);
}

/** The services as another server process would have them, on the same database; `remote` is a model service of the test's own. */
export function worldOn(database: TestDatabase, script?: Script, remote?: ResolvedModel) {
  const model: ScriptedModel | null = script ? scriptedModel(script) : null;
  const services = buildServices(
    readEnv({}),
    database,
    model ? { model, name: 'scripted', providerOptions: {} } : remote,
  );
  return {
    database,
    services,
    model,
    person: async (options: { locale?: Locale } = {}) => {
      const userId = newId('user');
      await insertPerson(database.db, userId, START);
      return personOf(services, database, userId, options.locale ?? 'en');
    },
    /** The same person at another device, or on another server. */
    as: (person: TestPerson) => personOf(services, database, person.userId, person.locale, person.threadId),
    close: () => database.close(),
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

/** Somebody with a session and a watch of their own. */
function personOf(
  services: Services,
  database: TestDatabase,
  userId: string,
  locale: Locale,
  threadId: string | null = null,
) {
  const watch = { now: START };
  const sessionId = newId('session');
  const clock = { now: () => new Date(watch.now) };
  const speaker = { userId, sessionId, clock, timeZone: ZONE };
  const clicker = () => ({ userId, sessionId, now: clock.now(), locale });
  const at = { threadId };

  return {
    userId,
    sessionId,
    locale,
    speaker,
    clicker,
    get threadId() {
      return at.threadId;
    },
    set threadId(id: string | null) {
      at.threadId = id;
    },
    now: () => clock.now(),
    wait: (milliseconds: number) => {
      watch.now = new Date(watch.now.getTime() + milliseconds);
    },
    /** Writes in the thread that is open, or begins one, and reads the stream to its end. */
    async say(message: string, request: Partial<SayRequest> = {}): Promise<Heard> {
      const response = await services.agent.say(speaker, {
        threadId: at.threadId ?? undefined,
        locale,
        message,
        ...request,
      });
      const heard = await listen(response);
      at.threadId = heard.threadId;
      return heard;
    },
    async goOn(): Promise<Heard> {
      return listen(await services.agent.goOn(speaker, { threadId: at.threadId ?? '', locale }));
    },
    confirm: (action: Pick<Action, 'id' | 'version'>, acknowledge?: number) =>
      services.decisions.confirm(clicker(), { id: action.id, version: action.version }, acknowledge),
    confirmMany: (actions: Array<Pick<Action, 'id' | 'version'>>, acknowledge?: number) =>
      services.decisions.confirmMany(clicker(), {
        actions: actions.map(({ id, version }) => ({ id, version })),
        acknowledge,
      }),
    cancel: (action: Pick<Action, 'id' | 'version'>, reason?: string) =>
      services.decisions.cancel(clicker(), { id: action.id, version: action.version, reason }),
    setFields: (action: Pick<Action, 'id' | 'version'>, changed: Record<string, unknown>) =>
      services.decisions.setFields(clicker(), {
        id: action.id,
        version: action.version,
        arguments: changed,
      }),
    async edit(action: Pick<Action, 'id' | 'version'>, instruction: string) {
      const stored = await services.decisions.existing(clicker(), action.id);
      const outcome = await services.agent.edit(speaker, {
        action: stored,
        version: action.version,
        instruction,
        locale,
        how: 'button',
      });
      return services.decisions.editResult(clicker(), outcome);
    },
    undo: (id: string) => services.decisions.undo(clicker(), id),
    repropose: (id: string) => services.decisions.repropose(clicker(), id),
    undoMany: (ids: string[]) => services.decisions.undoMany(clicker(), ids),
    reproposeMany: (ids: string[]) => services.decisions.reproposeMany(clicker(), ids),
    look: (id: string) => services.decisions.find(clicker(), id),
    pending: () => services.decisions.list(clicker(), { status: 'pending' }),
    read: () => services.threads.read(userId, at.threadId ?? '', { locale, now: clock.now() }),
    addTodo: (draft: { title: string } & Record<string, unknown>) =>
      services.todos.create({ userId, sessionId, now: clock.now() }, draft, ZONE),
    rows: (): Promise<Rows> => readRows(database.db, userId),
    /** What is wrong with the thread that is open, for the strictest of providers. */
    async historyProblems(): Promise<string[]> {
      const rows = await loadThread(database.db, { userId, threadId: at.threadId ?? '' });
      return threadProblems(rows, clock.now());
    },
  };
}
export type TestPerson = ReturnType<typeof personOf>;

/** Reads a turn's stream to its end. */
export async function listen(response: Response): Promise<Heard> {
  const text = await response.text();
  const chunks = text
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)) as Heard['chunks'][number]);
  const dataOf = <T>(type: string): T[] =>
    chunks.filter((chunk) => chunk.type === type).map((chunk) => chunk.data as T);
  return {
    threadId: response.headers.get('x-thread-id') ?? '',
    chunks,
    text: chunks
      .filter((chunk) => chunk.type === 'text-delta')
      .map((chunk) => String(chunk.delta))
      .join(''),
    actions: dataOf<CardData>('data-card').flatMap((card) => card.actions),
    decided: dataOf<{ actions: Action[] }>('data-decision').flatMap((decision) => decision.actions),
    choices: dataOf<ChoicesData>('data-choices').at(-1) ?? null,
    errors: chunks.filter((chunk) => chunk.type === 'error').map((chunk) => String(chunk.errorText)),
  };
}

/** The code of the problem that a call ends in; `none` when it succeeds. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'none';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
