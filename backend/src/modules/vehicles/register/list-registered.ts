import { canonicalPlate } from '@wakafine/domain/people/plate';
import { AppError } from '../../../platform/errors';
import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import { hasPermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { REGISTERED_COUNT, REGISTERED_PAGE, REGISTERED_VEHICLE } from './register.queries';
import type { RegisteredRow } from './register.queries';
import { act, actAtOnce } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Filter of vehicles; members left out or null do not narrow. */
export interface RegisterNarrowing {
  /** Part of a plate, in any case and with any separators. */
  readonly search?: string | null;
  /** Only those with a device that waits for approval. */
  readonly isWaiting?: boolean | null;
}

/** A list of vehicles, not yet read: a page of it and its length are separate statements. */
export interface RegisterList {
  page(request: PageRequest): Promise<Page<RegisteredRow>>;
  count(): Promise<number>;
}

/**
 * The vehicles of the register, newest first. A search by plate is audited with the vehicles that it found.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, and for a search without canViewFullRegistrations
 */
export const listRegistered = actAtOnce(
  { may: right('canSuspendVehicles') },
  (ctx, { search, isWaiting }: RegisterNarrowing): RegisterList => {
    const plate = canonicalPlate(search ?? '') || null;
    if (plate !== null && !hasPermission(ctx.actor, 'canViewFullRegistrations')) {
      throw new AppError('FORBIDDEN');
    }
    const narrowing = [plate, isWaiting === true] as const;
    return {
      page: async (request) => {
        const values = [...narrowing, request.afterId, request.first + 1] as const;
        const page = pageOf(await ctx.db.rows(REGISTERED_PAGE, values), request);
        if (plate !== null) {
          const details = { vehicleIds: page.rows.map(({ id }) => id) };
          await recordAct(ctx, { act: 'VEHICLES_SEARCHED', details });
        }
        return page;
      },
      count: async () => {
        const [row]: { count: number }[] = await ctx.db.rows(REGISTERED_COUNT, narrowing);
        return row?.count ?? 0;
      },
    };
  },
);

/**
 * A vehicle of the register, or null where there is none of this id.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles
 */
export const getRegistered = act(
  { may: right('canSuspendVehicles') },
  async (ctx, { vehicleId }: { vehicleId: number | null }): Promise<RegisteredRow | null> => {
    const [row] = vehicleId === null ? [] : await ctx.db.rows(REGISTERED_VEHICLE, [vehicleId]);
    return row ?? null;
  },
);

/** A vehicle of the register. @throws NOT_FOUND */
export async function requireRegistered(ctx: AppCtx, vehicleId: number): Promise<RegisteredRow> {
  const row = await getRegistered(ctx, { vehicleId });
  if (row === null) {
    throw new AppError('NOT_FOUND');
  }
  return row;
}
