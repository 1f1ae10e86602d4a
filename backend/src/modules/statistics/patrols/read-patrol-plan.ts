import type { PatrolFigures } from '@wakafine/domain/patrols/patrol-figures';
import type { Services } from '../../../platform/context/context';
import { AppError } from '../../../platform/errors';
import { PATROL_PLAN } from './patrols.queries';
import type { PatrolPlanRow } from './patrols.queries';

/** The plan of a night in its last version. */
export interface StoredPlan extends Omit<PatrolPlanRow, 'figures' | 'counts'> {
  readonly figures: PatrolFigures;
  /** Counts of the teams by the number of the stop. */
  readonly counts: ReadonlyMap<number, number>;
}

/** The plan of a night in its last version. @throws NOT_FOUND */
export async function readPatrolPlan({ db }: Pick<Services, 'db'>, night: string): Promise<StoredPlan> {
  const [row] = await db.rows(PATROL_PLAN, [night]);
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return storedPlan(row);
}

/** A row with its figures and counts. */
export function storedPlan(row: PatrolPlanRow): StoredPlan {
  // Stored as `figuresOf` gave them, and an object of numbers that the statement makes.
  const [figures, counts] = [row.figures as PatrolFigures, row.counts as Readonly<Record<string, number>>];
  return {
    ...row,
    figures,
    counts: new Map(Object.entries(counts).map(([stop, counted]) => [Number(stop), counted])),
  };
}
