import { civilDayOf, startOfDayMs } from '../time/civil-time';
import { appliesAt } from './speed-limits';
import type { SpeedLimit } from './speed-limits';
import { DAY_MS, MINUTE_MS } from '../units';

/** A span of time, ms since the epoch, both ends included. */
export interface TimeSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Whether a limit applies at all moments of a span, at some, or at none. */
export type Application = 'ALWAYS' | 'SOMETIMES' | 'NEVER';

/** Whether a limit applies in a span of time, by its validity and its hours. */
export function applicationIn(limit: SpeedLimit, span: TimeSpan): Application {
  const applies = momentsOf(limit, span).map((atMs) => appliesAt(limit, atMs));
  if (!applies.includes(true)) {
    return 'NEVER';
  }
  return applies.includes(false) ? 'SOMETIMES' : 'ALWAYS';
}

/** The start of a span and each moment of it at which a limit may begin or cease to apply: from one to the next it stays. */
export function momentsOf(
  { validFromMs, validUntilMs, hours }: SpeedLimit,
  { fromMs, toMs }: TimeSpan,
): number[] {
  const changes = [validFromMs ?? fromMs, validUntilMs ?? fromMs];
  for (let dayMs = startOfDayMs(civilDayOf(fromMs)); hours !== null && dayMs <= toMs; dayMs += DAY_MS) {
    for (const { fromMinute, untilMinute } of hours) {
      changes.push(dayMs + fromMinute * MINUTE_MS, dayMs + untilMinute * MINUTE_MS);
    }
  }
  return [fromMs, ...changes.filter((atMs) => atMs > fromMs && atMs <= toMs)];
}
