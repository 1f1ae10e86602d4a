import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from './backup-error';
import type { BackupHead, BackupRecord, BackupTable, StoredSequence, TableTotals } from './backup-records';
import { copyIn, tablesOf } from './read-tables';

/** Totals of a restored backup. */
export interface RestoredBackup {
  readonly madeAt: string;
  readonly tables: readonly TableTotals[];
}

/** The parts of a restore that know of our schema and secrets. */
export interface RestoreSteps {
  /** Makes the tables that these migrations make, in the transaction of the client. @throws BackupError for migrations not known */
  readonly makeTables: (head: BackupHead) => Promise<void>;
  /** Called once the rows are in and right, before they are committed. */
  readonly storeSecrets: (secrets: BackupHead['secrets']) => Promise<void>;
}

/** Each as it was: some fire for everybody, and partitions have some of their own. */
const TRIGGERS = `
  SELECT format('ALTER TABLE ONLY %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS undo,
    format('ALTER TABLE ONLY %s ENABLE %s TRIGGER %I', tgrelid::regclass,
      CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, tgname) AS redo
  FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND NOT tgisinternal AND tgenabled <> 'D' ORDER BY pg_trigger.oid`;
const RULES = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS undo,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS redo
  FROM pg_constraint
  WHERE connamespace = current_schema()::regnamespace AND contype = 'f' AND conparentid = 0 ORDER BY oid`;
/** Those that hold no rule: rules need theirs while rows come in. */
const INDEXES = `
  SELECT format('DROP INDEX %s', indexrelid::regclass) AS undo, pg_get_indexdef(indexrelid) AS redo
  FROM pg_index JOIN pg_class c ON c.oid = indexrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND NOT indisunique AND c.relkind = 'i' AND NOT c.relispartition
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) ORDER BY indexrelid`;

/**
 * Puts a backup into the database of a client, all in the transaction that the client is in: other readers of the database see
 * nothing of it before it is committed. Triggers stay silent, and references between tables are checked at the end.
 * @throws BackupError for a file that is not whole, and for rows that don't come out as they went in
 */
export async function restoreRecords(
  client: Client,
  records: AsyncIterable<BackupRecord>,
  { makeTables, storeSecrets }: RestoreSteps,
): Promise<RestoredBackup> {
  const tables: TableTotals[] = [];
  let head: BackupHead | null = null;
  let afterwards: string[] = [];
  let loading: Loading | null = null;
  let sequences: readonly StoredSequence[] = [];
  for await (const record of records) {
    if (record.kind === 'HEAD') {
      ({ head } = record);
      await makeTables(head);
      afterwards = await clearTables(client, head);
    } else if (record.kind === 'TABLE') {
      loading = new Loading(client, record.table);
    } else if (record.kind === 'PIECE') {
      await loading?.add(record.bytes);
    } else if (record.kind === 'END') {
      const rows = await loading?.end();
      if (rows !== record.totals.rows) {
        throw new BackupError(
          'DAMAGED',
          `${record.totals.name} has ${rows} rows, not ${record.totals.rows}.`,
        );
      }
      tables.push(record.totals);
    } else {
      ({ sequences } = record.manifest);
    }
  }
  if (head === null) {
    throw new BackupError('DAMAGED', 'The backup is empty.');
  }
  for (const statement of afterwards) {
    await client.query(statement);
  }
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      escapeIdentifier(name),
      lastValue,
      isCalled,
    ]);
  }
  await storeSecrets(head.secrets);
  return { madeAt: head.madeAt, tables };
}

/** Makes room for the rows: gives what is to be run once they are in. */
async function clearTables(client: Client, head: BackupHead): Promise<string[]> {
  // What migrations have stored is checked now: a table with checks that wait can't be changed.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  for (const { name, steps } of head.partitions) {
    const { rows } = await client.query('SELECT WHERE to_regclass($1) IS NULL', [escapeIdentifier(name)]);
    await runAll(client, rows.length === 0 ? [] : steps);
  }
  const triggers = await changesIn(client, TRIGGERS);
  const rules = await changesIn(client, RULES);
  const indexes = await changesIn(client, INDEXES);
  await runAll(
    client,
    [...triggers, ...rules, ...indexes].map(({ undo }) => undo),
  );
  for (const { name } of await tablesOf(client)) {
    // Migrations fill some. Not by TRUNCATE, which partitions of the audit log refuse even when they are empty.
    await client.query(`DELETE FROM ${escapeIdentifier(name)}`);
  }
  return [...indexes, ...rules, ...triggers].map(({ redo }) => redo);
}

async function runAll(client: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    await client.query(statement);
  }
}

async function changesIn(client: Client, query: string): Promise<{ undo: string; redo: string }[]> {
  return (await client.query<{ undo: string; redo: string }>(query)).rows;
}

/** The rows of one table on their way in. */
class Loading {
  private readonly stream: ReturnType<typeof copyFrom>;
  private readonly ended: Promise<void>;

  constructor(client: Client, table: BackupTable) {
    this.stream = client.query(copyFrom(copyIn(table)));
    this.ended = finished(this.stream);
    // Thrown to the caller that awaits the end.
    this.ended.catch(() => undefined);
  }

  async add(bytes: Buffer): Promise<void> {
    if (!this.stream.write(bytes)) {
      await Promise.race([once(this.stream, 'drain'), this.ended]);
    }
  }

  async end(): Promise<number> {
    this.stream.end();
    await this.ended;
    return this.stream.rowCount;
  }
}
