import { text, wholeNumber } from './config-validators';

/** Shorter ones can be guessed over a network. */
const METRICS_TOKEN_MIN = 16;

const LONGEST_SLOW_MS = 600_000;

/** Variables for those who watch the service. */
export const SIGHT_VARIABLES = {
  METRICS_TOKEN: text({ default: undefined }),
  SLOW_REQUEST_MS: wholeNumber(1, LONGEST_SLOW_MS)({ default: 1_000 }),
};

/** The token for readers of the measurements; null for none. Faults are added to the list, none of which repeats it. */
export function readMetricsToken(given: string | undefined, faults: string[]): string | null {
  if (given !== undefined && !/^[\x21-\x7e]+$/.test(given)) {
    faults.push('METRICS_TOKEN must be of visible ASCII characters without spaces');
  } else if (given !== undefined && given.length < METRICS_TOKEN_MIN) {
    faults.push(`METRICS_TOKEN must have at least ${METRICS_TOKEN_MIN} characters`);
  }
  return given ?? null;
}
