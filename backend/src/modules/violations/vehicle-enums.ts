/** Kinds of vehicle. */
export const VEHICLE_TYPES = ['CAR', 'BUS', 'BIKE', 'TRAIN'] as const;
/** Kind of vehicle. */
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** Private travel, or public transport run by an agency. */
export const TRAVEL_CATEGORIES = ['PRIVATE', 'PUBLIC'] as const;
/** Private travel, or public transport run by an agency. */
export type TravelCategory = (typeof TRAVEL_CATEGORIES)[number];

/** What the authority may decide on a vehicle. */
export const VIOLATOR_STATUSES = ['ACTIVE', 'UNDER_REVIEW', 'SUSPENDED'] as const;
/** What the authority has decided on a vehicle. */
export type ViolatorStatus = (typeof VIOLATOR_STATUSES)[number];
