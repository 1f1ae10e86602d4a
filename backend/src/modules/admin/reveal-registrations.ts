import { requirePermission } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { recordAct } from '../identity/record-act';
import { knownIds } from './known-ids';
import { REGISTRATIONS } from './violators.queries';

/** A registration number in full, as last typed. */
export interface RevealedRegistration {
  readonly vehicleId: number;
  readonly registrationNumber: string;
}

/**
 * The registration numbers of vehicles in full; vehicles that are not there are left out.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewFullRegistrations, BAD_USER_INPUT (vehicleIds) for none or more
 * than 100
 */
export async function revealRegistrations(
  ctx: AppCtx,
  { vehicleIds }: { vehicleIds: readonly string[] },
): Promise<RevealedRegistration[]> {
  requirePermission(ctx, 'canViewFullRegistrations');
  const ids = knownIds('vehicleIds', vehicleIds);
  const revealed = await ctx.db.rows<RevealedRegistration>(REGISTRATIONS, [ids]);
  const details = { vehicleIds: revealed.map(({ vehicleId }) => vehicleId) };
  await recordAct(ctx, { act: 'REGISTRATIONS_REVEALED', details });
  return revealed;
}
