/** What a minimum travel time rests on: DERIVED from the surveyed roads and the limit. No official times are known. */
export const TRAVEL_TIME_BASES = ['DERIVED'] as const;
/** What a minimum travel time rests on. */
export type TravelTimeBasis = (typeof TRAVEL_TIME_BASES)[number];
