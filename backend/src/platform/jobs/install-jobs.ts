import PgBoss from 'pg-boss';
import { schema as PLAN_VERSION } from 'pg-boss/version.json';
import type { DataSource } from 'typeorm';

/** The schema of pg-boss, apart from the tables of the product. */
export const JOBS_SCHEMA = 'pgboss';
/** The one queue: a run of a job is a row whose `singleton_key` is the job's name. */
export const JOBS_QUEUE = 'periodic';

/** Number of retries of a failed run, and the delay before each, s. */
const RETRIES = { retryLimit: 2, retryDelay: 60 };
/** A run that takes longer has lost its process, s. */
const EXPIRE_S = 15 * 60;

/**
 * Makes the tables of pg-boss, or brings them up to the installed version, as the owner of the database, and gives the role that
 * serves its rights. Costs one query where all is there.
 */
export async function installJobs(owner: DataSource, ownerUrl: string, servingRole: string): Promise<void> {
  if (await isCurrent(owner)) {
    return;
  }
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: JOBS_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.createQueue(JOBS_QUEUE, {
    name: JOBS_QUEUE,
    policy: 'standard',
    expireInSeconds: EXPIRE_S,
    ...RETRIES,
  });
  await boss.stop({ graceful: false });
  const role = `"${servingRole.replaceAll('"', '""')}"`;
  await owner.query(`GRANT USAGE ON SCHEMA ${JOBS_SCHEMA} TO ${role}`);
  await owner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${JOBS_SCHEMA} TO ${role}`);
}

async function isCurrent(owner: DataSource): Promise<boolean> {
  const [found]: { isThere: boolean }[] = await owner.query(
    `SELECT to_regclass('${JOBS_SCHEMA}.queue') IS NOT NULL AS "isThere"`,
  );
  if (found?.isThere !== true) {
    return false;
  }
  const [state]: { version: number; queues: number }[] = await owner.query(
    `SELECT version::int, (SELECT count(*) FROM ${JOBS_SCHEMA}.queue WHERE name = $1)::int AS queues
     FROM ${JOBS_SCHEMA}.version`,
    [JOBS_QUEUE],
  );
  return state?.version === PLAN_VERSION && state.queues === 1;
}
