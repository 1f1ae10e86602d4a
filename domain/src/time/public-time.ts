import { HOUR_MS, MINUTE_MS } from '../units';

/** Beginning of the hour that a time lies in, ms: all that a public row says of its time. */
export function hourOfMs(timeMs: number): number {
  return Math.floor(timeMs / HOUR_MS) * HOUR_MS;
}

/** Beginning of the minute that a time lies in, ms: what a live public row says of its time. */
export function minuteOfMs(timeMs: number): number {
  return Math.floor(timeMs / MINUTE_MS) * MINUTE_MS;
}

/** Whether a public row is live: then it says its minute. It is in the hour that is on and in the one before. */
export function isLive(timeMs: number, nowMs: number): boolean {
  return timeMs >= hourOfMs(nowMs) - HOUR_MS;
}

/** First full hour at or after a time, ms: a public row lies at or after a time if its hour lies at or after this one. */
export function hourFromMs(timeMs: number): number {
  return Math.ceil(timeMs / HOUR_MS) * HOUR_MS;
}
