import { createHash } from 'node:crypto';
import { createGunzip, createGzip } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';
import type { Transform } from 'node:stream';
import { BackupError } from './backup-error';

/** A sequence as it stood. */
export interface StoredSequence {
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** First record of a backup, before all rows. */
export interface BackupHead {
  readonly madeAt: string;
  /** Of PostgreSQL, as `server_version_num`. */
  readonly serverVersion: number;
  /** Names of the migrations that the tables are of, oldest first. */
  readonly migrations: readonly string[];
  /** By their names; without those of the database's roles, which belong to a cluster. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly partitions: readonly StoredPartition[];
}

/** A partition, which the program adds as time goes on. */
export interface StoredPartition {
  readonly name: string;
  /** The statements that make it. */
  readonly steps: readonly string[];
}

/** One table: its name and the columns in their order. */
export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns that its rows are sorted by; null: as they lie in it. */
  readonly sortedBy: readonly string[] | null;
}

/** Totals of a table as it was written: number of rows, and the SHA-256 of what PostgreSQL gave for them. */
export interface TableTotals {
  readonly name: string;
  readonly rows: number;
  readonly sha256: string;
}

/** Last record of a backup: a file without it is not whole. */
export interface BackupManifest {
  readonly tables: readonly TableTotals[];
  readonly sequences: readonly StoredSequence[];
}

/** Records of a backup, in this order: a head, tables each with pieces and an end, and the manifest. */
export type BackupRecord =
  | { readonly kind: 'HEAD'; readonly head: BackupHead }
  | { readonly kind: 'TABLE'; readonly table: BackupTable }
  | { readonly kind: 'PIECE'; readonly bytes: Buffer }
  | { readonly kind: 'END'; readonly totals: TableTotals }
  | { readonly kind: 'MANIFEST'; readonly manifest: BackupManifest };

const KINDS = ['HEAD', 'TABLE', 'PIECE', 'END', 'MANIFEST'] as const;
const PREFIX_BYTES = 5;
const LARGEST_RECORD = 64 * 1024 * 1024;
/** The fastest level: the next ones cost twice the time for a tenth less. */
const GZIP_LEVEL = 1;
const CHUNK_BYTES = 256 * 1024;

/** Records as compressed bytes. */
export function packed(records: AsyncIterable<BackupRecord>): AsyncIterable<Buffer> {
  return through(encoded(records), createGzip({ level: GZIP_LEVEL, chunkSize: CHUNK_BYTES }));
}

/** The records in compressed bytes. @throws BackupError for bytes that hold no records */
export async function* unpacked(bytes: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of through(bytes, createGunzip({ chunkSize: CHUNK_BYTES }))) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    for (let end = endOf(held); end !== null && held.length >= end; end = endOf(held)) {
      yield decoded(held.subarray(0, end));
      held = held.subarray(end);
    }
  }
  if (held.length > 0) {
    throw new BackupError('DAMAGED', 'The backup ends in the middle of a record.');
  }
}

/**
 * The same records, checked on the way: each table against its end and against the manifest, which comes last.
 * @throws BackupError for a hash or an order that is not right
 */
export async function* checked(records: AsyncIterable<BackupRecord>): AsyncGenerator<BackupRecord> {
  const ends: TableTotals[] = [];
  let hash = createHash('sha256');
  let isWhole = false;
  for await (const record of records) {
    if (record.kind === 'TABLE') {
      hash = createHash('sha256');
    } else if (record.kind === 'PIECE') {
      hash.update(record.bytes);
    } else if (record.kind === 'END') {
      requireRight(hash.digest('hex') === record.totals.sha256, record.totals.name);
      ends.push(record.totals);
    } else if (record.kind === 'MANIFEST') {
      requireRight(JSON.stringify(record.manifest.tables) === JSON.stringify(ends), 'the list of tables');
      isWhole = true;
    }
    yield record;
  }
  requireRight(isWhole, 'its end');
}

function requireRight(isRight: boolean, what: string): void {
  if (!isRight) {
    throw new BackupError('DAMAGED', `The backup is not what was written: ${what} differs.`);
  }
}

/** Output of a transform; an error of the source is thrown to the reader. */
function through(source: AsyncIterable<Buffer>, transform: Transform): AsyncIterable<Buffer> {
  return pipeline(Readable.from(source, { objectMode: false }), transform, () => undefined);
}

async function* encoded(records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
  for await (const record of records) {
    const payload = payloadOf(record);
    const prefix = Buffer.alloc(PREFIX_BYTES);
    prefix.writeUInt8(KINDS.indexOf(record.kind));
    prefix.writeUInt32BE(payload.length, 1);
    yield prefix;
    yield payload;
  }
}

function payloadOf(record: BackupRecord): Buffer {
  switch (record.kind) {
    case 'PIECE':
      return record.bytes;
    case 'HEAD':
      return jsonOf(record.head);
    case 'TABLE':
      return jsonOf(record.table);
    case 'END':
      return jsonOf(record.totals);
    case 'MANIFEST':
      return jsonOf(record.manifest);
  }
}

function jsonOf(value: object): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function endOf(held: Buffer): number | null {
  if (held.length < PREFIX_BYTES) {
    return null;
  }
  const length = held.readUInt32BE(1);
  if (length > LARGEST_RECORD) {
    throw new BackupError('DAMAGED', 'The backup holds a record that is too long.');
  }
  return PREFIX_BYTES + length;
}

function decoded(bytes: Buffer): BackupRecord {
  const kind = KINDS[bytes.readUInt8()];
  const payload = bytes.subarray(PREFIX_BYTES);
  if (kind === 'PIECE') {
    return { kind, bytes: payload };
  }
  // The seal says that it is what this program has written.
  const value = JSON.parse(payload.toString('utf8'));
  switch (kind) {
    case 'HEAD':
      return { kind, head: value as BackupHead };
    case 'TABLE':
      return { kind, table: value as BackupTable };
    case 'END':
      return { kind, totals: value as TableTotals };
    case 'MANIFEST':
      return { kind, manifest: value as BackupManifest };
    default:
      throw new BackupError('DAMAGED', 'The backup holds a record of a kind that is not known.');
  }
}
