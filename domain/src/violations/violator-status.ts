import { DAY_MS } from '../units';

/** Statuses of a vehicle with the authority. */
export type ViolatorStanding = 'ACTIVE' | 'UNDER_REVIEW' | 'SUSPENDED';

/** The rule looks back so far. */
export const VIOLATOR_RULE_WINDOW_MS = 90 * DAY_MS;

/**
 * The fewest events of a vehicle, as an enrolled device recorded them, and the fewest days with one of them, from which on
 * the rule proposes a review (product decision D11); each journey counts once a day.
 */
export const VIOLATOR_RULE = { events: 5, days: 3 } as const;

/** While nobody decides, the rule proposes a vehicle again after so long. */
export const RULE_PROPOSES_EVERY_MS = 7 * DAY_MS;

/** A proposal to clear or suspend a vehicle waits so long for a second person. */
export const STATUS_PROPOSAL_MS = 3 * DAY_MS;
