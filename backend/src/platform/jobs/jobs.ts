import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Gauges } from '../log/gauges';
import type { Logger } from '../log/log';
import { JOBS_QUEUE, JOBS_SCHEMA } from './install-jobs';

/** Work that is done now and then. */
export interface Job {
  readonly name: string;
  /** Whole seconds, at most an hour. */
  readonly everyMs: number;
  readonly work: () => Promise<void>;
}

/** Interval at which a process looks for jobs that are due, ms; also the largest delay of one. */
const CHECK_EVERY_MS = 30_000;
const BATCH_SIZE = 50;
/**
 * Ended runs show which periods are done, so they are retained longer than the longest period; then a day in the
 * archive.
 */
const ARCHIVE_AFTER_S = 2 * 60 * 60;
const DELETE_AFTER_DAYS = 1;
const MAINTENANCE_EVERY_S = 60;

/**
 * Runs each job once in its period, whichever of the processes on this database is first, until the given function is called,
 * which waits for the runs under way. A failed run is logged and tried again, twice; a run whose process was killed is tried
 * again once it has expired. A job never overlaps itself.
 */
export async function startJobs(
  jobs: readonly Job[],
  { pool, log, gauges, checkEveryMs = CHECK_EVERY_MS }: JobsOptions,
): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: JOBS_SCHEMA,
    migrate: false,
    schedule: false,
    archiveCompletedAfterSeconds: ARCHIVE_AFTER_S,
    archiveFailedAfterSeconds: ARCHIVE_AFTER_S,
    deleteAfterDays: DELETE_AFTER_DAYS,
    maintenanceIntervalSeconds: MAINTENANCE_EVERY_S,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs failed and will be tried again'));
  await boss.start();

  const workOf = new Map(jobs.map(({ name, work }) => [name, work]));
  const due = jobs.map(({ name, everyMs }) => ({
    name: JOBS_QUEUE,
    singletonKey: name,
    singletonSeconds: everyMs / 1000,
  }));
  jobs.forEach(({ name, everyMs }) =>
    gauges?.storeJob({ name, everyMs, endedAtMs: null, tookMs: null, hasFailed: false }),
  );

  const running = new Set<Promise<void>>();
  const check = async (): Promise<void> => {
    // Of one period only the first insert stays, and this statement is the same in every process.
    await boss.insert(due);
    for (let found = await fetchRuns(boss); found.length > 0; found = await fetchRuns(boss)) {
      for (const run of found) {
        const ended: Promise<void> = perform(run).finally(() => running.delete(ended));
        running.add(ended);
      }
    }
  };
  const perform = async ({ id, singletonKey }: PgBoss.JobWithMetadata): Promise<void> => {
    const name = singletonKey ?? '';
    try {
      const isLeftOut = await isRunningElsewhere(pool, { id, name });
      if (!isLeftOut) {
        await runOf(workOf, name)();
        gauges?.countRun(name, { hasFailed: false });
      }
      await boss.complete(JOBS_QUEUE, id, { isLeftOut });
    } catch (error) {
      gauges?.countRun(name, { hasFailed: true });
      log.warn({ err: error, job: name }, 'a job failed and will be tried again');
      // Where the database is gone the run expires and is tried again after that.
      await boss.fail(JOBS_QUEUE, id, { message: String(error) }).catch(() => undefined);
    }
  };

  let checking: Promise<void> | null = null;
  const timer = setInterval(() => {
    checking ??= check()
      .catch((error: unknown) => log.warn({ err: error }, 'jobs could not be looked for'))
      .finally(() => {
        checking = null;
      });
  }, checkEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await checking;
    await Promise.all(running);
    await boss.stop({ graceful: false });
  };
}

interface JobsOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly gauges?: Gauges;
  readonly checkEveryMs?: number;
}

function fetchRuns(boss: PgBoss): Promise<PgBoss.JobWithMetadata[]> {
  return boss.fetch<object>(JOBS_QUEUE, { batchSize: BATCH_SIZE, includeMetadata: true });
}

/** @throws Error for a job that only a newer process knows, which then runs it at the next try */
function runOf(workOf: ReadonlyMap<string, () => Promise<void>>, name: string): () => Promise<void> {
  const work = workOf.get(name);
  if (work === undefined) {
    throw new Error(`No job here is called ${name}.`);
  }
  return work;
}

/** Whether an older run of the same job is still under way: the new one is then left out. */
async function isRunningElsewhere(pool: Pool, { id, name }: { id: string; name: string }): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM ${JOBS_SCHEMA}.job older JOIN ${JOBS_SCHEMA}.job own ON own.id = $3 AND own.name = $1
     WHERE older.name = $1 AND older.singleton_key = $2 AND older.state = 'active' AND older.id <> $3
       AND (older.started_on, older.id) < (own.started_on, own.id)`,
    [JOBS_QUEUE, name, id],
  );
  return rowCount !== 0;
}
