import type { EvidenceJson } from '@wakafine/domain/evidence/canonical-json';
import { isEvidenceJson } from '@wakafine/domain/evidence/canonical-json';
import type { Ctx, Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { Db } from '../../../platform/db/db';
import { Journey } from '../../journeys/journey.entity';
import { Violation } from '../../violations/violation.entity';
import { appendLeaf } from '../log/append-leaf';
import { partsOfDrive, partsOfViolation } from './bundle-parts';
import { DUE_PROOFS, LOCK_DUE_PROOF, PARTS_OF_LEAF, SET_SEALED } from './proof.queries';

const PROOFS_PER_BATCH = 100;
/** A bound for one run: what is left is done by the next. */
const BATCHES_PER_RUN = 50;
/** Parts that come from the fixes: once those are gone, they stay as they were sealed. */
const OF_DRIVE = ['fixes', 'gaps', 'limits', 'rule', 'vehicle'];

/**
 * Seals the violations that have ended, and those that changed since, with the fixes that prove them and a minute to either
 * side. Each is a transaction of its own: a killed run leaves the rest due.
 */
export async function sealDueEvidence(services: Services): Promise<void> {
  const ctx = { ...services, actor: null };
  let after = 0;
  for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
    const due = await ctx.db.rows(DUE_PROOFS, [after, PROOFS_PER_BATCH]);
    for (const { violationId } of due) {
      await inTransaction(ctx, (tx) => sealViolation(tx, violationId));
    }
    const last = due.at(-1);
    if (last === undefined || due.length < PROOFS_PER_BATCH) {
      return;
    }
    after = last.violationId;
  }
}

/** Seals some violations that have ended, without waiting for the minute after them. */
export async function sealEvidenceOf(ctx: Ctx & Services, violationIds: readonly number[]): Promise<void> {
  for (const violationId of violationIds) {
    await inTransaction(ctx, (tx) => sealViolation(tx, violationId));
  }
}

/** Seals a violation in the transaction of `tx`, unless that is done already or another process is at it. */
async function sealViolation(tx: Ctx & Services, violationId: number): Promise<void> {
  const [proof] = await tx.db.rows(LOCK_DUE_PROOF, [violationId]);
  const violation = await tx.db.entities.findOneBy(Violation, { id: violationId });
  if (proof === undefined || violation === null || violation.endedAt === null) {
    return;
  }
  const leafId = await appendLeaf(tx, {
    kind: 'BUNDLE',
    violationId,
    parts: {
      ...(await drivenParts(tx, violation, proof.sealedLeafId)),
      ...(await partsOfViolation(tx, violation, proof)),
    },
  });
  await tx.db.rows(SET_SEALED, [violationId, leafId]);
}

/** The fixes and what they were held against; once their route was simplified, as they were sealed before that. */
async function drivenParts(
  tx: Ctx & Services,
  violation: Violation,
  sealedLeafId: number | null,
): Promise<Readonly<Record<string, EvidenceJson>>> {
  const { journeyId } = violation;
  const journey = journeyId === null ? null : await tx.db.entities.findOneBy(Journey, { id: journeyId });
  if (journey !== null && journey.routeSimplifiedAt === null) {
    return partsOfDrive(tx, violation, journey);
  }
  return sealedLeafId === null ? {} : sealedParts(tx.db, sealedLeafId);
}

async function sealedParts(db: Db, leafId: number): Promise<Readonly<Record<string, EvidenceJson>>> {
  const parts = await db.rows(PARTS_OF_LEAF, [leafId]);
  return Object.fromEntries(
    parts
      .filter(({ name }) => OF_DRIVE.includes(name))
      .map(({ name, body }) => {
        const value: unknown = JSON.parse(body);
        return [name, isEvidenceJson(value) ? value : null];
      }),
  );
}
