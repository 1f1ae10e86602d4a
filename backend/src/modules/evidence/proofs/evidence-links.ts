import type { Ctx } from '../../../platform/context/context';
import { PROOFS_OF_VIOLATIONS } from './proof.queries';

/** By what the record of a violation is found, and opened, from paper. */
export interface EvidenceLink {
  /** 32 hexadecimal digits. */
  readonly proofId: string;
  /** Path of the page that checks it; what is behind # opens place, hour and limit and never leaves the browser. */
  readonly verifyPath: string;
}

/** The links of some violations, in their order; null for claims, which have no record. */
export async function evidenceLinks({ db }: Ctx, ids: readonly number[]): Promise<(EvidenceLink | null)[]> {
  const proofs = await db.rows(PROOFS_OF_VIOLATIONS, [ids]);
  const known = new Map(proofs.map((proof) => [proof.violationId, proof]));
  return ids.map((id) => {
    const proof = known.get(id);
    return proof === undefined
      ? null
      : {
          proofId: proof.proofId,
          verifyPath: `/verify/${proof.proofId}#${Buffer.from(proof.paperKey, 'hex').toString('base64url')}`,
        };
  });
}
