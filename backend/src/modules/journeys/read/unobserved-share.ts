import { DAY_MS } from '@wakafine/domain/units';
import type { AppCtx } from '../../identity/accounts/actor';
import { UNOBSERVED_SHARES } from './unobserved-share.queries';

const LOOKS_BACK_MS = 90 * DAY_MS;

/**
 * Share of the time of the bound journeys of vehicles in the last 90 days in which no violation could have been proven, 0 to 1:
 * pauses, inaccurate or rare fixes, clocks that ran otherwise. One for each vehicle; null without such a journey.
 */
export async function unobservedShares(
  { db, clock }: AppCtx,
  vehicleIds: readonly number[],
): Promise<(number | null)[]> {
  const since = new Date(clock().getTime() - LOOKS_BACK_MS);
  const rows: { vehicleId: number; share: number | null }[] = await db.rows(UNOBSERVED_SHARES, [
    vehicleIds,
    since,
  ]);
  const shares = new Map(rows.map(({ vehicleId, share }) => [vehicleId, share]));
  return vehicleIds.map((id) => shares.get(id) ?? null);
}
