import { canonicalPlate } from '@wakafine/domain/people/plate';
import type { AppCtx } from '../identity/accounts/actor';
import { UPSERT_VEHICLE } from './find-vehicle.queries';

/** The stable id of the vehicle with a registration number; a plate seen for the first time gets one. */
export async function findVehicle(ctx: AppCtx, registrationNumber: string): Promise<number> {
  const values = [canonicalPlate(registrationNumber), ctx.clock()] as const;
  const [vehicle]: { id: number }[] = await ctx.db.rows(UPSERT_VEHICLE, values);
  // Another transaction may have made the row after this statement's snapshot: then it is there now.
  return vehicle?.id ?? findVehicle(ctx, registrationNumber);
}
