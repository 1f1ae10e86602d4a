import type { Client } from 'pg';
import { escapeIdentifier } from 'pg';
import type { BackupTable, StoredPartition, StoredSequence } from './backup-records';

/** Of the schema itself: the migrations make it again. */
const NOT_SAVED = ['migrations'];

/** Nor are tables that are not logged: they follow from others. Partitions are filled in another order than tables: their rows are sorted by the key. */
const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns,
    CASE WHEN c.relkind = 'p' THEN (SELECT array_agg(k.attname::text ORDER BY k.attnum)
      FROM pg_index i JOIN pg_attribute k ON k.attrelid = c.oid AND k.attnum = ANY (i.indkey)
      WHERE i.indrelid = c.oid AND i.indisprimary) END AS "sortedBy"
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND c.relpersistence = 'p' AND c.relname <> ALL ($1)
  GROUP BY c.oid, c.relname, c.relkind ORDER BY c.relname`;

/** With the triggers that a partition has of its own. */
const PARTITIONS = `
  SELECT c.relname AS name,
    array_prepend(format('CREATE TABLE %I PARTITION OF %I %s', c.relname, p.relname, pg_get_expr(c.relpartbound, c.oid)),
      ARRAY(SELECT step FROM pg_trigger t, LATERAL (VALUES (1, pg_get_triggerdef(t.oid)),
          (2, CASE WHEN t.tgenabled = 'A' THEN format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', c.relname, t.tgname) END))
          steps (position, step)
        WHERE t.tgrelid = c.oid AND NOT t.tgisinternal AND t.tgparentid = 0 AND step IS NOT NULL
        ORDER BY t.tgname, position)) AS steps
  FROM pg_class c JOIN pg_inherits i ON i.inhrelid = c.oid JOIN pg_class p ON p.oid = i.inhparent
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relispartition AND c.relkind = 'r' ORDER BY c.relname`;

const SEQUENCES = `
  SELECT relname AS name FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind = 'S' AND relname <> ALL ($1) ORDER BY relname`;

/** The tables that are saved, with their columns; partitions are reached through their table. */
export async function tablesOf(client: Client): Promise<BackupTable[]> {
  return (await client.query<BackupTable>(TABLES, [NOT_SAVED])).rows;
}

/** The partitions that there are, and how each is made. */
export async function partitionsOf(client: Client): Promise<StoredPartition[]> {
  return (await client.query<StoredPartition>(PARTITIONS)).rows;
}

/** The sequences as they stand, which is at least what the rows of a snapshot need. */
export async function sequencesOf(client: Client): Promise<StoredSequence[]> {
  const { rows } = await client.query<{ name: string }>(SEQUENCES, [['migrations_id_seq']]);
  const sequences: StoredSequence[] = [];
  for (const { name } of rows) {
    const read = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${escapeIdentifier(name)}`,
    );
    sequences.push(...read.rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

/** The names of the migrations that a database has, oldest first; none for an empty one. */
export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('migrations') IS NOT NULL AS "isThere"`,
  );
  if (rows[0]?.isThere !== true) {
    return [];
  }
  const found = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp, id');
  return found.rows.map(({ name }) => name);
}

/** Statement that reads a table, row by row in binary form. */
export function copyOut({ name, columns, sortedBy }: BackupTable): string {
  const order = sortedBy === null ? '' : ` ORDER BY ${sortedBy.map(escapeIdentifier).join(', ')}`;
  const rows = `SELECT ${columns.map(escapeIdentifier).join(', ')} FROM ${escapeIdentifier(name)}${order}`;
  return `COPY (${rows}) TO STDOUT (FORMAT binary)`;
}

/** Statement that fills a table. */
export function copyIn({ name, columns }: BackupTable): string {
  return `COPY ${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')}) FROM STDIN (FORMAT binary)`;
}
