import { HOUR_MS, MINUTE_MS } from '../units';
import type { IncidentSeverity } from './incidents';

/** Time within which staff should have answered an incident, ms from its receipt, by severity. */
export const RESPONSE_GOALS_MS: Readonly<Record<IncidentSeverity, number>> = {
  HIGH: 30 * MINUTE_MS,
  MEDIUM: 4 * HOUR_MS,
  LOW: 24 * HOUR_MS,
};

/** Bounds of the days over which answers in time are counted; a month without a choice. */
export const RESPONSE_DAYS = { min: 1, max: 366, usual: 30 } as const;

/** Time by which staff should have answered an incident, ms. */
export function responseDueMs(severity: IncidentSeverity, receivedAtMs: number): number {
  return receivedAtMs + RESPONSE_GOALS_MS[severity];
}

/** Times of one incident by the clock of the server, ms. */
export interface ResponseTimes {
  readonly dueAtMs: number;
  /** Time of the first answer by staff; null before. */
  readonly answeredAtMs: number | null;
}

/** State of the response clock of an incident. */
export interface ResponseClock {
  readonly state: 'RUNNING' | 'LATE' | 'IN_TIME' | 'TOO_LATE';
  /** Time that is left while RUNNING or was left when answered IN_TIME, else time beyond the goal, whole minutes; a begun one that is late counts. */
  readonly minutes: number;
}

/** The response clock at a time: the goal itself is still in time, and a minute that is not whole is not left. */
export function responseClock({ dueAtMs, answeredAtMs }: ResponseTimes, nowMs: number): ResponseClock {
  const leftMs = dueAtMs - (answeredAtMs ?? nowMs);
  const isInTime = leftMs >= 0;
  const minutes = isInTime ? Math.floor(leftMs / MINUTE_MS) : Math.ceil(-leftMs / MINUTE_MS);
  if (answeredAtMs === null) {
    return { state: isInTime ? 'RUNNING' : 'LATE', minutes };
  }
  return { state: isInTime ? 'IN_TIME' : 'TOO_LATE', minutes };
}
