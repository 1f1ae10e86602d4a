import { FURTHER_HOUR_SHARE } from './patrol-rules';
import type { PatrolNight, PatrolStop } from './patrol-rules';

/** Hours of the night at each segment that has a patrol. */
export type StoodHours = ReadonlyMap<string, readonly number[]>;

/**
 * Violations that patrols meet on one segment in some hours: the greatest hour in full, and each further one by a share less. A sum of
 * the greatest hours is submodular, and this is a mean of such sums with weights of at least 0, so that no hour is ever worth more
 * beside others than alone.
 */
export function worthOf(expected: readonly number[], hours: readonly number[]): number {
  return hours
    .map((hour) => expected[hour] ?? 0)
    .sort((one, other) => other - one)
    .reduce((sum, value, index) => sum + value * FURTHER_HOUR_SHARE ** index, 0);
}

/** The hours that some stops stand at each segment. */
export function stoodHours(stops: readonly PatrolStop[]): Map<string, number[]> {
  const stood = new Map<string, number[]>();
  for (const { segment, fromHour, hours } of stops) {
    stood.set(segment, [...(stood.get(segment) ?? []), ...hoursBetween(fromHour, hours)]);
  }
  return stood;
}

/** Violations that all stops together are expected to meet. */
export function worthOfStops({ places }: Pick<PatrolNight, 'places'>, stops: readonly PatrolStop[]): number {
  const stood = stoodHours(stops);
  return places.reduce((sum, { segment, expected }) => sum + worthOf(expected, stood.get(segment) ?? []), 0);
}

/** Whole hours one behind the other. */
export function hoursBetween(from: number, count: number): number[] {
  const hours: number[] = [];
  for (let hour = from; hour < from + count; hour += 1) {
    hours.push(hour);
  }
  return hours;
}
