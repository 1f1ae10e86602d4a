import { isWithin, LIMITS, ROUTE_POINTS_PER_PATCH } from '@wakafine/domain/input/limits';
import { AppError, badInput } from '../../../platform/errors';
import { refuseClosedTrack } from '../closed-track';
import { endJourney } from './end-journey';
import type { Journey } from '../journey.entity';
import { timeFault } from '../journey-times';
import { acceptFixes } from '../record/received-fix';
import type { ReceivedFix } from '../record/received-fix';
import { recordFixes } from '../record/record-fixes';
import { claimColumns, ownJourney, saveClaims } from './save-claims';
import type { JourneyClaims } from './save-claims';
import { timeSeq } from '../time-seq';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

/** A point of a route as REST clients send it. */
export interface RoutePoint {
  readonly lat: number;
  readonly lng: number;
  readonly timestamp: Date;
  readonly accuracy?: number | null;
  readonly speed?: number | null;
}

/** Changes that REST clients may make to a journey. */
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

/** A time that has no seq: not after that, or too long after it for a seq. */
const TIMESTAMP_FAULT = 'Must be less than 5 minutes before the start of the journey and 24 days after it';

/**
 * Applies a REST client's route, claimed figures and end of its own journey; a refused patch changes nothing.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, NOT_FOUND for what is not theirs, BAD_USER_INPUT, CONFLICT for
 * reopening an ended journey and for positions of one that ended too long ago
 */
export const patchJourney = act(
  { may: citizens, seen: { other: 'NOT_FOUND' } },
  async (ctx, { journeyId, patch }: { journeyId: number; patch: JourneyPatch }): Promise<Journey> => {
    const claims = claimColumns(patch);
    let journey = await ownJourney(ctx, journeyId);
    refuseEnd(journey, patch, ctx.clock());
    const fixes = fixesOf(patch.route ?? [], journey);
    acceptFixes(fixes, { shape: ROUTE, now: ctx.clock() });
    if (fixes.length > 0) {
      refuseClosedTrack(journey);
    }
    await saveClaims(ctx, journeyId, claims);
    if (fixes.length > 0) {
      ({ journey } = await recordFixes(ctx, { journeyId, fixes, shape: ROUTE }));
    }
    return patch.isActive === false
      ? endJourney(ctx, { journeyId, endedAt: patch.endTime ?? null })
      : journey;
  },
);

function refuseEnd({ startedAt, endedAt }: Journey, { isActive, endTime }: JourneyPatch, now: Date): void {
  if (isActive === true && endedAt !== null) {
    throw new AppError('CONFLICT', { sentence: 'An ended journey can not be reopened.' });
  }
  const isEnding = isActive === false && endedAt === null;
  const fault = isEnding && endTime ? timeFault(endTime, { earliest: startedAt, now }) : null;
  if (fault !== null) {
    throw badInput({ endedAt: fault });
  }
}

function fixesOf(route: readonly RoutePoint[], journey: Journey): ReceivedFix[] {
  const fixes = route.map((point) => fixOf(point, journey));
  const faults = fixes.flatMap(({ seq }, index) =>
    isWithin(seq, LIMITS.seq) ? [] : [[`${ROUTE.name}.${index}.timestamp`, TIMESTAMP_FAULT]],
  );
  if (faults.length > 0) {
    throw badInput(Object.fromEntries(faults));
  }
  return fixes;
}

function fixOf({ lat, lng, timestamp, accuracy, speed }: RoutePoint, journey: Journey): ReceivedFix {
  return {
    seq: timeSeq(timestamp, journey),
    lat,
    lng,
    recordedAt: timestamp,
    accuracyM: accuracy ?? null,
    speedKmh: speed ?? null,
  };
}
