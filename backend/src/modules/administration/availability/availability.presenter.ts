import type { ServiceMinutes, ServiceRecord } from '../../../platform/availability/service-days';
import type { ServiceAvailability, ServiceDay } from './availability.type';

/** The stored minutes over GraphQL, with their share in per cent. */
export function presentAvailability({ measuredSince, days, total }: ServiceRecord): ServiceAvailability {
  return {
    measuredSince,
    ...presentMinutes(total),
    days: days.map(({ day, ...minutes }) => ({ day, ...presentMinutes(minutes) })),
  };
}

/** The share is rounded down by the name of its field: 100 % is only what has no minute that was degraded or away. */
function presentMinutes({ served, degraded, away }: ServiceMinutes): Omit<ServiceDay, 'day'> {
  const measured = served + degraded + away;
  return {
    measuredMinutes: measured,
    servedMinutes: served,
    degradedMinutes: degraded,
    awayMinutes: away,
    servedPercent: measured === 0 ? null : (100 * served) / measured,
  };
}
