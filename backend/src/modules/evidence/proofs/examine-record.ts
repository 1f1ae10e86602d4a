import { isSameBytes, toHex } from '@wakafine/domain/evidence/bytes';
import { canonicalJson } from '@wakafine/domain/evidence/canonical-json';
import type { FileInclusion } from '@wakafine/domain/evidence/evidence-file';
import { inclusionRanges, leafHash, rootByInclusion } from '@wakafine/domain/evidence/merkle-tree';
import { commitmentOf, parseRecord } from '@wakafine/domain/evidence/record';
import type { RecordHashes } from '@wakafine/domain/evidence/record';
import { resultPart } from '@wakafine/domain/evidence/violation-figures';
import type { ViolationFigures } from '@wakafine/domain/evidence/violation-figures';
import type { AppCtx } from '../../identity/accounts/actor';
import { LAST_CHECKPOINT } from '../log/log.queries';
import { hashesOfRanges } from '../log/tree-hashes';
import { PARTS_OF_LEAF, PROOFS_OF_VIOLATIONS, RECORDS_OF_PROOF } from './proof.queries';
import { arePartsSealed } from './stored-parts';
import type { StoredPart } from './stored-parts';

/** A record with all that its check needs, and the result of the check. */
export interface ExaminedRecord {
  readonly row: Awaited<ReturnType<typeof recordsOf>>[number];
  readonly stored: readonly StoredPart[];
  /** Null where what is stored is no record any more. */
  readonly record: RecordHashes | null;
  readonly commitment: Uint8Array;
  /** Null where it is in no signed tree yet. */
  readonly inclusion: Inclusion | null;
  readonly isAltered: boolean;
}

/** The newest record of a proof that stands in the signed tree, before any does the newest, checked; null for an unknown number. */
export async function examinedRecord(ctx: AppCtx, proofId: string): Promise<ExaminedRecord | null> {
  const { db } = ctx;
  const records = await recordsOf(ctx, proofId);
  const row = records.find(({ position }) => position !== null) ?? records[0];
  if (row === undefined) {
    return null;
  }
  const { leafId, record: text, position, leafHash: storedHash } = row;
  const [stored, inclusion] = await Promise.all([
    db.rows(PARTS_OF_LEAF, [leafId]),
    inclusionOf(ctx, position),
  ]);
  const record = parseRecord(text);
  const commitment = commitmentOf(text);
  const isNewest = row.kind === 'BUNDLE' && leafId === records[0]?.leafId && !row.isDue;
  const isAltered =
    record === null ||
    !arePartsSealed(record, { proofId, stored }) ||
    (inclusion !== null && !leadsToRoot(leafHash(commitment), { storedHash, inclusion })) ||
    (isNewest && !isAsSealed(row, stored));
  return { row, stored, record, commitment, inclusion, isAltered };
}

/** Whether the record of a violation is not as it was sealed; false where it has none. */
export async function isEvidenceAltered(ctx: AppCtx, violationId: number): Promise<boolean> {
  const [proof] = await ctx.db.rows(PROOFS_OF_VIOLATIONS, [[violationId]]);
  const examined = proof === undefined ? null : await examinedRecord(ctx, proof.proofId);
  return examined?.isAltered === true;
}

function recordsOf({ db }: AppCtx, proofId: string) {
  return db.rows(RECORDS_OF_PROOF, [proofId]);
}

interface Inclusion {
  readonly file: FileInclusion;
  readonly proof: readonly Uint8Array[];
  readonly root: Uint8Array;
  readonly note: string;
}

/** The way of a leaf to the root that was signed last; null where it is in no signed tree yet. */
async function inclusionOf({ db }: AppCtx, position: number | null): Promise<Inclusion | null> {
  const [checkpoint] = position === null ? [] : await db.rows(LAST_CHECKPOINT, []);
  if (position === null || checkpoint === undefined || position >= checkpoint.size) {
    return null;
  }
  const { size, root, note } = checkpoint;
  const proof = await hashesOfRanges(db, inclusionRanges(position, size), position);
  return { file: { index: position, size, hashes: proof.map(toHex) }, proof, root, note };
}

function leadsToRoot(
  leaf: Uint8Array,
  { storedHash, inclusion }: { storedHash: Uint8Array | null; inclusion: Inclusion },
): boolean {
  const { file, proof, root } = inclusion;
  const found = rootByInclusion({ leaf, index: file.index, size: file.size, proof });
  return storedHash !== null && isSameBytes(storedHash, leaf) && found !== null && isSameBytes(found, root);
}

/** Whether the violation still says what was sealed of it. */
function isAsSealed(violation: ViolationFigures, stored: readonly StoredPart[]): boolean {
  const sealed = stored.find(({ name }) => name === 'result');
  return sealed === undefined || sealed.body === canonicalJson({ ...resultPart(violation) });
}
