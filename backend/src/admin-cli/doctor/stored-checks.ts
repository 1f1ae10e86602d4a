import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '@wakafine/domain/units';
import type { Client } from 'pg';
import type { Config } from '../../platform/config/config';
import { vapidKeysOpen } from '../../platform/push/vapid-keys';
import { secretBox } from '../../platform/secrets/secret-box';
import { fail, ok, warn } from './finding';
import type { Finding } from './finding';

/** Some jobs run each minute: after so long without any, nobody runs them. */
const SILENT_MS = 10 * MINUTE_MS;

const JOBS = `
  SELECT DISTINCT ON (singleton_key) singleton_key AS name, state, completed_on AS "endedAt"
  FROM pgboss.job WHERE name = 'periodic' AND state IN ('completed', 'failed', 'retry')
  ORDER BY singleton_key, coalesce(completed_on, started_on) DESC`;
/** More than so many are not counted. */
const MOST_COUNTED = 10_000;
const UNSORTED = `
  SELECT count(*)::int AS rows, min(fix_day)::text AS day
  FROM (SELECT fix_day FROM ONLY fix_default LIMIT ${MOST_COUNTED + 1}) AS found`;
const KEYS = 'SELECT sealed_private AS "sealedPrivate" FROM vapid_key';

interface JobRow {
  readonly name: string;
  readonly state: string;
  readonly endedAt: Date | null;
}

/** Periodic jobs, fixes without a day of their own, the keys for messages to phones, and whether the pepper is that of the database. */
export async function checkStored(client: Client, config: Config): Promise<Finding[]> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('vapid_key') IS NOT NULL AND to_regclass('pgboss.job') IS NOT NULL AS "isThere"`,
  );
  if (rows[0]?.isThere !== true) {
    return [];
  }
  const jobs = await client.query<JobRow>(JOBS);
  return [jobsFinding(jobs.rows), ...(await checkFixDays(client)), ...(await checkKeys(client, config))];
}

/** State of the periodic jobs by their last runs. */
export function jobsFinding(jobs: readonly JobRow[], nowMs = Date.now()): Finding {
  const inState = (wanted: string): string =>
    jobs.flatMap(({ name, state }) => (state === wanted ? [name] : [])).join(', ');
  const lastMs = Math.max(...jobs.map(({ endedAt }) => endedAt?.getTime() ?? 0));
  const advice = 'Look for "a job failed" in the log: docs/operations/jobs.md.';
  if (inState('failed') !== '') {
    return fail('jobs', `the last run failed: ${inState('failed')}`, advice);
  }
  if (inState('retry') !== '') {
    return warn('jobs', `failed, and are tried again: ${inState('retry')}`, advice);
  }
  if (jobs.length > 0 && nowMs - lastMs > SILENT_MS) {
    const says = `none has run since ${new Date(lastMs).toISOString()}`;
    return warn('jobs', says, 'Start the server; where it runs, look at its log: docs/operations/jobs.md.');
  }
  return ok('jobs', jobs.length === 0 ? 'none has run in two hours' : `${jobs.length}, none failed`);
}

/** A database of before fixes were stored by day has no finding. */
async function checkFixDays(client: Client): Promise<Finding[]> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('fix_default') IS NOT NULL AS "isThere"`,
  );
  if (tables[0]?.isThere !== true) {
    return [];
  }
  const [unsorted] = (await client.query<{ rows: number; day: string | null }>(UNSORTED)).rows;
  if (unsorted === undefined || unsorted.rows === 0) {
    return [ok('fixes', 'each lies in the partition of its day')];
  }
  const { rows, day } = unsorted;
  const count = rows > MOST_COUNTED ? `more than ${MOST_COUNTED}` : String(rows);
  return [
    warn(
      'fixes',
      `${count} lie in fix_default, since their day was not prepared (the first: ${day ?? 'none'})`,
      'The job "prepare days of fixes" sorts them within the hour; where they stay: docs/operations/fixes-by-day.md.',
    ),
  ];
}

async function checkKeys(client: Client, config: Config): Promise<Finding[]> {
  const [stored] = (await client.query<{ sealedPrivate: string }>(KEYS)).rows;
  const pepper = config.pepper ?? (await madePepper(config.dataDir));
  if (config.vapidKeys !== null) {
    return [ok('push', 'the keys of the configuration are used')];
  }
  if (stored === undefined || pepper === null) {
    return [ok('push', 'the first start makes the keys')];
  }
  return vapidKeysOpen(secretBox(pepper, config.formerPepper), stored)
    ? [ok('push', 'its keys are there, and the pepper opens them')]
    : [
        fail(
          'pepper',
          'it is not the one that this database was used with: nobody could sign in with their PIN',
          'Set the former one again (PEPPER, or DATA_DIR/secrets), or as PEPPER_PREVIOUS while it changes: SECURITY.md.',
        ),
      ];
}

async function madePepper(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(join(dataDir, 'secrets', 'pepper'), 'utf8')).trim();
  } catch {
    // A missing one has a finding of its own.
    return null;
  }
}
