import { SUSPENSION_PROPOSAL_MS } from '@wakafine/domain/violator-status';
import { AppError } from '../../platform/errors';
import type { AppCtx } from '../identity/actor';
import { requirePermission } from '../identity/actor';
import { recordAct } from '../identity/record-act';
import { END_PROPOSAL, INSERT_PROPOSAL, OPEN_PROPOSAL } from './violator-status.queries';

/** A suspension that waits for a second person. */
export interface SuspensionProposal {
  readonly id: number;
  readonly reason: string;
  /** Null once the account is gone. */
  readonly proposedById: number | null;
  readonly proposedBy: string | null;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
}

/** What is proposed for a vehicle, or null. */
export async function openProposal(
  { db, clock }: Pick<AppCtx, 'db' | 'clock'>,
  vehicleId: number,
): Promise<SuspensionProposal | null> {
  const [proposal] = await db.rows<SuspensionProposal>(OPEN_PROPOSAL, [vehicleId, clock()]);
  return proposal ?? null;
}

/**
 * Proposes to suspend a vehicle that is held, for three days.
 * @throws CONFLICT with `current` where that is proposed already
 */
export async function proposeSuspension(
  ctx: AppCtx,
  { vehicleId, reason }: { vehicleId: number; reason: string | null },
): Promise<void> {
  const { accountId } = requirePermission(ctx, 'canSuspendVehicles');
  const now = ctx.clock();
  const known = await openProposal(ctx, vehicleId);
  if (known !== null) {
    const { proposedBy, expiresAt } = known;
    throw new AppError('CONFLICT', {
      sentence: 'This suspension is proposed already and waits to be confirmed.',
      details: { current: { reason: known.reason, proposedBy, expiresAt: expiresAt.toISOString() } },
    });
  }
  // One that has expired still stands in the place of the next.
  await ctx.db.rows(END_PROPOSAL, [vehicleId, 'EXPIRED', now, null]);
  const expiresAt = new Date(now.getTime() + SUSPENSION_PROPOSAL_MS);
  await ctx.db.rows(INSERT_PROPOSAL, [vehicleId, reason, accountId, now, expiresAt]);
  await recordAct(ctx, { act: 'SUSPENSION_PROPOSED', target: `vehicle:${vehicleId}`, details: { reason } });
}

/**
 * What is proposed for a vehicle that is held.
 * @throws CONFLICT where nothing is, or what was has expired
 */
export async function requireProposal(ctx: AppCtx, vehicleId: number): Promise<SuspensionProposal> {
  const proposal = await openProposal(ctx, vehicleId);
  if (proposal === null) {
    throw new AppError('CONFLICT', {
      sentence: 'No suspension of this vehicle is proposed, or the proposal has expired.',
    });
  }
  return proposal;
}
