import { isWithin, LIMITS, rangeSentence } from '@wakafine/domain/input/limits';
import { badInput } from '../../platform/errors';
import type { ViolatorStatus } from '../violations/vehicle-enums';
import { STATUS_HISTORY } from './violator-status.queries';
import { act } from '../identity/acts/act';
import { right } from '../identity/acts/rules';

/** A status that a vehicle has come to. */
export interface StatusChangeRow {
  readonly id: number;
  readonly status: ViolatorStatus;
  readonly reason: string | null;
  readonly at: Date;
  /** Username; null once the account is gone. */
  readonly changedBy: string | null;
}

/**
 * Every status that a vehicle has come to, newest first; none for a vehicle that is not there.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (first)
 */
export const violatorHistory = act(
  { may: right('canViewDashboard') },
  async (
    ctx,
    { vehicleId, first }: { vehicleId: number | null; first: number },
  ): Promise<StatusChangeRow[]> => {
    if (!isWithin(first, LIMITS.pageSize)) {
      throw badInput({ first: rangeSentence(LIMITS.pageSize) });
    }
    return ctx.db.rows(STATUS_HISTORY, [vehicleId, first]);
  },
);
