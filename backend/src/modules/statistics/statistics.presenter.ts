import type { Statistics } from './get-statistics';

/** The REST shape of statistics: km, km/h and a percentage of 0-100. */
export function presentRestStatistics(statistics: Statistics) {
  const { totalJourneys, totalDistanceKm, averageSpeedKmh } = statistics;
  const { totalViolations, safeDrivingPercentage } = statistics;
  return {
    totalJourneys,
    totalDistance: totalDistanceKm,
    averageSpeed: averageSpeedKmh,
    totalViolations,
    safeDrivingPercentage,
  };
}
