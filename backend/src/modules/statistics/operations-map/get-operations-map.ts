import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import type { Place } from '@wakafine/domain/geo/geo';
import { zoneOf } from '@wakafine/domain/speed/zones';
import type { SpeedZone } from '@wakafine/domain/speed/zones';
import type { AppCtx } from '../../identity/accounts/actor';
import { lastPlaces } from '../../journeys/record/last-places';
import { currentThresholds } from '../../settings/thresholds/speed-thresholds';
import { HEARD_OF_WITHIN_MS } from '../dashboard/get-dashboard';
import { MOVING_JOURNEYS, PLACED_INCIDENTS, PLACED_VIOLATIONS } from './operations-map.queries';
import type { MovingJourney, PlacedIncident, PlacedViolation } from './operations-map.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** More would be neither distinguished on a map nor sent at once. */
const MOST_JOURNEYS = 5_000;
const MOST_MARKS = 500;

/** An active journey with where it was last seen. */
export interface PlacedJourney {
  readonly journey: MovingJourney;
  /** Null before the first good fix. */
  readonly place: Place | null;
  /** Null without a speed, and where nothing was heard of it for 5 min. */
  readonly zone: SpeedZone | null;
}

/** Current vehicles on the roads, and today's violations and incidents. */
export interface OperationsMap {
  readonly computedAt: Date;
  readonly journeys: readonly PlacedJourney[];
  readonly incidents: readonly PlacedIncident[];
  readonly violations: readonly PlacedViolation[];
}

/**
 * Active journeys, and the incidents and violations since midnight in Douala that have a place: of each the newest.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN without canViewDashboard
 */
export const getOperationsMap = act(
  { may: right('canViewDashboard'), seen: { staff: 'masked' }, scopes: ['authority:read'] },
  async (ctx): Promise<OperationsMap> => {
    const computedAt = ctx.clock();
    const today = new Date(startOfDayMs(civilDayOf(computedAt.getTime())));
    const [moving, incidents, violations] = await Promise.all([
      ctx.db.rows(MOVING_JOURNEYS, [MOST_JOURNEYS]),
      ctx.db.rows(PLACED_INCIDENTS, [today, MOST_MARKS]),
      ctx.db.rows(PLACED_VIOLATIONS, [today, MOST_MARKS]),
    ]);
    return { computedAt, journeys: await placedJourneys(ctx, moving), incidents, violations };
  },
);

/** Journeys with their places and zones. */
export async function placedJourneys(
  ctx: AppCtx,
  journeys: readonly MovingJourney[],
): Promise<PlacedJourney[]> {
  const [places, thresholds] = await Promise.all([lastPlaces(ctx, journeys), currentThresholds(ctx)]);
  const heardSinceMs = ctx.clock().getTime() - HEARD_OF_WITHIN_MS;
  return journeys.map((journey, index) => {
    const { currentSpeedKmh, lastReceivedAt } = journey;
    const isKnown = currentSpeedKmh !== null && lastReceivedAt.getTime() >= heardSinceMs;
    const zone = isKnown ? zoneOf(currentSpeedKmh, thresholds) : null;
    return { journey, place: places[index] ?? null, zone };
  });
}
