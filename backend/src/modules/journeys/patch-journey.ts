import { ROUTE_POINTS_PER_PATCH } from '@wakafine/domain/limits';
import { MINUTE_MS } from '@wakafine/domain/units';
import { AppError } from '../../platform/errors';
import type { AppCtx } from '../identity/actor';
import { endJourney } from './end-journey';
import type { Journey } from './journey.entity';
import { recordFixes } from './record-fixes';
import { claimColumns, saveClaims } from './save-claims';
import type { JourneyClaims } from './save-claims';

/** A point of a route as REST clients send it. */
export interface RoutePoint {
  readonly lat: number;
  readonly lng: number;
  readonly timestamp: Date;
  readonly accuracy?: number | null;
  readonly speed?: number | null;
}

/** What REST clients may change of a journey. */
export interface JourneyPatch extends JourneyClaims {
  /** The whole route or its new tail. */
  readonly route?: readonly RoutePoint[];
  readonly isActive?: boolean;
  readonly endTime?: Date | null;
}

const ROUTE = {
  name: 'route',
  length: ROUTE_POINTS_PER_PATCH,
  fields: { seq: 'timestamp', accuracyM: 'accuracy', speedKmh: 'speed' },
};

/** REST points have no seq: theirs is the time in ms after this long before the start. */
const SEQ_BEGINS_BEFORE_START_MS = 5 * MINUTE_MS;

/**
 * Takes a REST client's route, claimed figures and end of its own journey.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, NOT_FOUND for what is not theirs, BAD_USER_INPUT, CONFLICT for
 * reopening an ended journey
 */
export async function patchJourney(
  ctx: AppCtx,
  { journeyId, patch }: { journeyId: number; patch: JourneyPatch },
): Promise<Journey> {
  const claims = claimColumns(patch);
  let journey = await saveClaims(ctx, journeyId, claims);
  if (patch.isActive === true && journey.endedAt !== null) {
    throw new AppError('CONFLICT', { sentence: 'An ended journey can not be reopened.' });
  }
  const route = patch.route ?? [];
  if (route.length > 0) {
    const originMs = journey.startedAt.getTime() - SEQ_BEGINS_BEFORE_START_MS;
    const fixes = route.map((point) => fixOf(point, originMs));
    ({ journey } = await recordFixes(ctx, { journeyId, fixes, shape: ROUTE }));
  }
  return patch.isActive === false ? endJourney(ctx, { journeyId, endedAt: patch.endTime ?? null }) : journey;
}

function fixOf({ lat, lng, timestamp, accuracy, speed }: RoutePoint, originMs: number) {
  return {
    seq: timestamp.getTime() - originMs,
    lat,
    lng,
    recordedAt: timestamp,
    accuracyM: accuracy ?? null,
    speedKmh: speed ?? null,
  };
}
