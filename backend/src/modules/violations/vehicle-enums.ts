/** Private travel, or public transport run by an agency. */
export const TRAVEL_CATEGORIES = ['PRIVATE', 'PUBLIC'] as const;
/** Private travel, or public transport run by an agency. */
export type TravelCategory = (typeof TRAVEL_CATEGORIES)[number];

/** Decisions of the authority on a vehicle. */
export const VIOLATOR_STATUSES = ['ACTIVE', 'UNDER_REVIEW', 'SUSPENDED'] as const;
/** Statuses of a vehicle that the authority has decided. */
export type ViolatorStatus = (typeof VIOLATOR_STATUSES)[number];

/**
 * Certainty of the vehicle of a journey: its plate was only typed, the code in its cab was scanned, or the phone or
 * tracker is enrolled for it by key.
 */
export const JOURNEY_BINDINGS = ['TYPED', 'WITNESS', 'BOUND'] as const;
/** Certainty of the vehicle of a journey. */
export type JourneyBinding = (typeof JOURNEY_BINDINGS)[number];

/** The level of a violation: as its journey's at that time, or contradicted by an enrolled device elsewhere. */
export const VIOLATION_BINDINGS = [...JOURNEY_BINDINGS, 'CONFLICT'] as const;
/** The level of a violation. */
export type ViolationBinding = (typeof VIOLATION_BINDINGS)[number];
