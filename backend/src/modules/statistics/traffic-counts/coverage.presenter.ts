import { VEHICLE_GROUPS } from '@wakafine/domain/segments/segment-filter';
import type { TrafficCountRow } from './coverage.queries';
import type { TrafficCount, TrafficCoverage } from './coverage.type';
import type { CountedCoverage } from './read-coverage';

/** The share of the traffic that is seen, over GraphQL. */
export function presentCoverage({ share, low, high, counts, counted }: CountedCoverage): TrafficCoverage {
  return { sharePercent: 100 * share, lowPercent: 100 * low, highPercent: 100 * high, counts, counted };
}

/** A count over GraphQL. */
export function presentTrafficCount({ id, vehicleGroup, ...count }: TrafficCountRow): TrafficCount {
  const group = VEHICLE_GROUPS.find((each) => each === vehicleGroup) ?? 'ALL';
  return { ...count, id: String(id), vehicleGroup: group };
}
