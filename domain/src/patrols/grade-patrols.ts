import type { CountBand } from './count-band';

/** Grades of a count against the band that was expected. */
export const PATROL_GRADES = ['BELOW', 'INSIDE', 'ABOVE'] as const;
/** Grade of a count: below, inside or above the band that was expected. */
export type PatrolGrade = (typeof PATROL_GRADES)[number];

/** The grade of a count beside its band, to which the ends belong. */
export function gradeOf({ low, high }: Pick<CountBand, 'low' | 'high'>, counted: number): PatrolGrade {
  if (counted < low) {
    return 'BELOW';
  }
  return counted > high ? 'ABOVE' : 'INSIDE';
}
