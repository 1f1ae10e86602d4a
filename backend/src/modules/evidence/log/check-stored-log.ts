import { isSameBytes } from '@wakafine/domain/evidence/bytes';
import { checkLog } from '@wakafine/domain/evidence/log-files';
import type { LogVerdict } from '@wakafine/domain/evidence/log-files';
import { leafHash, rootOf } from '@wakafine/domain/evidence/merkle-tree';
import { commitmentOf, parseRecord, partHashOfText } from '@wakafine/domain/evidence/record';
import { SHA256_BYTES } from '@wakafine/domain/evidence/sha256';
import type { EvidenceTrust } from '@wakafine/domain/evidence/verify-evidence';
import type { Db } from '../../../platform/db/db';
import { CHECKPOINTS_AFTER, LEFT_OUT, NODES, STORED_ENTRIES, STORED_PARTS } from './log.queries';
import { BATCH_LEAVES } from './tree-hashes';

const ENTRIES_PER_READ = 4_096;
const CHECKPOINTS_PER_READ = 1_000;

/** The first thing of a stored log that is not as it was signed; `position` counts leaves from 0. */
export type StoredLogFault =
  /** There is no leaf at a place where there was one. */
  | { readonly kind: 'MISSING'; readonly position: number }
  /** A record is not the one that was put into the tree. */
  | { readonly kind: 'RECORD'; readonly position: number; readonly leafId: number }
  /** What a part says is not what was sealed. */
  | { readonly kind: 'PART'; readonly position: number; readonly leafId: number; readonly part: string }
  /** A leaf is another than witnesses have copied. */
  | { readonly kind: 'WITNESSED'; readonly position: number; readonly leafId: number }
  /** The 64 leaves from a place on do not make the subtree that was stored. */
  | { readonly kind: 'BATCH'; readonly position: number }
  /** The leaves do not make the root of a checkpoint, or there are fewer; `position` is the end of what is right. */
  | { readonly kind: 'CHECKPOINT'; readonly position: number; readonly verdict: LogVerdict }
  /** A violation has no record, or a record never came into the tree. */
  | { readonly kind: 'LEFT_OUT'; readonly position: null; readonly violationId: number | null };

/** Copies that witnesses have of the log; whatever was never copied is checked against the stored log alone. */
export interface Witnessed {
  /** Hashes of the leaves, 32 bytes each. */
  readonly leaves?: Uint8Array;
  /** Signed notes. */
  readonly checkpoints?: readonly string[];
}

/** Checks the whole log as it is stored, and against what witnesses have of it. Null: it is as it was signed. */
export async function checkStoredLog(
  db: Db,
  trust: EvidenceTrust,
  { leaves: witnessed = new Uint8Array(), checkpoints: copied = [] }: Witnessed = {},
): Promise<StoredLogFault | null> {
  // Before the leaves: what a running server adds meanwhile comes behind the last of these.
  const checkpoints = await storedCheckpoints(db);
  const hashes: Uint8Array[] = [];
  for (;;) {
    const entries = await db.rows(STORED_ENTRIES, [hashes.length, hashes.length + ENTRIES_PER_READ]);
    const fault = await faultAmong(db, { entries, from: hashes.length, witnessed });
    if (fault !== null) {
      return fault;
    }
    hashes.push(...entries.map(({ leafHash: hash }) => hash));
    if (entries.length < ENTRIES_PER_READ) {
      break;
    }
  }
  const verdict = await checkLog(
    { leaves: Buffer.concat(hashes), checkpoints },
    { ...trust, against: copied },
  );
  if (verdict.fault !== null) {
    return { kind: 'CHECKPOINT', position: verdict.goodUntil, verdict };
  }
  const [leftOut] = await db.rows(LEFT_OUT, []);
  return leftOut === undefined
    ? null
    : { kind: 'LEFT_OUT', position: null, violationId: leftOut.violationId };
}

interface Entry {
  readonly position: number;
  readonly leafId: number;
  readonly leafHash: Buffer;
  readonly record: string;
}

async function faultAmong(
  db: Db,
  { entries, from, witnessed }: { entries: readonly Entry[]; from: number; witnessed: Uint8Array },
): Promise<StoredLogFault | null> {
  const parts = await db.rows(STORED_PARTS, [entries.map(({ leafId }) => leafId)]);
  const partsOf = new Map<number, typeof parts>();
  parts.forEach((part) => partsOf.set(part.leafId, [...(partsOf.get(part.leafId) ?? []), part]));
  for (const [at, entry] of entries.entries()) {
    const { position, leafId, record } = entry;
    if (position !== from + at) {
      return { kind: 'MISSING', position: from + at };
    }
    const copy = witnessed.subarray(position * SHA256_BYTES, (position + 1) * SHA256_BYTES);
    if (copy.length === SHA256_BYTES && !isSameBytes(copy, entry.leafHash)) {
      return { kind: 'WITNESSED', position, leafId };
    }
    if (!isSameBytes(leafHash(commitmentOf(record)), entry.leafHash)) {
      return { kind: 'RECORD', position, leafId };
    }
    const sealed = parseRecord(record)?.parts ?? {};
    const changed = partsOf
      .get(leafId)
      ?.find(({ name, salt, body }) => partHashOfText({ salt, text: body }) !== sealed[name]);
    if (changed !== undefined) {
      return { kind: 'PART', position, leafId, part: changed.name };
    }
  }
  return batchFault(db, entries, from);
}

async function batchFault(db: Db, entries: readonly Entry[], from: number): Promise<StoredLogFault | null> {
  const batches = Math.floor(entries.length / BATCH_LEAVES);
  const first = from / BATCH_LEAVES;
  const indexes = Array.from({ length: batches }, (_, at) => first + at);
  const nodes = await db.rows(NODES, [indexes.map(() => Math.log2(BATCH_LEAVES)), indexes]);
  const stored = new Map(nodes.map(({ index, hash }) => [index, hash]));
  const wrong = indexes.find((index) => {
    const at = (index - first) * BATCH_LEAVES;
    const root = rootOf(entries.slice(at, at + BATCH_LEAVES).map(({ leafHash: hash }) => hash));
    return !isSameBytes(stored.get(index) ?? new Uint8Array(), root);
  });
  return wrong === undefined ? null : { kind: 'BATCH', position: wrong * BATCH_LEAVES };
}

async function storedCheckpoints(db: Db): Promise<readonly string[]> {
  const notes: string[] = [];
  for (let after = 0; ;) {
    const some = await db.rows(CHECKPOINTS_AFTER, [after, CHECKPOINTS_PER_READ]);
    notes.push(...some.map(({ note }) => note));
    const last = some.at(-1);
    if (last === undefined) {
      return notes;
    }
    after = last.size;
  }
}
