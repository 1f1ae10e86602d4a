/** Role of the citizen in the vehicle. */
export const TRAVELLER_ROLES = ['DRIVER', 'PASSENGER'] as const;
/** Role of the citizen in the vehicle. */
export type TravellerRole = (typeof TRAVELLER_ROLES)[number];
