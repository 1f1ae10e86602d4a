import { HOUR_MS, MINUTE_MS } from '../units';
import type { IncidentSeverity } from './incidents';

/** Time within which staff should have answered an incident, ms from its receipt, by severity. */
export const RESPONSE_GOALS_MS: Readonly<Record<IncidentSeverity, number>> = {
  HIGH: 30 * MINUTE_MS,
  MEDIUM: 4 * HOUR_MS,
  LOW: 24 * HOUR_MS,
};

/** Time by which staff should have answered an incident, ms. */
export function responseDueMs(severity: IncidentSeverity, receivedAtMs: number): number {
  return receivedAtMs + RESPONSE_GOALS_MS[severity];
}
