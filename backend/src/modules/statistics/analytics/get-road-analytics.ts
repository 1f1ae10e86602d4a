import { roadOfCell, ROAD_CORRIDORS } from '@wakafine/domain/places/road-corridors';
import type { RoadCorridor } from '@wakafine/domain/places/road-corridors';
import { isWithin, LIMITS } from '@wakafine/domain/input/limits';
import { PASSAGES_MIN } from '@wakafine/domain/statistics/ranking';
import { DAY_MS } from '@wakafine/domain/units';
import { defineCache } from '../../../platform/memory/caches';
import { badInput } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { daysBack } from '../ranking/days-back';
import { BY_CELL, BY_ROAD } from './analytics.queries';
import type { CellRow, Judged, RoadRow } from './analytics.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Order of hotspots. */
export type HotspotMeasure = 'VIOLATIONS' | 'PER_PASSAGE';

/** Cells are read from the violations themselves, so they are stored for a while. */
const REMEMBERED_MS = 60_000;
const MOST_DAYS = 92;

/** Violations that began on a road; null is every other one. */
export interface CorridorFigures extends Judged {
  readonly corridor: RoadCorridor | null;
  readonly violations: number;
  /** Those of them above a limit that is not confirmed. */
  readonly unconfirmedViolations: number;
  readonly incidents: number;
}

const NOTHING = { violations: 0, unconfirmedViolations: 0, ratedViolations: 0, judgedM: 0 };

/** Figures by place. */
export interface RoadAnalytics {
  readonly corridors: readonly CorridorFigures[];
  readonly hotspots: readonly CellRow[];
}

interface Places {
  readonly cells: readonly CellRow[];
  readonly roads: readonly RoadRow[];
}

const knownPlaces = defineCache<{ readonly places: Promise<Places> }>({
  maxEntries: 10,
  ttlMs: REMEMBERED_MS,
});

/**
 * Figures of each national road, and the cells of about a kilometre with most violations, or most for each journey
 * that passed: then only those that were passed often enough. At most a minute old.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (days above 92, first)
 */
export const getRoadAnalytics = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  async (
    ctx,
    { days, first, by }: { days: number; first: number; by: HotspotMeasure },
  ): Promise<RoadAnalytics> => {
    if (!isWithin(first, LIMITS.pageSize)) {
      throw badInput({
        first: `Must be a whole number from ${LIMITS.pageSize.min} to ${LIMITS.pageSize.max}`,
      });
    }
    if (days > MOST_DAYS) {
      throw badInput({ days: `Must be a whole number from 1 to ${MOST_DAYS}` });
    }
    const places = await placesOf(ctx, days);
    return { corridors: corridorsOf(places), hotspots: hotspotsOf(places.cells, by).slice(0, first) };
  },
);

function placesOf(ctx: AppCtx, days: number): Promise<Places> {
  const { from } = daysBack(days, ctx.clock());
  const key = `${days} ${from.getTime()}`;
  const cache = ctx.caches.of(knownPlaces);
  const known = cache.get(key);
  if (known !== undefined) {
    return known.places;
  }
  const read = { places: readPlaces(ctx, from, new Date(from.getTime() + days * DAY_MS)) };
  cache.set(key, read);
  read.places.catch(() => (cache.peek(key) === read ? cache.delete(key) : undefined));
  return read.places;
}

async function readPlaces({ db }: AppCtx, from: Date, until: Date): Promise<Places> {
  const readRoads: Promise<RoadRow[]> = db.rows(BY_ROAD, [from, until]);
  const [cells, roads] = await Promise.all([db.rows(BY_CELL, [from, until]), readRoads]);
  return { cells, roads };
}

function corridorsOf({ cells, roads }: Places): CorridorFigures[] {
  const incidents = new Map<RoadCorridor | null, number>();
  for (const cell of cells) {
    const corridor = roadOfCell(cell);
    incidents.set(corridor, (incidents.get(corridor) ?? 0) + cell.incidents);
  }
  return [...ROAD_CORRIDORS, null].map((corridor) => {
    const row = roads.find(({ road }) => road === (corridor ?? '')) ?? NOTHING;
    const { violations, unconfirmedViolations, ratedViolations, judgedM } = row;
    const figures = { violations, unconfirmedViolations, ratedViolations, judgedM };
    return { ...figures, corridor, incidents: incidents.get(corridor) ?? 0 };
  });
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
