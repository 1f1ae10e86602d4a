import { DAY_MS } from '@wakafine/domain/units';
import { shiftTimes, timeSpan, type PhoneFix } from './drives/fix';

/** A drive moved into the present. */
export interface TimedDrive {
  readonly fixes: readonly PhoneFix[];
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  /** Milliseconds from now at which a fix is recorded; undefined when all of them lie in the past. */
  readonly dueInMs: ((fix: PhoneFix) => number) | undefined;
}

/** The service accepts a journey that began up to 7 days ago. */
const LONGEST_DRIVE_MS = 7 * DAY_MS;

/**
 * Moves an old drive so that it ends when its last fix is sent. Without `speedup` it has just ended; with it, it began
 * so long ago that no fix is ever ahead of the clock while it is sent at `speedup` (1 or more) times real time.
 * @throws RangeError for a drive of 7 days or more
 */
export function timeDrive(fixes: readonly PhoneFix[], speedup: number | null, nowMs: number): TimedDrive {
  const { firstMs, lastMs } = timeSpan(fixes);
  const durationMs = lastMs - firstMs;
  if (durationMs >= LONGEST_DRIVE_MS) {
    throw new RangeError(
      `the drive lasts ${(durationMs / DAY_MS).toFixed(1)} days; the service takes up to 7`,
    );
  }
  const sendingMs = speedup === null ? 0 : durationMs / speedup;
  const startedAtMs = Math.floor(nowMs + sendingMs - durationMs);
  return {
    fixes: shiftTimes(fixes, startedAtMs - firstMs),
    startedAtMs,
    endedAtMs: startedAtMs + durationMs,
    dueInMs: speedup === null ? undefined : ({ recordedAtMs }) => (recordedAtMs - startedAtMs) / speedup,
  };
}
