import { limitAt } from './limit-at';
import type { LegalLimit, LimitQuery } from './limit-at';
import type { LimitIndex } from './limit-index';
import { CAUTION_THRESHOLD_SOURCE } from './limit-sources';
import { thresholdsAt } from '../speed/zones';
import type { ThresholdsTimeline } from '../speed/zones';

/** Basis of the legal limit: the register, or everywhere the caution threshold. */
export const LIMIT_BASES = ['register', 'thresholds'] as const;
/** Basis of the legal limit. */
export type LimitBasisName = (typeof LIMIT_BASES)[number];

/** Basis of the legal limit, with the data to look it up. */
export type LimitBasis =
  | { readonly kind: 'register'; readonly index: LimitIndex }
  | { readonly kind: 'thresholds'; readonly timeline: ThresholdsTimeline };

/** The limit in force at a fix; null for a train. */
export function limitInForce(basis: LimitBasis, query: LimitQuery): LegalLimit | null {
  if (basis.kind === 'register') {
    return limitAt(basis.index, query);
  }
  if (query.vehicleClass === 'TRAIN') {
    return null;
  }
  return cautionAsLimit(thresholdsAt(basis.timeline, query.atMs).caution);
}

/** A caution threshold, km/h, as the confirmed limit of every place. */
export function cautionAsLimit(cautionKmh: number): LegalLimit {
  return {
    limitKmh: cautionKmh,
    id: 'caution-threshold',
    zone: 'OPEN_ROAD',
    placeName: null,
    isConfirmed: true,
    source: CAUTION_THRESHOLD_SOURCE,
  };
}
