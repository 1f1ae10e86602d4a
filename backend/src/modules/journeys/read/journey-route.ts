import type { StoredFix } from '@wakafine/domain/speed/fix';
import { judgedTrack } from '@wakafine/domain/packed/packed-track';
import type { TrackFix } from '@wakafine/domain/packed/packed-track';
import { thresholdsAt, zoneOf } from '@wakafine/domain/speed/zones';
import type { SpeedZone } from '@wakafine/domain/speed/zones';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordLook } from '../../identity/looks/record-looks';
import { thresholdsTimeline } from '../../settings/thresholds/speed-thresholds';
import { FIXES_OF_JOURNEY } from '../journeys.queries';
import { Journey } from '../journey.entity';
import { liveRoute } from '../tracks/live-route';
import type { RoutePart } from '../tracks/live-route';
import { packedTrack, trackRules } from '../tracks/read-track';

/** One good fix of a route with the displayed speed there. */
export interface RouteFix {
  readonly lat: number;
  readonly lng: number;
  readonly recordedAt: Date;
  /** km/h, down to thousandths; null at the start of a stretch of track. */
  readonly speedKmh: number | null;
  readonly zone: SpeedZone | null;
  /** The device's own speed, km/h; null where it gave none, and once the route was simplified. */
  readonly deviceKmh: number | null;
}

/**
 * The good fixes of a journey in the order of seq, with displayed speed and zone; few of them once it was simplified. When
 * staff read it, its owner can read that they did.
 * @param after only those that are later
 */
export async function journeyRoute(
  ctx: AppCtx,
  journeyId: number,
  after: Date | null = null,
): Promise<RouteFix[]> {
  const journey = await ctx.db.entities.findOneBy(Journey, { id: journeyId });
  if (journey === null) {
    return [];
  }
  const seen = { accountId: journey.accountId, journeyId };
  await recordLook(ctx, { kind: 'TRACK', act: 'TRACK_SEEN', target: `journey:${journeyId}`, seen });
  const afterMs = after?.getTime() ?? -Infinity;
  // What a page asks that follows a journey: most often there is nothing new.
  if (after !== null && (journey.lastFixAt?.getTime() ?? -Infinity) <= afterMs) {
    return [];
  }
  const [route, thresholds] = await Promise.all([routeOf(ctx, journey, afterMs), thresholdsTimeline(ctx)]);
  return route.flatMap(({ recordedAtMs, speedKmh, ...part }) => {
    const zone = speedKmh === null ? null : zoneOf(speedKmh, thresholdsAt(thresholds, recordedAtMs));
    return recordedAtMs > afterMs ? [{ ...part, recordedAt: new Date(recordedAtMs), speedKmh, zone }] : [];
  });
}

/** The route, or at least what of it is later than a time. */
async function routeOf(ctx: AppCtx, journey: Journey, afterMs: number): Promise<readonly RoutePart[]> {
  if (journey.endedAt === null) {
    return liveRoute(ctx, journey, afterMs);
  }
  const track = await packedTrack(ctx, journey);
  if (track !== null) {
    return goodOf(track);
  }
  const fixes: StoredFix[] = await ctx.db.rows(FIXES_OF_JOURNEY, [journey.id]);
  if (journey.routeSimplifiedAt === null) {
    return goodOf(judgedTrack(fixes, trackRules(journey)));
  }
  return fixes.map(({ lat, lng, recordedAtMs, speedKmh }) => ({
    ...{ lat, lng, recordedAtMs, speedKmh },
    deviceKmh: null,
  }));
}

function goodOf(track: readonly TrackFix[]): RoutePart[] {
  return track.flatMap(({ fix: { lat, lng, recordedAtMs, speedKmh: deviceKmh }, isGood, shownKmh }) =>
    isGood ? [{ lat, lng, recordedAtMs, speedKmh: shownKmh, deviceKmh }] : [],
  );
}
