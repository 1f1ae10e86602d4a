import type { Client } from 'pg';
import { sampleValue } from './sample-values';

/** Time of a statement in one fixture. */
export interface Timing {
  /** Of PostgreSQL to carry it out. */
  readonly ms: number;
  /** Rows that it gives or writes. */
  readonly rows: number;
}

interface Explained {
  readonly 'QUERY PLAN': readonly [
    { readonly 'Execution Time': number; readonly Plan: { readonly 'Actual Rows': number } },
  ];
}

/** Prepares a statement under its number. @throws Error where it can't be */
export async function prepare(client: Client, number: number, text: string): Promise<string> {
  const name = `bench_${number}`;
  await client.query(`PREPARE ${name} AS ${text}`);
  const { rows } = await client.query<{ types: string[] }>(
    'SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = $1',
    [name],
  );
  const values = (rows[0]?.types ?? []).map((type) => sampleValue(type));
  return `EXECUTE ${name}${values.length === 0 ? '' : `(${values.join(', ')})`}`;
}

/** Carries a prepared statement out, and takes back what it has written. @throws Error where PostgreSQL refuses the values */
export async function timeOnce(client: Client, execution: string): Promise<Timing> {
  await client.query('BEGIN');
  try {
    const { rows } = await client.query<Explained>(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${execution}`);
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (plan === undefined) {
      throw new Error('PostgreSQL explained nothing');
    }
    return { ms: plan['Execution Time'], rows: plan.Plan['Actual Rows'] };
  } finally {
    await client.query('ROLLBACK');
  }
}
