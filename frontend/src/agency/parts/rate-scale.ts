import type { AgencyRateFragment } from '../../graphql/agency';

/** Ends that an axis of rates may have, violations for each 1,000 km. */
const ENDS = [2, 4, 6, 8, 10, 14, 20, 30, 50, 100, 200, 500, 1_000] as const;

/** End of an axis that holds every rate and that of the others. */
export function rateAxisEnd(rates: readonly (AgencyRateFragment | null)[], peerRate: number | null): number {
  const most = Math.max(peerRate ?? 0, ...rates.map((rate) => rate?.high ?? 0));
  return ENDS.find((end) => end >= most) ?? most;
}
