import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import PgBoss from 'pg-boss';
import pino from 'pino';
import { createTestDatabase } from '../../testing/server/test-database';
import type { TestDatabase } from '../../testing/server/test-database';
import { until } from '../../testing/server/test-sockets';
import { JOBS_SCHEMA } from './install-jobs';
import { LAST_RUNS } from './job-runs.queries';
import { startJobs } from './jobs';
import type { Job } from './jobs';

const WITHIN_MS = 20_000;
const HOUR_MS = 3_600_000;
const CHECK_EVERY_MS = 20;

let database: TestDatabase;
let pool: Pool;
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.url });
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await pool.end();
  await database.drop();
});

/** Starts the jobs as one more server process does, with the rights of the role that serves; gives the lines of its log. */
async function startProcess(jobs: readonly Job[]): Promise<{ lines: string[]; stop: () => Promise<void> }> {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const stop = await startJobs(jobs, { pool, log, checkEveryMs: CHECK_EVERY_MS });
  stops.push(stop);
  return { lines, stop };
}

async function lastRun(): Promise<{ name: string; hasFailed: boolean; tookMs: number } | undefined> {
  return (await pool.query(LAST_RUNS.text)).rows[0];
}

test('of several processes one runs a job, once in its period', async () => {
  let runs = 0;
  const job = { name: 'hourly', everyMs: HOUR_MS, work: () => Promise.resolve(void (runs += 1)) };
  await Promise.all([startProcess([job]), startProcess([job]), startProcess([job])]);
  await until(() => runs > 0, WITHIN_MS);
  await wait(20 * CHECK_EVERY_MS);
  // The hour may end in between.
  expect(runs).toBeLessThanOrEqual(2);
  expect(await lastRun()).toMatchObject({ name: 'hourly', hasFailed: false });
});

test('a job runs again in each period', async () => {
  let runs = 0;
  await startProcess([{ name: 'quick', everyMs: 1_000, work: () => Promise.resolve(void (runs += 1)) }]);
  await until(() => runs > 2, WITHIN_MS);
});

test('a job that fails is logged, shown as failed and tried again, and delays no other job', async () => {
  let tries = 0;
  let others = 0;
  const failing = (): Promise<void> => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('no database')) : Promise.resolve();
  };
  const { lines } = await startProcess([
    { name: 'failing', everyMs: HOUR_MS, work: failing },
    { name: 'other', everyMs: HOUR_MS, work: () => Promise.resolve(void (others += 1)) },
  ]);
  await until(() => others > 0 && lines.length > 0, WITHIN_MS);
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ job: 'failing', err: { message: 'no database' } });
  await until(async () => (await lastRun())?.hasFailed === true, WITHIN_MS);
  await pool.query(
    `UPDATE ${JOBS_SCHEMA}.job SET start_after = now() - interval '1 s' WHERE state = 'retry'`,
  );
  await until(() => tries === 2, WITHIN_MS);
  await until(async () => (await lastRun())?.hasFailed === false, WITHIN_MS);
});

test('the run of a process that was killed is done by another one once it has expired', async () => {
  let runs = 0;
  const first = await startProcess([{ name: 'lost', everyMs: HOUR_MS, work: () => Promise.resolve() }]);
  await until(async () => (await lastRun())?.name === 'lost', WITHIN_MS);
  await first.stop();
  await pool.query(
    `UPDATE ${JOBS_SCHEMA}.job SET state = 'active', completed_on = NULL, started_on = now() - interval '1 hour'`,
  );
  await startProcess([{ name: 'lost', everyMs: HOUR_MS, work: () => Promise.resolve(void (runs += 1)) }]);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: JOBS_SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.maintain();
  await pool.query(
    `UPDATE ${JOBS_SCHEMA}.job SET start_after = now() - interval '1 s' WHERE state = 'retry'`,
  );
  await until(() => runs > 0, WITHIN_MS);
  await boss.stop({ graceful: false });
});

test('a job that takes longer than its period never overlaps itself, in whichever process', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const work = async (): Promise<void> => {
    running += 1;
    runs += 1;
    most = Math.max(most, running);
    await wait(2_500);
    running -= 1;
  };
  const job = { name: 'slow', everyMs: 1_000, work };
  await Promise.all([startProcess([job]), startProcess([job])]);
  await until(() => runs > 1, WITHIN_MS);
  expect(most).toBe(1);
  // Runs that found it under way ended at once, and say that they did no work.
  const ended = `SELECT count(*)::int AS count, max(extract(epoch FROM completed_on - started_on))::float8 AS "longestS"
    FROM ${JOBS_SCHEMA}.job WHERE state = 'completed' AND (output ->> 'isLeftOut')::boolean`;
  const [leftOut] = (await pool.query(ended)).rows;
  expect(leftOut.count).toBeGreaterThan(0);
  expect(leftOut.longestS).toBeLessThan(2.5);
  expect((await lastRun())?.tookMs).toBeGreaterThanOrEqual(2_500);
});

test('stopping waits for the run under way', async () => {
  let hasEnded = false;
  let hasBegun = false;
  const work = async (): Promise<void> => {
    hasBegun = true;
    await wait(300);
    hasEnded = true;
  };
  const { stop } = await startProcess([{ name: 'long', everyMs: HOUR_MS, work }]);
  await until(() => hasBegun, WITHIN_MS);
  await stop();
  expect(hasEnded).toBe(true);
  expect(await lastRun()).toMatchObject({ name: 'long', hasFailed: false });
});
