import { arrayParameter } from '../../../platform/db/array-parameter';
import type { Loaders } from '../../../platform/db/loaders';
import type DataLoader from 'dataloader';
import type { AppCtx } from '../../identity/accounts/actor';
import { act, openAct } from '../../identity/acts/act';
import { ANY_SCOPE, anyone, right } from '../../identity/acts/rules';
import { AGENCY_BY_NAME, VEHICLES_BY_ID } from './read-vehicles.queries';
import type { AgencyRow, VehicleRow } from './read-vehicles.queries';

/**
 * A vehicle with its agency, or null where there is none of this id.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export const getVehicle = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  async (ctx, { vehicleId }: { vehicleId: number | null }): Promise<VehicleRow | null> => {
    const [row] = vehicleId === null ? [] : await vehiclesById(ctx, [vehicleId]);
    return row ?? null;
  },
);

/** A transport agency by its exact name, for anyone; null where there is none. */
export const getAgency = openAct(
  { may: anyone, scopes: ANY_SCOPE },
  async (ctx: AppCtx, { name }: { name: string }): Promise<AgencyRow | null> => {
    // PostgreSQL holds no text with a zero in it.
    const [row] = name.includes('\u0000') ? [] : await ctx.db.rows(AGENCY_BY_NAME, [name]);
    return row ?? null;
  },
);

/** The vehicles that rows of one request are of, in one statement; only for a reader to whom the row gives the vehicle's id. */
export function vehicleLoader(loaders: Loaders, ctx: AppCtx): DataLoader<number, VehicleRow | null> {
  return loaders.of('vehicles', (ids) => vehiclesById(ctx, ids));
}

async function vehiclesById(ctx: AppCtx, ids: readonly number[]): Promise<(VehicleRow | null)[]> {
  const rows: VehicleRow[] = await ctx.db.rows(VEHICLES_BY_ID, [arrayParameter(ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
