import { routeKmh } from '@wakafine/domain/packed/packed-track';
import { EMPTY_LINE, extendedLine } from '@wakafine/domain/packed/route-line';
import type { OpenLine, RouteLine } from '@wakafine/domain/packed/route-line';
import { advanceDrive, canContinue, judgeDrive } from '@wakafine/domain/speed/journey-state';
import type { Drive, JudgedFix } from '@wakafine/domain/speed/journey-state';
import type { ThresholdsTimeline } from '@wakafine/domain/speed/zones';
import type { Services } from '../../../platform/context/context';
import { defineCache } from '../../../platform/memory/caches';
import { FIXES_OF_JOURNEY } from '../journeys.queries';
import type { Journey } from '../journey.entity';
import { trackRules } from './read-track';
import { linePoints } from './route-part';
import type { RoutePart } from './route-part';
import { FIXES_AFTER } from './tracks.queries';

/** Points that are remembered of a journey: a page that follows it asks for the last few. */
const TAIL_POINTS = 200;

/** A journey under way, as far as its route was judged. */
interface JudgedRoute {
  readonly drive: Drive;
  /** Number of fixes that it was judged from: with any other, one has come between them. */
  readonly fixCount: number;
  /** The last points, by rising time: all that are later than `tailFromMs`. */
  readonly tail: readonly RoutePart[];
  readonly tailFromMs: number;
  /** All points, with their zones by `timeline`. */
  readonly open: OpenLine;
  readonly timeline: ThresholdsTimeline;
}

/** A route, or the part of it that was asked for. */
export interface LiveRoute {
  /** At least what is later than the time that was asked for. */
  readonly points: readonly RoutePart[];
  /** The whole route. */
  readonly line: RouteLine;
}

/** A line of an hour at 1 Hz is 40 KB. */
const judgedRoutes = defineCache<JudgedRoute>({ maxEntries: 500 });

/**
 * The route of a journey under way: its line, and its points or at least those later than a time. A page that follows one has only
 * those fixes read and judged that have come since the last question; one that came late, among others, has all of them judged anew.
 */
export async function liveRoute(
  services: Pick<Services, 'db' | 'caches'>,
  journey: Journey,
  { afterMs, timeline }: { afterMs: number; timeline: ThresholdsTimeline },
): Promise<LiveRoute> {
  const cache = services.caches.of(judgedRoutes);
  const key = String(journey.id);
  const known = cache.get(key);
  const isEnough = known !== undefined && afterMs >= known.tailFromMs && known.timeline === timeline;
  const next = isEnough ? await judgedOn(services, journey, known) : null;
  if (next !== null) {
    cache.set(key, next);
    return { points: next.tail, line: next.open.line };
  }
  const fixes = await services.db.rows(FIXES_OF_JOURNEY, [journey.id]);
  const { drive, judged } = judgeDrive(fixes, trackRules(journey));
  const points = judged.flatMap(pointsOf);
  const open = extendedLine(EMPTY_LINE, linePoints(points, timeline));
  cache.set(key, { drive, fixCount: fixes.length, open, timeline, ...tailOf(points, -Infinity) });
  return { points, line: open.line };
}

/** The judged route with the fixes after it; null where one has come before its last. */
async function judgedOn(
  { db }: Pick<Services, 'db'>,
  journey: Journey,
  known: JudgedRoute,
): Promise<JudgedRoute | null> {
  const fixes = await db.rows(FIXES_AFTER, [journey.id, known.drive.lastSeq]);
  const fixCount = known.fixCount + fixes.length;
  // Without new ones, the journey says how many there were as it was read.
  if (fixCount !== (fixes[0]?.fixCount ?? journey.fixCount) || !canContinue(known.drive, fixes)) {
    return null;
  }
  const rules = trackRules(journey);
  let { drive } = known;
  const points = fixes.flatMap((fix) => {
    const result = advanceDrive(drive, fix, rules);
    drive = result.drive;
    return pointsOf(result.judged);
  });
  const { timeline } = known;
  const open = points.length === 0 ? known.open : extendedLine(known.open, linePoints(points, timeline));
  return { drive, fixCount, open, timeline, ...tailOf([...known.tail, ...points], known.tailFromMs) };
}

function pointsOf({ fix, flag, speedKmh }: JudgedFix): RoutePart[] {
  if (flag !== null) {
    return [];
  }
  const { lat, lng, recordedAtMs, speedKmh: deviceKmh } = fix;
  return [{ lat, lng, recordedAtMs, speedKmh: speedKmh === null ? null : routeKmh(speedKmh), deviceKmh }];
}

function tailOf(points: readonly RoutePart[], fromMs: number): Pick<JudgedRoute, 'tail' | 'tailFromMs'> {
  const lastBefore = points.at(-TAIL_POINTS - 1);
  return { tail: points.slice(-TAIL_POINTS), tailFromMs: lastBefore?.recordedAtMs ?? fromMs };
}
