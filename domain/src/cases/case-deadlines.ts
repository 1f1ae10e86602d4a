import { civilDayOf, startOfDayMs } from '../time/civil-time';
import { DAY_MS, MINUTE_MS } from '../units';

/** Days in which the holder may contest, from the day on which the notice reached them (product decision D13). */
export const CONTEST_DAYS = 15;
/** A decision by default can be reopened so long (product decision D13). */
export const REOPEN_MS = 30 * DAY_MS;
/** A case without a decision lapses after so long (product decision D13). */
export const LAPSE_MS = 180 * DAY_MS;
/** A contest that was written in time may arrive so long after it was written, as fixes may (product decision D7). */
export const LATE_ARRIVAL_MS = 7 * DAY_MS;
/** The statement and the photo of a contest are deleted so long after the decision (product decision D13). */
export const DELETE_CONTEST_MS = 90 * DAY_MS;
/** The case of an erased account holds its evidence so long after the decision (product decision D13). */
export const HELD_AFTER_DECISION_MS = DELETE_CONTEST_MS;
/** Clocks of phones and of the server differ by as much. */
const CLOCK_SLACK_MS = 2 * MINUTE_MS;

/** End of the time to contest: at midnight of Africa/Douala after the fifteenth day, so that nobody gets less than 15 days. */
export function contestEndMs(servedAtMs: number): number {
  return startOfDayMs(civilDayOf(servedAtMs) + CONTEST_DAYS + 1);
}

/** Whole days that are left until a time, begun ones included; 0 once it has passed. */
export function daysLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / DAY_MS));
}

/**
 * Time at which a contest counts as written: as the phone says, but never after its arrival. Null where the phone names a time that no
 * phone that was merely offline could have: more than 7 days ago, or ahead of the server.
 */
export function contestWrittenAtMs(saidAtMs: number | null, nowMs: number): number | null {
  if (saidAtMs === null) {
    return nowMs;
  }
  const isInBounds = saidAtMs >= nowMs - LATE_ARRIVAL_MS && saidAtMs <= nowMs + CLOCK_SLACK_MS;
  return isInBounds ? Math.min(saidAtMs, nowMs) : null;
}
