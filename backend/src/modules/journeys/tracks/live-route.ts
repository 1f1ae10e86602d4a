import { routeKmh } from '@wakafine/domain/packed/packed-track';
import type { Fix } from '@wakafine/domain/speed/fix';
import { advanceDrive, canContinue, judgeDrive } from '@wakafine/domain/speed/journey-state';
import type { Drive, JudgedFix } from '@wakafine/domain/speed/journey-state';
import type { Services } from '../../../platform/context/context';
import { defineCache } from '../../../platform/memory/caches';
import { FIXES_OF_JOURNEY } from '../journeys.queries';
import type { Journey } from '../journey.entity';
import { trackRules } from './read-track';
import { FIXES_AFTER } from './tracks.queries';

/** A point of a route; its speed is the displayed one, km/h. */
export interface RoutePart extends Pick<Fix, 'lat' | 'lng' | 'recordedAtMs' | 'speedKmh'> {
  /** The device's own speed, km/h; null where it gave none. */
  readonly deviceKmh: number | null;
}

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
}

const judgedRoutes = defineCache<JudgedRoute>({ maxEntries: 1_000 });

/**
 * The route of a journey under way, or at least what of it is later than a time. A page that follows one has only those fixes read and
 * judged that have come since the last question; one that came late, among others, has all of them judged anew.
 */
export async function liveRoute(
  services: Pick<Services, 'db' | 'caches'>,
  journey: Journey,
  afterMs: number,
): Promise<readonly RoutePart[]> {
  const cache = services.caches.of(judgedRoutes);
  const key = String(journey.id);
  const known = cache.get(key);
  const next = known && afterMs >= known.tailFromMs ? await judgedOn(services, journey, known) : null;
  if (next !== null) {
    cache.set(key, next);
    return next.tail;
  }
  const fixes = await services.db.rows(FIXES_OF_JOURNEY, [journey.id]);
  const { drive, judged } = judgeDrive(fixes, trackRules(journey));
  const points = judged.flatMap(pointsOf);
  cache.set(key, { drive, fixCount: fixes.length, ...tailOf(points, -Infinity) });
  return points;
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
  return { drive, fixCount, ...tailOf([...known.tail, ...points], known.tailFromMs) };
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
