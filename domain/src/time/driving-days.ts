/** Sums of one day of Africa/Douala; days without any are left out. */
export interface DrivingDay {
  /** Days since 1 January 1970. */
  readonly day: number;
  /** Journeys that ended on it. */
  readonly endedJourneys: number;
  /** Those of them without a counted violation. */
  readonly safeJourneys: number;
  /** Distance of the journeys that ended on it, m. */
  readonly distanceM: number;
  /** Counted violations that began on it. */
  readonly violations: number;
}

/** Driving of somebody, day by day. */
export interface DrivingHistory {
  /** The day on which the first journey began; null before it. */
  readonly firstDay: number | null;
  /** The day that it is now. */
  readonly today: number;
  /** By rising day. */
  readonly days: readonly DrivingDay[];
}

/** Violations of each day from that of the first journey up to today, the first day first; empty before a journey. */
export function violationsByDay({ firstDay, today, days }: DrivingHistory): number[] {
  const byDay = Array.from({ length: firstDay === null ? 0 : Math.max(0, today - firstDay + 1) }, () => 0);
  for (const { day, violations } of days) {
    const index = day - (firstDay ?? 0);
    const before = byDay[index];
    if (before !== undefined) {
      byDay[index] = before + violations;
    }
  }
  return byDay;
}
