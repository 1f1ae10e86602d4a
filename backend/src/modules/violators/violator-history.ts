import { pageOf } from '../../platform/db/pagination';
import type { Page, PageRequest } from '../../platform/db/pagination';
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
 * A page of every status that a vehicle has come to, newest first; none for a vehicle that is not there.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export const violatorHistory = act(
  { may: right('canViewDashboard') },
  async (ctx, vehicleId: number | null, request: PageRequest): Promise<Page<StatusChangeRow>> => {
    const values = [vehicleId, request.afterId, request.first + 1] as const;
    return pageOf(await ctx.db.rows(STATUS_HISTORY, values), request);
  },
);
