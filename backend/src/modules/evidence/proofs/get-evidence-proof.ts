import { isSameBytes, toHex } from '@wakafine/domain/evidence/bytes';
import { canonicalJson } from '@wakafine/domain/evidence/canonical-json';
import type { EvidenceFile, FileInclusion, ProofStatus } from '@wakafine/domain/evidence/evidence-file';
import { inclusionRanges, leafHash, rootByInclusion } from '@wakafine/domain/evidence/merkle-tree';
import { commitmentOf, parseRecord } from '@wakafine/domain/evidence/record';
import { keyText } from '@wakafine/domain/evidence/signed-note';
import { resultPart } from '@wakafine/domain/evidence/violation-figures';
import type { ViolationFigures } from '@wakafine/domain/evidence/violation-figures';
import { AppError } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';
import { recordLook } from '../../identity/looks/record-looks';
import { LAST_CHECKPOINT } from '../log/log.queries';
import { hashesOfRanges } from '../log/tree-hashes';
import { canSeePart } from './evidence.policy';
import { sealedPaper } from './paper-seal';
import { PARTS_OF_LEAF, RECORDS_OF_PROOF } from './proof.queries';
import { arePartsSealed, filePartsOf } from './stored-parts';
import type { StoredPart } from './stored-parts';

const PROOF_ID = /^[0-9a-f]{32}$/;

/** Answer to anyone who holds the number of a proof. */
export interface EvidenceProofAnswer extends EvidenceFile {
  /** Time when the record was written, UTC. */
  readonly writtenAt: Date;
  /** Place, hour and limit for who has the key on the paper; null while the fixes are not sealed, or once they are erased. */
  readonly paper: string | null;
}

/**
 * The newest record of a violation that stands in the signed tree, with the way to check it; before any does, the newest. The
 * contents of its parts go to those who may see them. When staff see another's, its owner can read that they did.
 * @throws NOT_FOUND
 */
export const getEvidenceProof = openAct(
  { may: anyone, seen: { owner: 'full' } },
  async (ctx: AppCtx, proofId: string): Promise<EvidenceProofAnswer> => {
    const { db } = ctx;
    // The database would refuse whatever is no hexadecimal.
    const records = PROOF_ID.test(proofId) ? await db.rows(RECORDS_OF_PROOF, [proofId]) : [];
    const row = records.find(({ position }) => position !== null) ?? records[0];
    if (row === undefined) {
      throw new AppError('NOT_FOUND');
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
    const isShown = (name: string): boolean =>
      canSeePart(ctx.actor, { ownerId: row.accountId, isHeld: row.isHeld }, name);
    if (stored.some(({ name }) => isShown(name))) {
      await recordLook(ctx, {
        ...{ kind: 'VIOLATION', act: 'VIOLATION_OPENED', target: `violation:${row.violationId}` },
        seen: { accountId: row.accountId, violationId: row.violationId },
      });
    }
    return {
      proofId,
      status: statusOf({ isAltered, isWithdrawn: row.isWithdrawn, isIncluded: inclusion !== null }),
      kind: record?.kind ?? 'OPENED',
      writtenAt: row.writtenAt,
      parts: record === null ? {} : filePartsOf(record, { proofId, stored, isShown }),
      commitment: toHex(commitment),
      inclusion: inclusion?.file ?? null,
      checkpoint: inclusion?.note ?? null,
      keys: ctx.evidenceLog.signers.map(({ key }) => keyText(key)),
      paper: paperOf(stored, { key: row.paperKey, commitment: toHex(commitment) }),
    };
  },
);

function statusOf(of: { isAltered: boolean; isWithdrawn: boolean; isIncluded: boolean }): ProofStatus {
  if (of.isAltered) {
    return 'ALTERED';
  }
  if (of.isWithdrawn) {
    return 'WITHDRAWN';
  }
  return of.isIncluded ? 'VALID' : 'NOT_INCLUDED';
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

function paperOf(
  stored: readonly StoredPart[],
  { key, commitment }: { key: string; commitment: string },
): string | null {
  const paper = stored.find(({ name }) => name === 'paper');
  // What is stored is canonical JSON already.
  return paper === undefined
    ? null
    : sealedPaper(`{"body":${paper.body},"salt":"${paper.salt}"}`, { key, commitment });
}
