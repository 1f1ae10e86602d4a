import type { StoredFix } from '@wakafine/domain/speed/fix';
import { judgedTrack } from '@wakafine/domain/packed/packed-track';
import type { TrackFix } from '@wakafine/domain/packed/packed-track';
import { EMPTY_LINE, extendedLine } from '@wakafine/domain/packed/route-line';
import type { RouteLine } from '@wakafine/domain/packed/route-line';
import type { SpeedZone } from '@wakafine/domain/speed/zones';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordLook } from '../../identity/looks/record-looks';
import { thresholdsTimeline } from '../../settings/thresholds/speed-thresholds';
import { FIXES_OF_JOURNEY } from '../journeys.queries';
import { Journey } from '../journey.entity';
import { liveRoute } from '../tracks/live-route';
import { packedTrack, trackRules } from '../tracks/read-track';
import { linePoints, zoneOfPart } from '../tracks/route-part';
import type { RoutePart } from '../tracks/route-part';

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
  const journey = await lookedAt(ctx, journeyId);
  const afterMs = after?.getTime() ?? -Infinity;
  // What a page asks that follows a journey: most often there is nothing new.
  if (journey === null || (after !== null && (journey.lastFixAt?.getTime() ?? -Infinity) <= afterMs)) {
    return [];
  }
  const timeline = await thresholdsTimeline(ctx);
  const route =
    journey.endedAt === null
      ? (await liveRoute(ctx, journey, { afterMs, timeline })).points
      : await endedRoute(ctx, journey);
  return route.flatMap((part) => {
    const { recordedAtMs, ...rest } = part;
    const zone = zoneOfPart(part, timeline);
    return recordedAtMs > afterMs ? [{ ...rest, recordedAt: new Date(recordedAtMs), zone }] : [];
  });
}

/** The same route in few bytes: what a slow network is given. */
export async function journeyLine(ctx: AppCtx, journeyId: number): Promise<RouteLine> {
  const journey = await lookedAt(ctx, journeyId);
  if (journey === null) {
    return EMPTY_LINE.line;
  }
  const timeline = await thresholdsTimeline(ctx);
  return journey.endedAt === null
    ? (await liveRoute(ctx, journey, { afterMs: Infinity, timeline })).line
    : extendedLine(EMPTY_LINE, linePoints(await endedRoute(ctx, journey), timeline)).line;
}

/** A journey whose route is about to be read, which its owner can read where staff do; null where there is none. */
async function lookedAt(ctx: AppCtx, journeyId: number): Promise<Journey | null> {
  const journey = await ctx.db.entities.findOneBy(Journey, { id: journeyId });
  if (journey !== null) {
    const seen = { accountId: journey.accountId, journeyId };
    await recordLook(ctx, { kind: 'TRACK', act: 'TRACK_SEEN', target: `journey:${journeyId}`, seen });
  }
  return journey;
}

async function endedRoute(ctx: AppCtx, journey: Journey): Promise<readonly RoutePart[]> {
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
