import type { Ctx } from '../../../platform/context/context';
import { DELETE_OLD_ACTS, REDACT_PARTS } from './proof.queries';

/** Parts that say nothing about a person, so they are never erased. */
const IMPERSONAL = ['limits'];

/**
 * Erases what the records of some violations say of their person: fixes, places, times, plates and witnesses. The log
 * keeps their hashes, which reveal nothing without the salts, so every proof stays as valid as before. In the transaction of `tx`.
 */
export async function redactEvidence(tx: Pick<Ctx, 'db'>, violationIds: readonly number[]): Promise<void> {
  await tx.db.rows(REDACT_PARTS, [violationIds, IMPERSONAL]);
}

const ACTS_PER_BATCH = 1_000;

/** Deletes what the records of staff acts say, once their entries in the audit log go too; the log keeps their hashes. */
export async function deleteOldActs({ db }: Pick<Ctx, 'db'>, before: Date): Promise<void> {
  for (let left = ACTS_PER_BATCH; left === ACTS_PER_BATCH;) {
    const [gone] = await db.rows(DELETE_OLD_ACTS, [before, ACTS_PER_BATCH]);
    left = gone?.count ?? 0;
  }
}
