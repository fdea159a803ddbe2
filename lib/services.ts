import { type Database, openDatabase } from '@/db/client';
import { releaseAllLeases } from '@/db/queries/threads';
import { type Agent, createAgent } from './agent/agent';
import { noteBatchOpened, noteLinesSettled } from './agent/note-settled';
import { stopAllTurns } from './agent/running-turns';
import { createThreadService, type ThreadService } from './agent/thread-service';
import { startAuth } from './auth/auth';
import { systemClock } from './clock';
import type { Env } from './env';
import { createDecisionService, type DecisionService } from './gate/decision-service';
import { createGate, type Gate } from './gate/gate';
import { createGrantService, type GrantService } from './gate/grant-service';
import { newId } from './ids';
import { allJobs } from './jobs/jobs';
import { type RunningJobs, startJobs } from './jobs/start-jobs';
import { logger } from './log';
import { type ResolvedModel, resolveModel } from './models/resolve';
import { EventHub } from './realtime/event-hub';
import { createRecordsService, type RecordsService } from './records/records-service';
import { createSettingsService, type SettingsService } from './settings/settings-service';
import { loadSkills } from './skills/catalogue';
import type { Shutdown } from './start-server';
import { createTodoService, type TodoService } from './todos/todo-service';

export type Services = {
  env: Env;
  database: Database;
  gate: Gate;
  decisions: DecisionService;
  grants: GrantService;
  todos: TodoService;
  threads: ThreadService;
  records: RecordsService;
  settings: SettingsService;
  agent: Agent;
  model: ResolvedModel;
  events: EventHub;
};

/** Puts the parts together on an open database. The one place that knows which part needs which. */
export function buildServices(
  env: Env,
  database: Database,
  model: ResolvedModel = resolveModel(env),
): Services {
  const { db } = database;
  const gate = createGate({
    db,
    ttlSeconds: env.ACTION_TTL_SECONDS,
    onLinesSettled: noteLinesSettled,
    onBatchOpened: noteBatchOpened,
  });
  const grants = createGrantService(db, env.GRANT_TTL_DAYS);
  const agent = createAgent({ db, gate, model, skills: loadSkills(), holder: newId('server') });
  return {
    env,
    database,
    gate,
    decisions: createDecisionService(gate),
    grants,
    todos: createTodoService(db),
    threads: createThreadService(db, gate),
    records: createRecordsService(db),
    settings: createSettingsService(db),
    agent,
    model,
    events: new EventHub(),
  };
}

const servicesKey = Symbol.for('nod.services');
const shared = globalThis as typeof globalThis & { [servicesKey]?: Services };

/** Opens the database, sets up accounts and builds the services for the whole process; answers how to end them in order. */
export async function startServices(env: Env): Promise<Shutdown> {
  const database = await openDatabase(env);
  // The embedded database has one process, so whoever held a thread before is gone.
  if (database.kind === 'pglite') await releaseAllLeases(database.db);
  startAuth(env, database);
  const services = buildServices(env, database);
  await services.events.start(database);
  shared[servicesKey] = services;
  logger.info({ database: database.kind, model: services.model.name }, 'started');
  // In a test's own time nothing may be settled by the wall clock.
  const jobs = env.NOD_TEST_CLOCK ? null : startHousekeeping(services);
  return {
    endStreams: async () => {
      services.events.closeAll();
      await stopAllTurns();
    },
    close: async () => {
      await (await jobs)?.stop();
      await database.close();
    },
  };
}

/** Nothing waits for the jobs, and a server without them is still right: what they do is tidying. */
async function startHousekeeping({ database, gate }: Services): Promise<RunningJobs | null> {
  try {
    return await startJobs(database.jobQueue(), allJobs(database.db, gate), systemClock);
  } catch (error) {
    logger.error({ err: error }, 'the jobs did not start; cards that ran out are not noted until they do');
    return null;
  }
}

/** The services of this process. Routes and instrumentation are separate module instances, hence the global. */
export function getServices(): Services {
  const services = shared[servicesKey];
  if (!services) throw new Error('startServices has not run');
  return services;
}
