import { setImmediate } from 'node:timers/promises';
import { roadOfCell } from '@wakafine/domain/places/road-corridors';
import type { CountedRoad, RoadCell } from '@wakafine/domain/places/road-corridors';
import type { Ctx } from '../../../platform/context/context';
import { INCIDENT_CELLS } from '../incidents.queries';

/** So many cells are judged before others of this process have their turn. */
const CELLS_AT_ONCE = 500;
/** Between the numbers of two cells of which one is north of the other. */
const ROW = 100_000;

/** Numbers of the cells on a road in which incidents happened: those of an account and of a time; null does not narrow. */
export async function cellsOnRoad(
  { db }: Pick<Ctx, 'db'>,
  road: CountedRoad,
  { from, to, accountId }: { from: Date | null; to: Date | null; accountId: number | null },
): Promise<number[]> {
  const rows = await db.rows(INCIDENT_CELLS, [from, to, accountId]);
  const found: number[] = [];
  for (const [index, { cell }] of rows.entries()) {
    if (index % CELLS_AT_ONCE === CELLS_AT_ONCE - 1) {
      await setImmediate();
    }
    if ((roadOfCell(cellOf(cell)) ?? 'OTHER') === road) {
      found.push(cell);
    }
  }
  return found;
}

function cellOf(number: number): RoadCell {
  const latCell = Math.round(number / ROW);
  return { latCell, lngCell: number - latCell * ROW };
}
