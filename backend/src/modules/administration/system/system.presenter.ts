import type { ServiceHealth as Health } from './service-health';
import type { ServiceHealth } from './system.type';

/** The health of the service over GraphQL. */
export function presentHealth(health: Health): ServiceHealth {
  const jobs = health.jobs.map(({ name, everyMs, endedAtMs, tookMs, hasFailed }) => ({
    name,
    everyS: Math.ceil(everyMs / 1000),
    lastRunAt: endedAtMs === null ? null : new Date(endedAtMs),
    tookMs,
    hasFailed,
  }));
  return { ...health, jobs };
}
