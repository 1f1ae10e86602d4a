import { STATUS_PROPOSAL_MS } from '@wakafine/domain/violations/violator-status';
import { AppError } from '../../platform/errors';
import type { AppCtx } from '../identity/accounts/actor';
import { recordAct } from '../identity/accounts/record-act';
import type { ViolatorStatus } from '../violations/vehicle-enums';
import {
  DECIDE_ON_VIOLATOR,
  END_PROPOSAL,
  END_RULE_PROPOSAL,
  LOCK_VIOLATOR,
} from './violator-status.queries';
import { HAS_BOUND_EVENT, INSERT_PROPOSAL, OPEN_PROPOSAL } from './violator-status.queries';
import { suspensionChanged } from './suspension/suspension.events';
import { act } from '../identity/acts/act';
import { right } from '../identity/acts/rules';

/** A status that takes two people. */
export type ProposedStatus = Exclude<ViolatorStatus, 'UNDER_REVIEW'>;

/** A status that waits for a second person. */
export interface StatusProposal {
  readonly id: number;
  readonly status: ProposedStatus;
  readonly reason: string;
  /** Null once the account is gone. */
  readonly proposedById: number | null;
  readonly proposedBy: string | null;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
}

/** Open proposal for a vehicle, or null. */
export async function openProposal(
  { db, clock }: Pick<AppCtx, 'db' | 'clock'>,
  vehicleId: number,
): Promise<StatusProposal | null> {
  const [proposal]: StatusProposal[] = await db.rows(OPEN_PROPOSAL, [vehicleId, clock()]);
  return proposal ?? null;
}

/**
 * Proposes to clear or suspend a vehicle that is held, for three days; where somebody else has proposed the same, this is
 * the second person, and the status is in force.
 * @throws CONFLICT where oneself has proposed it, with `current` where another status is proposed, and for a suspension
 * without any event that an enrolled device recorded
 */
export const proposeStatus = act(
  { may: right('canSuspendVehicles') },
  async (
    ctx,
    { vehicleId, status, reason }: { vehicleId: number; status: ProposedStatus; reason: string },
  ): Promise<void> => {
    const { accountId } = ctx.actor;
    const known = await openProposal(ctx, vehicleId);
    if (known?.status === status) {
      await confirmProposal(ctx, { vehicleId, proposal: known, confirmReason: reason });
      return;
    }
    if (known !== null) {
      throw new AppError('CONFLICT', {
        sentence: 'Another status is proposed for this vehicle and waits to be confirmed or withdrawn.',
        details: {
          current: { status: known.status, reason: known.reason, proposedBy: known.proposedBy },
        },
      });
    }
    if (status === 'SUSPENDED') {
      await requireBoundEvent(ctx, vehicleId);
    }
    const now = ctx.clock();
    // One that has expired still stands in the place of the next.
    await ctx.db.rows(END_PROPOSAL, [vehicleId, 'EXPIRED', now, null]);
    const expiresAt = new Date(now.getTime() + STATUS_PROPOSAL_MS);
    await ctx.db.rows(INSERT_PROPOSAL, [vehicleId, status, reason, accountId, now, expiresAt]);
    const details = { status, reason };
    await recordAct(ctx, { act: 'VIOLATOR_STATUS_PROPOSED', target: `vehicle:${vehicleId}`, details });
  },
);

/**
 * Puts a proposed status into force, with the reason of the proposal.
 * @throws CONFLICT for one's own proposal, and for a suspension whose last bound event was withdrawn meanwhile
 */
export const confirmProposal = act(
  { may: right('canSuspendVehicles') },
  async (
    ctx,
    step: { vehicleId: number; proposal: StatusProposal; confirmReason: string | null },
  ): Promise<void> => {
    const { vehicleId, proposal, confirmReason } = step;
    const { accountId } = ctx.actor;
    const { status, reason, proposedBy, proposedById } = proposal;
    if (proposedById === accountId) {
      throw new AppError('CONFLICT', { sentence: 'Somebody else has to confirm what you have proposed.' });
    }
    if (status === 'SUSPENDED') {
      await requireBoundEvent(ctx, vehicleId);
    }
    const now = ctx.clock();
    await ctx.db.rows(END_PROPOSAL, [vehicleId, 'CONFIRMED', now, accountId]);
    await putIntoForce(ctx, { vehicleId, status, reason });
    const details = { status, reason, proposedBy, confirmReason };
    await recordAct(ctx, { act: 'VIOLATOR_STATUS_CHANGED', target: `vehicle:${vehicleId}`, details });
  },
);

/** Gives a vehicle a status, adds it to its history, and ends what the rule has proposed for it. */
export const putIntoForce = act(
  { may: right('canSuspendVehicles') },
  async (
    ctx,
    decided: { vehicleId: number; status: ViolatorStatus; reason: string | null },
  ): Promise<void> => {
    const { accountId } = ctx.actor;
    const { vehicleId, status, reason } = decided;
    const now = ctx.clock();
    const [before] = await ctx.db.rows(LOCK_VIOLATOR, [vehicleId]);
    await ctx.db.rows(DECIDE_ON_VIOLATOR, [vehicleId, status, reason, now, accountId]);
    await ctx.db.rows(END_RULE_PROPOSAL, [vehicleId, 'DECIDED', now]);
    const isSuspended = status === 'SUSPENDED';
    if (isSuspended !== (before?.status === 'SUSPENDED')) {
      ctx.emit(suspensionChanged({ vehicleId, isSuspended, at: now }));
    }
  },
);

/**
 * Open proposal for a locked vehicle.
 * @throws CONFLICT where nothing is, or what was has expired
 */
export async function requireProposal(ctx: AppCtx, vehicleId: number): Promise<StatusProposal> {
  const proposal = await openProposal(ctx, vehicleId);
  if (proposal === null) {
    throw new AppError('CONFLICT', {
      sentence: 'Nothing is proposed for this vehicle, or the proposal has expired.',
    });
  }
  return proposal;
}

async function requireBoundEvent(ctx: AppCtx, vehicleId: number): Promise<void> {
  const found = await ctx.db.rows(HAS_BOUND_EVENT, [vehicleId]);
  if (found.length === 0) {
    throw new AppError('CONFLICT', {
      sentence:
        'No enrolled device of this vehicle has recorded a violation, so it can be put under review but not suspended.',
    });
  }
}
