import type { CountBand } from './count-band';

/** Grades of a count against the band that was expected. */
export const PATROL_GRADES = ['BELOW', 'INSIDE', 'ABOVE'] as const;
/** Grade of a count: below, inside or above the band that was expected. */
export type PatrolGrade = (typeof PATROL_GRADES)[number];

/** Where a count lies beside its band; the ends belong to it. */
export function gradeOf({ low, high }: Pick<CountBand, 'low' | 'high'>, counted: number): PatrolGrade {
  if (counted < low) {
    return 'BELOW';
  }
  return counted > high ? 'ABOVE' : 'INSIDE';
}
