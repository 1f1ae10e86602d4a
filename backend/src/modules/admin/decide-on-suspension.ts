import { AppError } from '../../platform/errors';
import { inTransaction } from '../../platform/unit-of-work';
import { requirePermission } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { recordAct } from '../identity/record-act';
import { holdViolator, violatorOf } from './set-violator-status';
import { requireProposal } from './suspension-proposals';
import { forgetViolators } from './top-violators';
import type { Violator } from './top-violators';
import { DECIDE_ON_VIOLATOR, END_PROPOSAL } from './violator-status.queries';

/**
 * Suspends a vehicle for which somebody else has proposed it, with the reason of the proposal.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, NOT_FOUND, CONFLICT for one's own proposal, and where
 * there is none or it has expired
 */
export async function confirmSuspension(
  ctx: AppCtx,
  { vehicleId }: { vehicleId: number | null },
): Promise<Violator> {
  const { accountId } = requirePermission(ctx, 'canSuspendVehicles');
  const violator = await inTransaction(ctx, async (deciding) => {
    const id = await holdViolator(deciding, { vehicleId, version: null });
    const { reason, proposedBy, proposedById } = await requireProposal(deciding, id);
    if (proposedById === accountId) {
      throw new AppError('CONFLICT', { sentence: 'Somebody else has to confirm what you have proposed.' });
    }
    const now = ctx.clock();
    await deciding.db.rows(END_PROPOSAL, [id, 'CONFIRMED', now, accountId]);
    await deciding.db.rows(DECIDE_ON_VIOLATOR, [id, 'SUSPENDED', reason, now, accountId]);
    const details = { status: 'SUSPENDED', reason, proposedBy };
    await recordAct(deciding, { act: 'VIOLATOR_STATUS_CHANGED', target: `vehicle:${id}`, details });
    return violatorOf(deciding, id);
  });
  forgetViolators(ctx);
  return violator;
}

/**
 * Takes the proposal to suspend a vehicle back, one's own or that of somebody else; the status stays as it is.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, NOT_FOUND, CONFLICT where nothing is proposed
 */
export function withdrawSuspension(
  ctx: AppCtx,
  { vehicleId }: { vehicleId: number | null },
): Promise<Violator> {
  const { accountId } = requirePermission(ctx, 'canSuspendVehicles');
  return inTransaction(ctx, async (deciding) => {
    const id = await holdViolator(deciding, { vehicleId, version: null });
    const { proposedBy } = await requireProposal(deciding, id);
    await deciding.db.rows(END_PROPOSAL, [id, 'WITHDRAWN', ctx.clock(), accountId]);
    await recordAct(deciding, {
      act: 'SUSPENSION_WITHDRAWN',
      target: `vehicle:${id}`,
      details: { proposedBy },
    });
    return violatorOf(deciding, id);
  });
}
