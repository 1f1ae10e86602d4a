import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAYS_BACK } from '@wakafine/domain/statistics/ranking';
import { badInput } from '../../../platform/errors';

/** Some days of Africa/Douala up to and with today, and as many before. */
export interface DaysBack {
  readonly from: Date;
  readonly before: Date;
}

/**
 * The days that end with the one that is now.
 * @throws BAD_USER_INPUT (days) for a number outside 1-366
 */
export function daysBack(days: number, now: Date): DaysBack {
  if (!Number.isInteger(days) || days < DAYS_BACK.min || days > DAYS_BACK.max) {
    throw badInput({ days: `Must be a whole number from ${DAYS_BACK.min} to ${DAYS_BACK.max}` });
  }
  const tomorrow = civilDayOf(now.getTime()) + 1;
  return {
    from: new Date(startOfDayMs(tomorrow - days)),
    before: new Date(startOfDayMs(tomorrow - 2 * days)),
  };
}
