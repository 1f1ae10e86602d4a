import type { Fix } from '@wakafine/domain/speed/fix';
import { judgeDrive } from '@wakafine/domain/speed/journey-state';
import { thresholdsAt, zoneOf } from '@wakafine/domain/speed/zones';
import type { SpeedZone } from '@wakafine/domain/speed/zones';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordLook } from '../../identity/looks/record-looks';
import { FIXES_OF_JOURNEY } from '../journeys.queries';
import { Journey } from '../journey.entity';
import { currentLaw, rulesOf } from '../record/journey-law';

/** One good fix of a route with the displayed speed there. */
export interface RouteFix {
  readonly lat: number;
  readonly lng: number;
  readonly recordedAt: Date;
  /** km/h; null at the start of a stretch of track. */
  readonly speedKmh: number | null;
  readonly zone: SpeedZone | null;
}

/**
 * The good fixes of a journey in the order of seq, with displayed speed and zone; few of them once it was simplified. When
 * staff read it, its owner can read that they did.
 */
export async function journeyRoute(ctx: AppCtx, journeyId: number): Promise<RouteFix[]> {
  const journey = await ctx.db.entities.findOneBy(Journey, { id: journeyId });
  if (journey === null) {
    return [];
  }
  const [fixes, law] = await Promise.all([ctx.db.rows(FIXES_OF_JOURNEY, [journeyId]), currentLaw(ctx)]);
  const { thresholds } = law;
  const seen = { accountId: journey.accountId, journeyId };
  await recordLook(ctx, { kind: 'TRACK', act: 'TRACK_SEEN', target: `journey:${journeyId}`, seen });
  if (journey.routeSimplifiedAt !== null) {
    return fixes.map(({ lat, lng, recordedAtMs, speedKmh }) => {
      const zone = speedKmh === null ? null : zoneOf(speedKmh, thresholdsAt(thresholds, recordedAtMs));
      return { lat, lng, recordedAt: new Date(recordedAtMs), speedKmh, zone };
    });
  }
  const { judged } = judgeDrive(fixes, rulesOf(ctx, journey, law));
  return judged.flatMap(({ fix, flag, speedKmh, zone }) =>
    flag === null
      ? [{ lat: fix.lat, lng: fix.lng, recordedAt: new Date(fix.recordedAtMs), speedKmh, zone }]
      : [],
  );
}

/** All stored fixes of a journey by seq, as they were received. */
export function storedFixes(ctx: AppCtx, journeyId: number): Promise<Fix[]> {
  return ctx.db.rows(FIXES_OF_JOURNEY, [journeyId]);
}
