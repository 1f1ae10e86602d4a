/** Source of a minimum travel time: DERIVED from the surveyed roads and the limit. No official times are known. */
export const TRAVEL_TIME_BASES = ['DERIVED'] as const;
/** Source of a minimum travel time. */
export type TravelTimeBasis = (typeof TRAVEL_TIME_BASES)[number];
