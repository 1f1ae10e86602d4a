import { HELD_AFTER_DECISION_MS } from '@wakafine/domain/cases/case-deadlines';
import { In } from 'typeorm';
import type { AppCtx } from '../../identity/accounts/actor';
import { redactEvidence } from '../../evidence/proofs/redact-evidence';
import { journeyChanged, vehicleEventsDue } from '../../journeys/journeys.events';
import { Journey } from '../../journeys/journey.entity';
import { evictDrive } from '../../journeys/record/known-drive';
import { SET_REVISION_REASON } from '../../violations/revisions/revision.queries';
import { Violation } from '../../violations/violation.entity';
import { violationChanged } from '../../violations/violations.events';
import {
  HELD_OF,
  HOLD_EVIDENCE,
  LOCK_JOURNEYS_OF,
  NOT_HELD,
  RECOUNT_JOURNEYS,
  REDACT_CONTESTS,
  WITHDRAW_VIOLATIONS,
} from './held-evidence.queries';

/** A violation whose person is erased. */
interface ErasedViolation {
  readonly id: number;
  readonly journeyId: number | null;
  readonly isWithdrawn: boolean;
}

/** A decision after this time still holds its evidence. */
export function holdsDecidedAfter({ clock }: Pick<AppCtx, 'clock'>): Date {
  return new Date(clock().getTime() - HELD_AFTER_DECISION_MS);
}

/** Has the open cases of an account hold their evidence, in the transaction of `tx`, and gives all violations that are held. */
export async function holdEvidenceOf(tx: AppCtx, accountId: number): Promise<number[]> {
  await tx.db.rows(LOCK_JOURNEYS_OF, [accountId]);
  await tx.db.rows(HOLD_EVIDENCE, [accountId, holdsDecidedAfter(tx), tx.clock()]);
  const held = await tx.db.rows(HELD_OF, [accountId]);
  return held.map(({ violationId }) => violationId);
}

/**
 * Withdraws the violations of an account that is being erased and redacts their evidence, but for those whose case holds it; in the
 * transaction of `tx`.
 */
export async function withdrawViolationsOf(tx: AppCtx, accountId: number): Promise<void> {
  await withdrawErased(tx, await tx.db.rows(NOT_HELD, [accountId]));
}

/**
 * Withdraws violations whose person is erased, with the revision ERASED, and redacts their evidence and what was said against them:
 * what nobody can answer counts for nothing. All figures and subscribers follow.
 */
export async function withdrawErased(ctx: AppCtx, violations: readonly ErasedViolation[]): Promise<void> {
  const standing = violations.filter(({ isWithdrawn }) => !isWithdrawn);
  const ids = standing.map(({ id }) => id);
  if (ids.length > 0) {
    await ctx.db.rows(SET_REVISION_REASON, ['ERASED']);
    await ctx.db.rows(WITHDRAW_VIOLATIONS, [ids, ctx.clock()]);
    const journeyIds = [...new Set(standing.map(({ journeyId }) => journeyId))].filter((id) => id !== null);
    await ctx.db.rows(RECOUNT_JOURNEYS, [journeyIds]);
    await publish(ctx, ids, journeyIds);
  }
  // After the revisions, which say again what was measured.
  const all = violations.map(({ id }) => id);
  await redactEvidence(ctx, all);
  await ctx.db.rows(REDACT_CONTESTS, [all]);
}

async function publish(ctx: AppCtx, ids: readonly number[], journeyIds: readonly number[]): Promise<void> {
  const { entities } = ctx.db;
  for (const violation of await entities.findBy(Violation, { id: In([...ids]) })) {
    ctx.emit(violationChanged(violation));
  }
  ctx.emit(vehicleEventsDue(null));
  for (const journey of await entities.findBy(Journey, { id: In([...journeyIds]) })) {
    evictDrive(ctx, journey.id);
    ctx.emit(journeyChanged(journey));
  }
}
