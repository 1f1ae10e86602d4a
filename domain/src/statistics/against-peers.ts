import { hasRate, momentsOf, ownRateOf, peerRateOf, peersOf, rateOf } from './rates';
import type { Exposure, Rate } from './rates';

/**
 * Comparisons of a rate with that of its peers. ABOVE and BELOW: the whole interval lies there; UNCERTAIN: chance may explain the
 * difference, or there are too few peers; TOO_LITTLE: too little was seen for a rate.
 */
export const PEER_COMPARISONS = ['ABOVE', 'BELOW', 'UNCERTAIN', 'TOO_LITTLE'] as const;
/** Comparison of a rate with that of its peers. */
export type PeerComparison = (typeof PEER_COMPARISONS)[number];

/** A rate beside that of its peers. */
export interface ComparedRate {
  /** Shrunk to the peers where there are enough of them; null where too little was driven. */
  readonly rate: Rate | null;
  /** Null where there are too few peers. */
  readonly peerRate: number | null;
  readonly comparison: PeerComparison;
}

/** With fewer peers their common rate would say what one of them has; so many must have driven far enough. */
export const PEERS_AT_LEAST = 3;

/** Peers that have driven far enough to be compared with. */
export function comparablePeers(peers: readonly Exposure[]): readonly Exposure[] {
  return peers.filter(hasRate);
}

/**
 * The rate of one beside the common rate of its peers (product decision D14): named above or below only where all of its interval
 * is, so that nobody is called worse by chance.
 */
export function compareWithPeers(own: Exposure, peers: readonly Exposure[]): ComparedRate {
  const comparable = comparablePeers(peers);
  if (comparable.length < PEERS_AT_LEAST) {
    const rate = ownRateOf(own);
    return { rate, peerRate: null, comparison: rate === null ? 'TOO_LITTLE' : 'UNCERTAIN' };
  }
  const among = peersOf(momentsOf([own, ...comparable]));
  const peerRate = peerRateOf(own, among);
  if (!hasRate(own)) {
    return { rate: null, peerRate, comparison: 'TOO_LITTLE' };
  }
  const rate = rateOf(own, among);
  return { rate, peerRate, comparison: comparisonOf(rate, peerRate) };
}

function comparisonOf({ low, high }: Rate, peerRate: number): PeerComparison {
  if (low > peerRate) {
    return 'ABOVE';
  }
  return high < peerRate ? 'BELOW' : 'UNCERTAIN';
}
