import { SPEED_ZONES } from '@wakafine/domain/speed/zones';
import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { hasPermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import type { Violation } from '../../violations/violation.entity';
import { violationsOfJourneys } from './journey-details';
import { OWNERS_OF_JOURNEYS, SAMPLED_FIXES } from '../journeys.queries';
import { recordTrackLooks } from './record-track-looks';

/** As many as a picture of the size of a thumb can show. */
const TRACE_POINTS = 48;

/** One point of a trace. */
export interface TraceFix {
  readonly lat: number;
  readonly lng: number;
  /** Highest severity of a violation on the way from the point before to this one; SAFE without one. */
  readonly zone: SpeedZone;
}

interface SampledFix {
  readonly journeyId: number;
  readonly lat: number;
  readonly lng: number;
  readonly recordedAtMs: number;
}

/**
 * The shapes of routes, of which the owners can read that staff saw them, for pictures the size of a thumb: at most 48 points for each journey id, in their order. What
 * it costs does not grow with the length of a journey, so no fix is judged anew: colours come from the violations.
 */
export async function journeyTraces(ctx: AppCtx, journeyIds: readonly number[]): Promise<TraceFix[][]> {
  if (hasPermission(ctx.actor, 'canViewDashboard')) {
    await recordTrackLooks(ctx, await ctx.db.rows(OWNERS_OF_JOURNEYS, [journeyIds]));
  }
  const [fixes, violations] = await Promise.all([
    ctx.db.rows(SAMPLED_FIXES, [journeyIds, TRACE_POINTS]),
    violationsOfJourneys(ctx, journeyIds),
  ]);
  const byJourney = new Map<number, SampledFix[]>(journeyIds.map((id) => [id, []]));
  fixes.forEach((fix) => byJourney.get(fix.journeyId)?.push(fix));
  return journeyIds.map((id, index) => traceOf(byJourney.get(id) ?? [], violations[index] ?? []));
}

function traceOf(fixes: readonly SampledFix[], violations: readonly Violation[]): TraceFix[] {
  return fixes.map(({ lat, lng, recordedAtMs }, index) => {
    const fromMs = fixes[index - 1]?.recordedAtMs ?? recordedAtMs;
    const severities = violations
      .filter(({ startedAt, endedAt }) => {
        const isOver = endedAt !== null && endedAt.getTime() <= fromMs;
        return startedAt.getTime() < recordedAtMs && !isOver;
      })
      .map(({ severity }) => severity);
    return { lat, lng, zone: highest(severities) };
  });
}

function highest(severities: readonly SpeedZone[]): SpeedZone {
  return SPEED_ZONES.findLast((zone) => severities.includes(zone)) ?? 'SAFE';
}
