import { corridorOf, ROAD_CORRIDORS } from '@wakafine/domain/road-corridors';
import type { RoadCorridor } from '@wakafine/domain/road-corridors';
import { isWithin, LIMITS } from '@wakafine/domain/limits';
import { PASSAGES_MIN } from '@wakafine/domain/ranking';
import { DAY_MS } from '@wakafine/domain/units';
import { defineCache } from '../../../platform/caches';
import { badInput } from '../../../platform/errors';
import { requirePermission } from '../../identity/actor';
import type { AppCtx } from '../../identity/actor';
import { daysBack } from '../ranking/days-back';
import { BY_CELL } from './analytics.queries';
import type { CellRow } from './analytics.queries';

/** What hotspots are ordered by. */
export type HotspotMeasure = 'VIOLATIONS' | 'PER_PASSAGE';

/** Cells are read from the violations themselves, so they are kept for a while. */
const REMEMBERED_MS = 60_000;
const MOST_DAYS = 92;

/** What happened on a road; null is every other one. */
export interface CorridorFigures {
  readonly corridor: RoadCorridor | null;
  readonly violations: number;
  /** Those of them above a limit that is not confirmed. */
  readonly unconfirmedViolations: number;
  readonly incidents: number;
}

const NOTHING = { violations: 0, unconfirmedViolations: 0, incidents: 0 };

/** What happened where. */
export interface RoadAnalytics {
  readonly corridors: readonly CorridorFigures[];
  readonly hotspots: readonly CellRow[];
}

interface KnownCells {
  readonly cells: Promise<readonly CellRow[]>;
}

const knownCells = defineCache<KnownCells>({ maxEntries: 10, ttlMs: REMEMBERED_MS });

/**
 * What happened on each national road, and the cells of about a kilometre with most violations, or most for each journey
 * that passed: then only those that were passed often enough. At most a minute old.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (days above 92, first)
 */
export async function getRoadAnalytics(
  ctx: AppCtx,
  { days, first, by }: { days: number; first: number; by: HotspotMeasure },
): Promise<RoadAnalytics> {
  requirePermission(ctx, 'canViewDashboard');
  if (!isWithin(first, LIMITS.pageSize)) {
    throw badInput({ first: `Must be a whole number from ${LIMITS.pageSize.min} to ${LIMITS.pageSize.max}` });
  }
  if (days > MOST_DAYS) {
    throw badInput({ days: `Must be a whole number from 1 to ${MOST_DAYS}` });
  }
  const cells = await cellsOf(ctx, days);
  return { corridors: corridorsOf(cells), hotspots: hotspotsOf(cells, by).slice(0, first) };
}

function cellsOf(ctx: AppCtx, days: number): Promise<readonly CellRow[]> {
  const { from } = daysBack(days, ctx.clock());
  const key = `${days} ${from.getTime()}`;
  const cache = ctx.caches.of(knownCells);
  const known = cache.get(key);
  if (known !== undefined) {
    return known.cells;
  }
  const until = new Date(from.getTime() + days * DAY_MS);
  const read = { cells: ctx.db.rows<CellRow>(BY_CELL, [from, until]) };
  cache.set(key, read);
  read.cells.catch(() => (cache.peek(key) === read ? cache.delete(key) : undefined));
  return read.cells;
}

function corridorsOf(cells: readonly CellRow[]): CorridorFigures[] {
  const sums = new Map<RoadCorridor | null, Omit<CorridorFigures, 'corridor'>>();
  for (const { latCell, lngCell, violations, unconfirmedViolations, incidents } of cells) {
    const corridor = corridorOf({ lat: (latCell + 0.5) / 100, lng: (lngCell + 0.5) / 100 });
    const sum = sums.get(corridor) ?? NOTHING;
    sums.set(corridor, {
      violations: sum.violations + violations,
      unconfirmedViolations: sum.unconfirmedViolations + unconfirmedViolations,
      incidents: sum.incidents + incidents,
    });
  }
  return [...ROAD_CORRIDORS, null].map((corridor) => ({ corridor, ...(sums.get(corridor) ?? NOTHING) }));
}

function hotspotsOf(cells: readonly CellRow[], by: HotspotMeasure): readonly CellRow[] {
  const withViolations = cells.filter(({ violations }) => violations > 0);
  if (by === 'VIOLATIONS') {
    return withViolations;
  }
  return withViolations
    .filter(({ passages }) => passages >= PASSAGES_MIN)
    .sort((one, other) => other.violations / other.passages - one.violations / one.passages);
}
