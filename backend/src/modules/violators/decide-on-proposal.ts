import { inTransaction } from '../../platform/context/unit-of-work';
import { recordAct } from '../identity/accounts/record-act';
import { decidedViolatorOf, lockViolator } from './set-violator-status';
import type { DecidedViolator } from './set-violator-status';
import { confirmProposal, requireProposal } from './status-proposals';
import { invalidateViolators } from './top-violators';
import { END_PROPOSAL } from './violator-status.queries';
import { act } from '../identity/acts/act';
import { right } from '../identity/acts/rules';

/**
 * Clears or suspends a vehicle for which somebody else has proposed it, with the reason of the proposal.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, NOT_FOUND, CONFLICT for one's own proposal, and where
 * there is none or it has expired
 */
export const confirmViolatorStatus = act(
  // The table speaks of a vehicle that nothing is proposed for.
  { may: right('canSuspendVehicles'), seen: { staff: 'CONFLICT' } },
  async (ctx, { vehicleId }: { vehicleId: number | null }): Promise<DecidedViolator> => {
    const violator = await inTransaction(ctx, async (deciding) => {
      const { id } = await lockViolator(deciding, { vehicleId, version: null });
      const proposal = await requireProposal(deciding, id);
      await confirmProposal(deciding, { vehicleId: id, proposal, confirmReason: null });
      return decidedViolatorOf(deciding, id);
    });
    invalidateViolators(ctx);
    return violator;
  },
);

/**
 * Withdraws the proposal to clear or suspend a vehicle, one's own or that of somebody else; the status stays as
 * it is.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, NOT_FOUND, CONFLICT where nothing is proposed
 */
export const withdrawViolatorStatus = act(
  // The table speaks of a vehicle that nothing is proposed for.
  { may: right('canSuspendVehicles'), seen: { staff: 'CONFLICT' } },
  (ctx, { vehicleId }: { vehicleId: number | null }): Promise<DecidedViolator> => {
    const { accountId } = ctx.actor;
    return inTransaction(ctx, async (deciding) => {
      const { id } = await lockViolator(deciding, { vehicleId, version: null });
      const { status, proposedBy } = await requireProposal(deciding, id);
      await deciding.db.rows(END_PROPOSAL, [id, 'WITHDRAWN', ctx.clock(), accountId]);
      await recordAct(deciding, {
        act: 'VIOLATOR_PROPOSAL_WITHDRAWN',
        target: `vehicle:${id}`,
        details: { status, proposedBy },
      });
      return decidedViolatorOf(deciding, id);
    });
  },
);
