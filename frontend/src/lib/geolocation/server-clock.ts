import { fetchWatched } from '../network/reachability';

/** A Date header counts whole seconds, so a smaller difference is no proof of one. */
const SMALLEST_KNOWN_OFFSET_MS = 2_000;
const HALF_SECOND_MS = 500;

/** Sample of the server's clock from one answer; the times are device time in milliseconds. */
export interface ClockSample {
  askedAtMs: number;
  answeredAtMs: number;
  dateHeader: string | null;
}

/**
 * Milliseconds to add to device time for server time; 0 where the sample shows nothing or less than two seconds.
 */
export function clockOffsetMs(sample: ClockSample): number {
  const serverSecondMs = sample.dateHeader === null ? Number.NaN : Date.parse(sample.dateHeader);
  if (!Number.isFinite(serverSecondMs)) {
    return 0;
  }
  const middleMs = (sample.askedAtMs + sample.answeredAtMs) / 2;
  const offsetMs = Math.round(serverSecondMs + HALF_SECOND_MS - middleMs);
  return Math.abs(offsetMs) < SMALLEST_KNOWN_OFFSET_MS ? 0 : offsetMs;
}

/** Longest that the server is waited for when it is asked for the time, ms. */
const LONGEST_WAIT_MS = 3_000;

/** Asks the server for the time once; 0 when it cannot be reached. */
export async function measureClockOffset(now: () => number = Date.now): Promise<number> {
  return (await askClockOffset(now)) ?? 0;
}

/** The same, but null when it cannot be reached within 3 s. */
export async function askClockOffset(now: () => number = Date.now): Promise<number | null> {
  const askedAtMs = now();
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    const response = await fetchWatched('/livez', { method: 'GET', cache: 'no-store', signal });
    return clockOffsetMs({ askedAtMs, answeredAtMs: now(), dateHeader: response.headers.get('date') });
  } catch {
    return null;
  }
}
