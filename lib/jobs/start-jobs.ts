import { PgBoss } from 'pg-boss';
import type { JobQueue } from '@/db/client';
import type { Clock } from '@/lib/clock';
import { logger } from '@/lib/log';

/** Something that runs on a schedule, on one server at a time. It must bear being run twice. */
export type Job = {
  name: string;
  /** Five fields, in UTC. */
  cron: string;
  /** Answers what it did, for the log. */
  run(now: Date): Promise<Record<string, number>>;
};

export type RunningJobs = {
  /** Waits for the job that runs now, then stops asking for more. */
  stop(): Promise<void>;
};

/** How often the queue is asked. Nothing here is in a hurry, and each question wakes the database. */
const PACE_SECONDS = 30;
const RARELY_SECONDS = 600;
const DAY_SECONDS = 24 * 60 * 60;
const STOP_TIMEOUT_MS = 5_000;

/**
 * Runs jobs on their schedules until stopped. The queue lives in a schema of its own in the same database, so that of several servers one
 * runs each occurrence. Rejects when the queue cannot be set up; failures afterwards are logged, and the next occurrence tries again.
 */
export async function startJobs(
  queue: JobQueue,
  jobs: Job[],
  clock: Clock,
  paceSeconds = PACE_SECONDS,
): Promise<RunningJobs> {
  const boss = new PgBoss({
    ...queue,
    schema: 'pgboss',
    cronMonitorIntervalSeconds: paceSeconds,
    cronWorkerIntervalSeconds: paceSeconds,
    clockMonitorIntervalSeconds: RARELY_SECONDS,
    superviseIntervalSeconds: RARELY_SECONDS,
    monitorIntervalSeconds: RARELY_SECONDS,
    maintenanceIntervalSeconds: RARELY_SECONDS,
    queueCacheIntervalSeconds: RARELY_SECONDS,
    bamIntervalSeconds: RARELY_SECONDS,
    flowIntervalSeconds: RARELY_SECONDS,
    // A handful of rows: nothing to rebuild or to watch.
    reindex: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
  });
  boss.on('error', (error) => logger.warn({ err: error }, 'the job queue has trouble'));
  boss.on('warning', (warning) => logger.debug({ warning }, 'notice of the job queue'));
  await boss.start();
  for (const job of jobs) await follow(boss, job, clock, paceSeconds);
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }) };
}

async function follow(boss: PgBoss, job: Job, clock: Clock, paceSeconds: number): Promise<void> {
  // An occurrence that was missed or failed is not made up for: the next one does its work.
  await boss.createQueue(job.name, {
    policy: 'singleton',
    retryLimit: 0,
    expireInSeconds: 5 * 60,
    retentionSeconds: 10 * 60,
    deleteAfterSeconds: DAY_SECONDS,
  });
  await boss.schedule(job.name, job.cron, null, { tz: 'UTC' });
  await boss.work(job.name, { pollingIntervalSeconds: paceSeconds }, async () => {
    try {
      const done = await job.run(clock.now());
      if (Object.values(done).some((count) => count > 0)) logger.info({ job: job.name, ...done }, 'job done');
    } catch (error) {
      logger.error({ err: error, job: job.name }, 'a job failed');
      throw error;
    }
  });
}
