import type { Client } from 'pg';
import { sampleValue } from './sample-values';

/** Time of a statement in one fixture. */
export interface Timing {
  /** Of PostgreSQL to carry it out. */
  readonly ms: number;
  /** Rows of tables and indexes that fit it; those that it reads in vain are none of them. */
  readonly rows: number;
}

/** A step of what PostgreSQL has done. */
export interface Step {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Step[];
}

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly 'Execution Time': number; readonly Plan: Step }];
}

/** Prepares a statement under a name; gives what carries it out with the values of a row. @throws Error where it can't be */
export async function prepare(
  client: Client,
  { name, text, row }: { name: string; text: string; row: number },
): Promise<string> {
  await client.query(`PREPARE ${name} AS ${text}`);
  const { rows } = await client.query<{ types: string[] }>(
    'SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = $1',
    [name],
  );
  const values = (rows[0]?.types ?? []).map((type) => sampleValue(type, row));
  return `EXECUTE ${name}${values.length === 0 ? '' : `(${values.join(', ')})`}`;
}

/** Carries a prepared statement out, and rolls it back. @throws Error where PostgreSQL refuses the values */
export async function timeOnce(client: Client, execution: string): Promise<Timing> {
  await client.query('BEGIN');
  try {
    const { rows } = await client.query<Explained>(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${execution}`);
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (plan === undefined) {
      throw new Error('PostgreSQL explained nothing');
    }
    return { ms: plan['Execution Time'], rows: fittingRows(plan.Plan) };
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Rows that the first steps of a plan give to the others. */
export function fittingRows({ Plans = [], ...step }: Step): number {
  return Plans.length === 0
    ? step['Actual Rows'] * step['Actual Loops']
    : Plans.reduce((sum, below) => sum + fittingRows(below), 0);
}
