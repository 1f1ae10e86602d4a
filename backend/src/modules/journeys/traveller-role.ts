/** What the citizen is in the vehicle. */
export const TRAVELLER_ROLES = ['DRIVER', 'PASSENGER'] as const;
/** What the citizen is in the vehicle. */
export type TravellerRole = (typeof TRAVELLER_ROLES)[number];
