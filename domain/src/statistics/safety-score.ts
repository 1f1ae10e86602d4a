/** Share of ended journeys without a counted violation, 0-100; 100 where none has ended (product decision D3). */
export function safeDrivingPercentage({
  endedJourneys,
  safeJourneys,
}: {
  endedJourneys: number;
  safeJourneys: number;
}): number {
  return endedJourneys === 0 ? 100 : (safeJourneys / endedJourneys) * 100;
}

/** Grades of driving, best first; NEW_DRIVER before the first journey. */
export const SAFETY_RATINGS = ['NEW_DRIVER', 'EXCELLENT', 'VERY_GOOD', 'GOOD', 'NEEDS_IMPROVEMENT'] as const;
/** Grade of somebody's driving. */
export type SafetyRating = (typeof SAFETY_RATINGS)[number];

/**
 * The rating by counted violations for each journey: 0, under 0.1, under 0.3, and more (product specification, section 9).
 */
export function safetyRating({
  journeys,
  violations,
}: {
  journeys: number;
  violations: number;
}): SafetyRating {
  if (journeys === 0) {
    return 'NEW_DRIVER';
  }
  const violationsPerJourney = violations / journeys;
  if (violationsPerJourney === 0) {
    return 'EXCELLENT';
  }
  if (violationsPerJourney < 0.1) {
    return 'VERY_GOOD';
  }
  return violationsPerJourney < 0.3 ? 'GOOD' : 'NEEDS_IMPROVEMENT';
}

/**
 * The safety score of the authority's dashboard: 100 minus violations for each 100 journeys, never below 0 (product
 * specification, section 9); null without journeys, of which nothing can be said.
 */
export function safetyScore({
  journeys,
  violations,
}: {
  journeys: number;
  violations: number;
}): number | null {
  return journeys === 0 ? null : Math.max(0, 100 - (violations / journeys) * 100);
}
