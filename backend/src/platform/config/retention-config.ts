import { LIMITS } from '@wakafine/domain/input/limits';
import { wholeNumber } from './config-validators';

/** Time for which things are stored before they are simplified or deleted. */
export interface Retention {
  /** Days after the end of a journey in which its fixes are stored as they were received. */
  readonly fixDays: number;
  /** Months after its end for which a journey is stored. */
  readonly journeyMonths: number;
  /** Months after its start for which a violation is stored. */
  readonly violationMonths: number;
}

/** Days in which an event of the public log is stored; readers and webhooks that were away for less miss nothing. */
export const EVENT_DAYS = { min: 7, max: 3_650, usual: 90 } as const;

/** The variables of the environment that say so, with their defaults. */
export const RETENTION_VARIABLES = {
  RETENTION_FIX_DAYS: wholeNumber(LIMITS.retentionDays.min, LIMITS.retentionDays.max)({ default: 30 }),
  RETENTION_JOURNEY_MONTHS: wholeNumber(
    LIMITS.retentionMonths.min,
    LIMITS.retentionMonths.max,
  )({ default: 12 }),
  RETENTION_VIOLATION_MONTHS: wholeNumber(
    LIMITS.retentionMonths.min,
    LIMITS.retentionMonths.max,
  )({ default: 24 }),
  RETENTION_INCIDENT_MONTHS: wholeNumber(
    LIMITS.retentionMonths.min,
    LIMITS.retentionMonths.max,
  )({ default: 24 }),
  RETENTION_EVENT_DAYS: wholeNumber(EVENT_DAYS.min, EVENT_DAYS.max)({ default: EVENT_DAYS.usual }),
  RETENTION_LOG_MONTHS: wholeNumber(LIMITS.retentionMonths.min, LIMITS.retentionMonths.max)({ default: 24 }),
};
