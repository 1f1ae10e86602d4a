import { HOUR_MS, MINUTE_MS } from '../units';
import { CROWD_WINDOW_MS } from './crowd-validator';
import type { IncidentType } from './incidents';

/**
 * After so long a voice on an incident of a type weighs half. MUTCD 2009, sections 6I.02 to 6I.04, calls a traffic incident
 * minor below 30 min, intermediate up to 2 h and major beyond; floods, roadblocks and hazards of the road itself outlast what it
 * measures, and their values are assumptions until "gone" has been said often enough to measure them.
 */
export const HALF_LIFE_MS: Readonly<Record<IncidentType, number>> = {
  // Major: towing and rescue come from far.
  CRASH: 2 * HOUR_MS,
  // Intermediate at its upper end, for a lorry waits for its part.
  BREAKDOWN: 2 * HOUR_MS,
  // Minor: a herd walks on.
  ANIMALS: 30 * MINUTE_MS,
  // Assumed: a ford falls within half a day after the rain.
  FLOOD: 12 * HOUR_MS,
  // Assumed: a shift.
  ROADBLOCK: 4 * HOUR_MS,
  // Assumed: a broken bridge or a hole stays until somebody mends it.
  ROAD_HAZARD: 72 * HOUR_MS,
  OTHER: 30 * MINUTE_MS,
  // They drive or walk on: what the validator compares lies within its window, and twice of that it stores (specification, section 9).
  RECKLESS_DRIVING: 2 * CROWD_WINDOW_MS,
  SPEED_VIOLATION: 2 * CROWD_WINDOW_MS,
  TRAFFIC_LIGHT: 2 * CROWD_WINDOW_MS,
  PEDESTRIAN: 2 * CROWD_WINDOW_MS,
};

/** Types that stay in place and endanger those who come after: shown to drivers ahead once confirmed. */
export const HAZARD_TYPES = [
  'CRASH',
  'ROAD_HAZARD',
  'BREAKDOWN',
  'FLOOD',
  'ANIMALS',
  'ROADBLOCK',
] as const satisfies readonly IncidentType[];
/** Type that stays in place and endangers those who come after. */
export type HazardType = (typeof HAZARD_TYPES)[number];

/** Whether an incident of this type is a hazard to drivers ahead. */
export function isHazard(type: IncidentType): type is HazardType {
  return HAZARD_TYPES.some((hazard) => hazard === type);
}
