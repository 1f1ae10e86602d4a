import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError } from './backup-error';
import type { BackupRecord, BackupTable, TableTotals } from './backup-records';
import { packed } from './backup-records';
import { copyOut, migrationsOf, partitionsOf, sequencesOf, tablesOf } from './read-tables';
import { seal } from './sealed-file';

/** The snapshot must not be lost to a limit that is meant for requests, nor take more than one processor of the database. */
const OPTIONS = [
  'statement_timeout=0',
  'idle_in_transaction_session_timeout=0',
  'lock_timeout=10s',
  'synchronize_seqscans=off',
  'max_parallel_workers_per_gather=0',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');
/** Beside requests it rests after a few milliseconds of work, for five times as long: short enough that no push waits for it. */
const WORK_MS = 5;
const REST_PER_WORK = 5;

/** Source of a backup. */
export interface BackupSource {
  /** Of the owner, who may read everything. */
  readonly url: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly passphrase: string;
  /** Whether others use the database meanwhile: it then works a sixth of the time. */
  readonly isBesideRequests: boolean;
}

/** Totals of a written backup. */
export interface WrittenBackup {
  readonly tables: readonly TableTotals[];
  readonly bytes: number;
}

/**
 * Saves a database as it is at one moment, with the secrets that belong to it, in one sealed file; writes go on meanwhile.
 * The file appears under its name once it is whole and on the disk.
 * @throws BackupError for a database without our tables
 */
export async function writeBackup(path: string, source: BackupSource): Promise<WrittenBackup> {
  const draft = `${path}.part`;
  const written: TableTotals[] = [];
  let bytes = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  const client = new Client({
    connectionString: source.url,
    application_name: 'wakafine backup',
    options: OPTIONS,
    keepAlive: true,
  });
  // The statement under way rejects with the meaning of a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const sealed = seal(packed(records(client, source, written)), source.passphrase);
    await pipeline(counted(sealed), createWriteStream(draft, { mode: 0o600, flush: true }));
    await client.query('COMMIT');
    await rename(draft, path);
    await flushFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
  return { tables: written, bytes };
}

async function* records(
  client: Client,
  { secrets, isBesideRequests }: BackupSource,
  written: TableTotals[],
): AsyncGenerator<BackupRecord> {
  const migrations = await migrationsOf(client);
  if (migrations.length === 0) {
    throw new BackupError('REFUSED', 'There is nothing to save: the database has no tables of WakaFine.');
  }
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::int AS version`,
  );
  const head = {
    madeAt: new Date().toISOString(),
    serverVersion: rows[0]?.version ?? 0,
    migrations,
    secrets,
    partitions: await partitionsOf(client),
  };
  yield { kind: 'HEAD', head };
  for (const table of await tablesOf(client)) {
    yield { kind: 'TABLE', table };
    const totals = yield* isBesideRequests ? paced(pieces(client, table)) : pieces(client, table);
    written.push(totals);
    yield { kind: 'END', totals };
  }
  yield { kind: 'MANIFEST', manifest: { tables: written, sequences: await sequencesOf(client) } };
}

async function* pieces(client: Client, table: BackupTable): AsyncGenerator<BackupRecord, TableTotals> {
  const hash = createHash('sha256');
  const stream = client.query(copyTo(copyOut(table)));
  for await (const bytes of stream) {
    hash.update(bytes);
    yield { kind: 'PIECE', bytes };
  }
  return { name: table.name, rows: stream.rowCount, sha256: hash.digest('hex') };
}

/** The same pieces with rests in between; PostgreSQL reads no further than it is asked for. */
async function* paced<Piece, Totals>(all: AsyncGenerator<Piece, Totals>): AsyncGenerator<Piece, Totals> {
  let fromMs = performance.now();
  for (;;) {
    const step = await all.next();
    if (step.done === true) {
      return step.value;
    }
    yield step.value;
    const workedMs = performance.now() - fromMs;
    if (workedMs >= WORK_MS) {
      await wait(workedMs * REST_PER_WORK);
      fromMs = performance.now();
    }
  }
}

/** Without it a crash of the machine might lose the new name. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The totals of every table of a database as it is now, in the way in which a backup counts them. */
export async function totalsOf(url: string): Promise<TableTotals[]> {
  const client = new Client({ connectionString: url, options: OPTIONS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const totals: TableTotals[] = [];
    for (const table of await tablesOf(client)) {
      const reading = pieces(client, table);
      let step = await reading.next();
      while (step.done !== true) {
        step = await reading.next();
      }
      totals.push(step.value);
    }
    return totals;
  } finally {
    await client.end();
  }
}
