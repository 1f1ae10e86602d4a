import { MINUTE_MS } from '@wakafine/domain/units';

/** A phone's clock is never quite the server's: so little ahead counts as now, ms. */
const CLOCK_TOLERANCE_MS = 2 * MINUTE_MS;

/** The sentence that says why a time that a client gives can't be, or null when it can. */
export function timeFault(time: Date, bounds: { earliest: Date; now: Date }): string | null {
  if (time.getTime() > bounds.now.getTime() + CLOCK_TOLERANCE_MS) {
    return 'Must not be in the future';
  }
  return time < bounds.earliest ? `Must not be before ${bounds.earliest.toISOString()}` : null;
}
