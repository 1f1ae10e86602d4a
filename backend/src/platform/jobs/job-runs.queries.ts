import { statement } from '../db/statement';

/** The last run of each job that has ended or failed, whichever process ran it; those left out did no work. */
export const LAST_RUNS = statement(
  'jobs.last-runs',
  `SELECT DISTINCT ON (singleton_key) singleton_key AS name, completed_on AS "endedAt",
     (extract(epoch FROM completed_on - started_on) * 1000)::int AS "tookMs", state <> 'completed' AS "hasFailed"
   FROM pgboss.job WHERE name = 'periodic' AND state IN ('completed', 'failed', 'retry')
     AND NOT coalesce((output ->> 'isLeftOut')::boolean, false)
   ORDER BY singleton_key, coalesce(completed_on, started_on) DESC`,
  { notNull: ['name', 'hasFailed'] },
);
