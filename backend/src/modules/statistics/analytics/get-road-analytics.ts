import { roadOfCell, ROAD_CORRIDORS } from '@wakafine/domain/places/road-corridors';
import type { RoadCorridor } from '@wakafine/domain/places/road-corridors';
import { isWithin, LIMITS } from '@wakafine/domain/input/limits';
import { PASSAGES_MIN } from '@wakafine/domain/statistics/ranking';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { badInput } from '../../../platform/errors';
import { defineSharedAnswer } from '../../../platform/memory/shared-answer';
import type { AppCtx } from '../../identity/accounts/actor';
import { daysBack } from '../ranking/days-back';
import type { Judged } from './analytics.queries';
import { readPlaces } from './read-places';
import type { CellFigures, Places } from './read-places';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Order of hotspots. */
export type HotspotMeasure = 'VIOLATIONS' | 'PER_PASSAGE';

/** Those of a minute ago serve all who ask for the same, and those of five minutes ago while they are read anew. */
const placesByDays = defineSharedAnswer<Places>({
  ...{ ttlMs: MINUTE_MS, oldMs: 5 * MINUTE_MS, maxEntries: 10 },
});
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
  readonly hotspots: readonly CellFigures[];
}

/**
 * Figures of each national road, and the cells of about a kilometre with most violations, or most for each journey
 * that passed: then only those that were passed often enough. At most five minutes old, and a minute where it is asked for often.
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
  const until = new Date(from.getTime() + days * DAY_MS);
  return placesByDays.ask(ctx, `${days} ${from.getTime()}`, () => readPlaces(ctx, { from, until }));
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

function hotspotsOf(cells: readonly CellFigures[], by: HotspotMeasure): readonly CellFigures[] {
  const withViolations = cells.filter(({ violations }) => violations > 0);
  if (by === 'VIOLATIONS') {
    return withViolations;
  }
  return withViolations
    .filter(({ passages }) => passages >= PASSAGES_MIN)
    .sort((one, other) => other.violations / other.passages - one.violations / one.passages);
}
