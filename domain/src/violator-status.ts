import { DAY_MS } from './units';

/** What a vehicle's violations and the authority make of it. */
export type ViolatorStanding = 'ACTIVE' | 'UNDER_REVIEW' | 'SUSPENDED';

/** The rule looks back so far. */
export const VIOLATOR_RULE_WINDOW_MS = 90 * DAY_MS;

/**
 * From how many counted violations in 90 days on (neither claims nor grade C), or how many of severity DANGER among them, a
 * vehicle of public transport comes to a status by itself. Chosen by this project until the authority sets others: five
 * violations in a quarter are no accident, fifteen are a habit.
 */
export const VIOLATOR_RULE = {
  UNDER_REVIEW: { violations: 5, dangers: 2 },
  SUSPENDED: { violations: 15, dangers: 6 },
} as const;

/** A proposal to suspend a vehicle waits so long for a second person. */
export const SUSPENSION_PROPOSAL_MS = 3 * DAY_MS;

/**
 * The status that a vehicle of public transport has as long as nobody has decided otherwise, by its counted violations
 * of the last 90 days and since it was last cleared.
 */
export function standingByRule(counted: { violations: number; dangers: number }): ViolatorStanding {
  if (reaches(counted, VIOLATOR_RULE.SUSPENDED)) {
    return 'SUSPENDED';
  }
  return reaches(counted, VIOLATOR_RULE.UNDER_REVIEW) ? 'UNDER_REVIEW' : 'ACTIVE';
}

function reaches(
  counted: { violations: number; dangers: number },
  limit: { violations: number; dangers: number },
): boolean {
  return counted.violations >= limit.violations || counted.dangers >= limit.dangers;
}
