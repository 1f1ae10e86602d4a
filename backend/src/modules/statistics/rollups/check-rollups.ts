import type { Services } from '../../../platform/context/context';
import { WRONG_SEGMENTS } from '../segments/segments.queries';
import { WRONG_FIGURES, WRONG_HOURS, WRONG_PUBLIC_FIGURES, WRONG_VEHICLES } from './rollups.queries';

/** A figure that is not what counting the rows gives. */
export interface WrongFigure {
  readonly what: string;
  /** Null where no figure is stored. */
  readonly stored: string | null;
  /** Null where there is nothing to count. */
  readonly counted: string | null;
}

/**
 * Counts all rows anew and gives up to 500 figures that differ; none when all is right. Reads everything: for
 * anyone who
 * runs the server, and for tests.
 */
export async function checkRollups({ db }: Pick<Services, 'db'>): Promise<WrongFigure[]> {
  const figures: WrongFigure[] = await db.rows(WRONG_FIGURES, []);
  const vehicles: WrongFigure[] = await db.rows(WRONG_VEHICLES, []);
  const segments: WrongFigure[] = await db.rows(WRONG_SEGMENTS, []);
  const hours: WrongFigure[] = await db.rows(WRONG_HOURS, []);
  return [...figures, ...hours, ...vehicles, ...(await db.rows(WRONG_PUBLIC_FIGURES, [])), ...segments];
}
