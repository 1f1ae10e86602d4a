import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError } from '../../../platform/errors';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';
import type { AppCtx } from '../../identity/accounts/actor';
import { Journey } from '../journey.entity';
import { canRecord } from '../journeys.policy';
import { journeyChanged } from '../journeys.events';
import { SET_TRAVELLER_ROLE } from '../journeys.queries';
import { evictDrive } from '../record/known-drive';
import type { TravellerRole } from '../traveller-role';

/**
 * Corrects whether the citizen drives or travels in an active journey of their own; the same role again changes nothing. What was
 * measured stays as it is.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, NOT_FOUND for what is not theirs, CONFLICT for a journey that has ended in another role
 */
export const changeTravellerRole = act(
  { may: citizens, seen: { other: 'NOT_FOUND' } },
  async (ctx, { journeyId, role }: { journeyId: number | null; role: TravellerRole }): Promise<Journey> => {
    if (journeyId === null) {
      throw new AppError('NOT_FOUND');
    }
    return ctx.locks.run(`journey:${journeyId}`, async () => {
      const journey = await ctx.db.entities.findOneBy(Journey, { id: journeyId });
      if (journey === null || !canRecord(ctx.actor, journey)) {
        throw new AppError('NOT_FOUND');
      }
      if (journey.travellerRole === role) {
        return journey;
      }
      if (journey.endedAt !== null) {
        throw new AppError('CONFLICT', { sentence: 'The role of an ended journey can not be changed.' });
      }
      const changed = await inTransaction(ctx, (tx) => setRole(tx, journeyId, role));
      evictDrive(ctx, journeyId);
      return changed;
    });
  },
);

async function setRole(ctx: AppCtx, journeyId: number, role: TravellerRole): Promise<Journey> {
  await ctx.db.rows(SET_TRAVELLER_ROLE, [journeyId, role]);
  const journey = await ctx.db.entities.findOneByOrFail(Journey, { id: journeyId });
  ctx.emit(journeyChanged(journey));
  return journey;
}
