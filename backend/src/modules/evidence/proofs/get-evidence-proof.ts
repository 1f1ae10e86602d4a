import { toHex } from '@wakafine/domain/evidence/bytes';
import type { EvidenceFile, ProofStatus } from '@wakafine/domain/evidence/evidence-file';
import { keyText } from '@wakafine/domain/evidence/signed-note';
import { AppError } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { openAct } from '../../identity/acts/act';
import { ANY_SCOPE, anyone } from '../../identity/acts/rules';
import { recordLook } from '../../identity/looks/record-looks';
import { canSeePart } from './evidence.policy';
import { examinedRecord } from './examine-record';
import { sealedPaper } from './paper-seal';
import { filePartsOf } from './stored-parts';
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
 * contents of its parts go to those who may see them, and to no API key. When staff see another's, its owner can read that they did.
 * @throws NOT_FOUND
 */
export const getEvidenceProof = openAct(
  { may: anyone, seen: { owner: 'full' }, scopes: ANY_SCOPE },
  async (ctx: AppCtx, proofId: string): Promise<EvidenceProofAnswer> => {
    // The database would refuse whatever is no hexadecimal.
    const examined = PROOF_ID.test(proofId) ? await examinedRecord(ctx, proofId) : null;
    if (examined === null) {
      throw new AppError('NOT_FOUND');
    }
    const { row, stored, record, commitment, inclusion, isAltered } = examined;
    const isShown = (name: string): boolean =>
      ctx.apiKey === undefined && canSeePart(ctx.actor, { ownerId: row.accountId, isHeld: row.isHeld }, name);
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
