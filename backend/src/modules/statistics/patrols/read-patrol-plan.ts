import type { PatrolFigures } from '@wakafine/domain/patrols/patrol-figures';
import type { Services } from '../../../platform/context/context';
import { AppError } from '../../../platform/errors';
import { PATROL_PLAN } from './patrols.queries';
import type { PatrolPlanRow } from './patrols.queries';

/** The plan of a night in its last version. @throws NOT_FOUND */
export async function readPatrolPlan({ db }: Pick<Services, 'db'>, night: string): Promise<PatrolPlanRow> {
  const [row] = await db.rows(PATROL_PLAN, [night]);
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return row;
}

/** The figures of a stored plan. */
export function storedFigures({ figures }: Pick<PatrolPlanRow, 'figures'>): PatrolFigures {
  // Stored as `figuresOf` gave them, and never written otherwise.
  return figures as PatrolFigures;
}

/** Counts of a stored plan by the number of the stop. */
export function storedCounts({ counts }: Pick<PatrolPlanRow, 'counts'>): ReadonlyMap<number, number> {
  // The statement makes an object of numbers.
  return new Map(
    Object.entries(counts as Readonly<Record<string, number>>).map(([stop, each]) => [Number(stop), each]),
  );
}
