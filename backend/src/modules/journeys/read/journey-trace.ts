import { unpackOutline } from '@wakafine/domain/packed/packed-track';
import type { OutlinePoint } from '@wakafine/domain/packed/packed-track';
import { SPEED_ZONES } from '@wakafine/domain/speed/zones';
import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { hasPermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { OWNERS_OF_JOURNEYS, OUTLINES_OF_JOURNEYS } from '../journeys.queries';
import { TRACE_POINTS, TRACK_MARK } from '../tracks/read-track';
import { recordTrackLooks } from './record-track-looks';

/** One point of a trace. */
export interface TraceFix {
  readonly lat: number;
  readonly lng: number;
  /** Highest severity of a violation on the way from the point before to this one; SAFE without one. */
  readonly zone: SpeedZone;
}

/** A violation, a fix or a packed outline: the first has a severity, the second a place. */
interface OutlineRow {
  readonly journeyId: number;
  readonly lat: number | null;
  readonly lng: number | null;
  /** Null for an outline alone. */
  readonly atMs: number | null;
  /** Null for a fix, and while a violation is open. */
  readonly untilMs: number | null;
  readonly severity: SpeedZone | null;
  readonly packed: Buffer | null;
}

/**
 * The shapes of routes, of which the owners can read that staff saw them, for pictures the size of a thumb: at most 48 points for each journey id, in their order. What
 * it costs does not grow with the length of a journey, so no fix is judged anew: colours come from the violations.
 */
export async function journeyTraces(ctx: AppCtx, journeyIds: readonly number[]): Promise<TraceFix[][]> {
  if (hasPermission(ctx.actor, 'canViewDashboard')) {
    await recordTrackLooks(ctx, await ctx.db.rows(OWNERS_OF_JOURNEYS, [journeyIds]));
  }
  const rows: OutlineRow[] = await ctx.db.rows(OUTLINES_OF_JOURNEYS, [journeyIds, TRACE_POINTS, TRACK_MARK]);
  const byJourney = new Map<number, OutlineRow[]>(journeyIds.map((id) => [id, []]));
  rows.forEach((row) => byJourney.get(row.journeyId)?.push(row));
  return journeyIds.map((id) => traceOf(byJourney.get(id) ?? []));
}

function traceOf(rows: readonly OutlineRow[]): TraceFix[] {
  const violations = rows.flatMap(({ severity, atMs, untilMs }) =>
    severity === null || atMs === null ? [] : [{ severity, atMs, untilMs }],
  );
  const fixes = rows.flatMap(pointsIn);
  return fixes.map(({ lat, lng, atMs }, index) => {
    const fromMs = fixes[index - 1]?.atMs ?? atMs;
    const severities = violations
      .filter((violation) => {
        const isOver = violation.untilMs !== null && violation.untilMs <= fromMs;
        return violation.atMs < atMs && !isOver;
      })
      .map(({ severity }) => severity);
    return { lat, lng, zone: highest(severities) };
  });
}

function pointsIn({ lat, lng, atMs, packed }: OutlineRow): readonly OutlinePoint[] {
  if (packed !== null) {
    return unpackOutline(packed) ?? [];
  }
  return lat === null || lng === null || atMs === null ? [] : [{ lat, lng, atMs }];
}

function highest(severities: readonly SpeedZone[]): SpeedZone {
  return SPEED_ZONES.findLast((zone) => severities.includes(zone)) ?? 'SAFE';
}
