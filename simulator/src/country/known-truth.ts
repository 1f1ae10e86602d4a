/** A vehicle of public transport whose own enrolled device records it. */
export interface KnownBus {
  readonly plate: string;
  readonly agency: string;
  /** Days before today on which it was too fast once each. */
  readonly daysAgo: readonly number[];
  /** Whether its device is enrolled; else its plate was only typed. */
  readonly isBound: boolean;
}

/** Consecutive segments of a road. */
function pieces(road: string, first: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${road}-${String(first + at).padStart(3, '0')}`);
}

/**
 * The truth of the known country: whatever is asked of the dashboard has its answer here. All names are made up, and no rate is one of a
 * real road.
 */
export const KNOWN_COUNTRY = {
  /** Weeks of driving up to today; what has changed did so with the last eight, a campaign runs since twelve. */
  weeks: 24,
  changedWeeks: 8,
  /** Violations for each 1,000 km of buses of agencies, by day and by night, but on the worst segment. */
  agencyRoad: { segments: pieces('N5', 10, 12), per1000Km: 5 },
  /** A segment that is worse than all others, by this factor, and in the evening more so. */
  worst: { segment: 'N5-017', factor: 5, eveningFactor: 15, eveningHours: [20, 21, 22] },
  /** Factors of the rate of each agency since the change. */
  agencies: {
    'Made Up Worse': 3,
    'Made Up Better': 0.25,
    'Made Up Same': 1,
    'Made Up Other': 1,
    'Made Up Last': 1,
  },
  /** A campaign that began twelve weeks ago, what it has done to the rate of its stretch, and roads without one. */
  campaign: {
    ...{ name: 'Made up campaign', road: 'N3', fromKm: 94, toKm: 145, weeks: 12, factor: 0.65 },
    segments: pieces('N3', 20, 10),
    others: [
      { segments: pieces('N4', 10, 10), per1000Km: 9 },
      { segments: pieces('N1', 100, 10), per1000Km: 11 },
      { segments: pieces('N7', 3, 10), per1000Km: 8 },
    ],
    ...{ per1000Km: 10, kmAWeek: 4_500 },
  },
  /** Vehicles that are calm, each with this way a day before yesterday, judged km. */
  calm: { count: 60, km: 6_000 },
  /** Two stand out with evidence. One was too fast too seldom, of one only the plate was typed. */
  buses: [
    { plate: 'LT 101 MU', agency: 'Touristique Express', daysAgo: [1, 2, 3, 4, 5, 6, 8, 9], isBound: true },
    { plate: 'CE 202 MU', agency: 'Finexs Voyages', daysAgo: [2, 3, 5, 7, 9, 12], isBound: true },
    { plate: 'OU 303 MU', agency: 'Oasis Travels', daysAgo: [2, 6], isBound: true },
    { plate: 'SW 404 MU', agency: 'Men Travel', daysAgo: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], isBound: false },
  ] satisfies readonly KnownBus[],
  /** All traffic that was counted on the worst segment yesterday from 4 to 5 h, and what of it was seen: 30. */
  counted: { hour: 4, vehicles: 1_000, seen: 30 },
} as const;
