import type { ServiceAvailabilityQuery } from '../../../graphql/developers';

/** Minutes of the last 90 days. */
export type Availability = ServiceAvailabilityQuery['serviceAvailability'];
/** Minutes of one day. */
export type AvailabilityDay = Availability['days'][number];

/** States of a day, the one that is worst first. */
export const DAY_STATES = ['AWAY', 'DEGRADED', 'SERVED', 'UNMEASURED'] as const;
/** State of a day. */
export type DayState = (typeof DAY_STATES)[number];

/** The state of a day: one minute away, or of refused writes, is enough. */
export function stateOf({ measuredMinutes, degradedMinutes, awayMinutes }: AvailabilityDay): DayState {
  if (measuredMinutes === 0) {
    return 'UNMEASURED';
  }
  if (awayMinutes > 0) {
    return 'AWAY';
  }
  return degradedMinutes > 0 ? 'DEGRADED' : 'SERVED';
}
