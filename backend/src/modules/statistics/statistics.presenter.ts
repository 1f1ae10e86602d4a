import { withShownNumbers } from '@wakafine/domain/api/shown-numbers';
import { isoDay } from '@wakafine/domain/time/civil-time';
import { safetyRating } from '@wakafine/domain/statistics/safety-score';
import type { DrivingRecord } from './driving-record';
import type { Statistics } from './get-statistics';
import type { MyStatistics } from './statistics.type';

/** The REST shape of statistics: km, km/h and a percentage of 0-100. */
export function presentRestStatistics(statistics: Statistics) {
  const { totalJourneys, totalDistanceKm, averageSpeedKmh } = statistics;
  const { totalViolations, safeDrivingPercentage } = statistics;
  return withShownNumbers({
    totalJourneys,
    totalDistance: totalDistanceKm,
    averageSpeed: averageSpeedKmh,
    totalViolations,
    safeDrivingPercentage,
  });
}

/** The GraphQL shape of a citizen's own statistics. */
export function presentMyStatistics({ statistics, streak, achievements }: DrivingRecord): MyStatistics {
  const { totalJourneys, totalViolations } = statistics;
  return {
    ...statistics,
    safetyRating: safetyRating({ journeys: totalJourneys, violations: totalViolations }),
    violationsPerJourney: totalViolations / Math.max(1, totalJourneys),
    streak,
    achievements: achievements.map(({ id, isEarned, earnedDay, progress, current, goal }) => ({
      ...{ id, earned: isEarned, progress, current, goal },
      earnedDate: earnedDay === null ? null : isoDay(earnedDay),
    })),
  };
}
