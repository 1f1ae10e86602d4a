import type { RowOf } from '../../../platform/db/statement';
import type { AppCtx } from '../../identity/accounts/actor';
import { BY_CELL, BY_PLACE, JUDGED_BY_ROAD } from './analytics.queries';
import type { Judged } from './analytics.queries';

/** Violations that began at a place, and those of them above a limit that is not confirmed. */
interface AtPlace {
  readonly violations: number;
  readonly unconfirmedViolations: number;
}

/** Figures of one cell, hundredths of degrees rounded down. */
export interface CellFigures extends AtPlace {
  readonly latCell: number;
  readonly lngCell: number;
  readonly incidents: number;
  readonly passages: number;
}

/** Figures of a road; '' is every road that is no national one. */
export interface RoadFigures extends AtPlace, Judged {
  readonly road: string;
}

/** Figures of some days by place. */
export interface Places {
  /** Those with any violation or incident, most violations first. */
  readonly cells: readonly CellFigures[];
  readonly roads: readonly RoadFigures[];
}

const NOTHING: AtPlace = { violations: 0, unconfirmedViolations: 0 };

/** Figures by place of the days from one time to before another, both when a day begins. */
export async function readPlaces(
  { db }: Pick<AppCtx, 'db'>,
  { from, until }: { from: Date; until: Date },
): Promise<Places> {
  const [found, judged] = await Promise.all([
    db.rows(BY_PLACE, [from, until]),
    db.rows(JUDGED_BY_ROAD, [from, until]),
  ]);
  const { byCell, byRoad } = addedUp(found);
  const keys = [...byCell.keys()].map((key) => key.split(' ').map(Number));
  const cells = await db.rows(BY_CELL, [
    ...([from, until] as const),
    ...([keys.map(([lat = 0]) => lat), keys.map(([, lng = 0]) => lng)] as const),
  ]);
  const metres = new Map(judged.map(({ road, judgedM }) => [road, judgedM]));
  return {
    cells: cells
      .map((cell) => ({ ...cell, ...(byCell.get(`${cell.latCell} ${cell.lngCell}`) ?? NOTHING) }))
      .sort(byViolations),
    roads: [...new Set([...byRoad.keys(), ...metres.keys()])].map((road) => {
      const figures = byRoad.get(road) ?? NOTHING;
      return { road, ...figures, ratedViolations: figures.violations, judgedM: metres.get(road) ?? 0 };
    }),
  };
}

/** Violations by cell, `405 972`, and by road, of the words in the figures of places. */
function addedUp(rows: readonly RowOf<'statistics.by-place'>[]) {
  const byCell = new Map<string, AtPlace>();
  const byRoad = new Map<string, AtPlace>();
  for (const { kind, detail, violations } of rows) {
    const words = detail.split(' ');
    const unconfirmed = words.pop() === 'CONFIRMED' ? 0 : violations;
    const place = words.join(' ');
    add(kind === 'VIOLATION_CELL' ? byCell : byRoad, place === 'OTHER' ? '' : place, {
      violations,
      unconfirmed,
    });
  }
  return { byCell, byRoad };
}

function add(
  known: Map<string, AtPlace>,
  key: string,
  { violations, unconfirmed }: { violations: number; unconfirmed: number },
): void {
  const before = known.get(key) ?? NOTHING;
  known.set(key, {
    violations: before.violations + violations,
    unconfirmedViolations: before.unconfirmedViolations + unconfirmed,
  });
}

function byViolations(one: CellFigures, other: CellFigures): number {
  return (
    other.violations - one.violations ||
    other.incidents - one.incidents ||
    one.latCell - other.latCell ||
    one.lngCell - other.lngCell
  );
}
