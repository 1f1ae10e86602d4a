import { Client } from 'pg';

/** Contents of the database after everything. */
export interface Stored {
  /** Stored fixes by journey. */
  readonly fixes: ReadonlyMap<string, number>;
  readonly violations: number;
  /** Violations whose record in the signed log is missing or there twice. */
  readonly wrongRecords: number;
  /** Runs of one periodic job that overlapped, or were two in one period. */
  readonly doubleRuns: number;
  readonly runs: number;
}

const FIXES = 'SELECT journey_id AS id, count(*)::int AS count FROM fix GROUP BY journey_id';
const VIOLATIONS = 'SELECT count(*)::int AS count FROM violation WHERE NOT is_claimed AND NOT is_withdrawn';
const RECORDS = `SELECT count(*)::int AS count FROM (
    SELECT violation.id FROM violation LEFT JOIN evidence_proof proof ON proof.violation_id = violation.id
    WHERE NOT is_claimed GROUP BY violation.id HAVING count(proof.violation_id) <> 1
  ) wrong`;
const RUNS = `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'periodic' AND state <> 'created'`;
const DID_WORK = (run: string): string =>
  `${run}.state = 'completed' AND NOT coalesce((${run}.output ->> 'isLeftOut')::boolean, false)`;
/** A run that finds its job under way in another process ends at once, without its work. */
const DOUBLE_RUNS = `SELECT count(*)::int AS count FROM pgboss.job one JOIN pgboss.job other
    ON one.name = 'periodic' AND other.name = 'periodic' AND one.id < other.id AND one.singleton_key = other.singleton_key
    AND (one.singleton_on = other.singleton_on OR (${DID_WORK('one')} AND ${DID_WORK('other')}
      AND one.started_on < other.completed_on AND other.started_on < one.completed_on))`;

/** Reads what is stored. */
export async function readStored(ownerUrl: string): Promise<Stored> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const countOf = async (query: string): Promise<number> =>
      (await client.query<{ count: number }>(query)).rows[0]?.count ?? 0;
    const { rows } = await client.query<{ id: string; count: number }>(FIXES);
    return {
      fixes: new Map(rows.map(({ id, count }) => [String(id), count])),
      violations: await countOf(VIOLATIONS),
      wrongRecords: await countOf(RECORDS),
      doubleRuns: await countOf(DOUBLE_RUNS),
      runs: await countOf(RUNS),
    };
  } finally {
    await client.end();
  }
}
