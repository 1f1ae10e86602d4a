import { limitsAsGeojson } from '@wakafine/domain/limits/limit-geojson';
import type { SpeedLimit } from '@wakafine/domain/limits/speed-limits';
import type { AppCtx } from '../../identity/accounts/actor';
import { SPEED_LIMITS } from '../limits.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/**
 * The limits in force now as a GeoJSON file with their sources and the licence of the data.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export const exportSpeedLimits = act({ may: right('canViewDashboard') }, async (ctx): Promise<string> => {
  return JSON.stringify(limitsAsGeojson(await limitsInForce(ctx)));
});

/** The limits that are valid now, whatever their hours. */
export async function limitsInForce({ db, clock, isDemo }: AppCtx): Promise<SpeedLimit[]> {
  const nowMs = clock().getTime();
  const limits: SpeedLimit[] = await db.rows(SPEED_LIMITS, [isDemo]);
  return limits.filter(
    ({ validFromMs, validUntilMs }) =>
      (validFromMs === null || validFromMs <= nowMs) && (validUntilMs === null || validUntilMs > nowMs),
  );
}
