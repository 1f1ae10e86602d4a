import { binomialAtMost } from './binomial';
import { gammaInv } from './gamma';

/**
 * Rates that can be compared (product decision D14). Events of one road, agency or vehicle over its distance are Poisson
 * counts; their rates differ between peers by a gamma distribution. A rate over little distance is shrunk to that of the peers,
 * so that one event over 10 km is no record:
 *
 *   rate = (n + a) / (km / 1000 + a / m)
 *
 * with `m` for the rate of the peers without it, and `a` for the weight of that, in events (Clayton and Kaldor 1987). Worst
 * lists go by its one-sided lower 95 % bound and best lists by the upper one, so that nobody leads a list by chance.
 */
export interface Exposure {
  readonly violations: number;
  /** Judged distance (`judged-way.ts`), metres. */
  readonly distanceM: number;
}

/** Violations per 1,000 km with the bounds between which 90 % lies. */
export interface Rate {
  /** Shrunk to the peers. */
  readonly per1000Km: number;
  /** One-sided lower 95 % bound. */
  readonly low: number;
  /** One-sided upper 95 % bound. */
  readonly high: number;
}

/** Sums over all who are compared and have driven, with violations or without. */
export interface RateMoments extends Exposure {
  readonly count: number;
  /** Sum of the squares of their distances, in 1,000 km. */
  readonly distanceSquares: number;
  /** Sum of the squares of their violations, each over its distance in 1,000 km. */
  readonly violationSquares: number;
}

/** Prior of a rate: events and distance of all that are compared, and the weight of the peers in events. */
export interface Peers {
  readonly all: Exposure;
  readonly weight: number;
}

/** Comparisons of two rates: the later is lower, higher, or chance explains the difference. */
export const RATE_CHANGES = ['BETTER', 'WORSE', 'UNCERTAIN'] as const;
/** Comparison of two rates. */
export type RateChange = (typeof RATE_CHANGES)[number];

/** Least distance of what is ranked, km, and least number of events. */
export const RANKED_FROM = { km: 200, violations: 1 } as const;

const TAIL = 0.05;
/** Least assumed rate of peers, violations per 1,000 km. */
export const LEAST_PEER_RATE = 0.05;
const WEIGHT = { usual: 6, min: 1, max: 20 } as const;
/** From so many on their own differences say what their peers weigh. */
const WEIGHED_FROM = 50;
const M_PER_1000_KM = 1_000_000;

/** The sums over all who are compared. */
export function momentsOf(exposures: readonly Exposure[]): RateMoments {
  const none = { count: 0, violations: 0, distanceM: 0, distanceSquares: 0, violationSquares: 0 };
  return exposures.reduce<RateMoments>((sum, { violations, distanceM }) => {
    const distance = distanceM / M_PER_1000_KM;
    return distance === 0
      ? sum
      : {
          count: sum.count + 1,
          violations: sum.violations + violations,
          distanceM: sum.distanceM + distanceM,
          distanceSquares: sum.distanceSquares + distance ** 2,
          violationSquares: sum.violationSquares + violations ** 2 / distance,
        };
  }, none);
}

/** Relation between those who are compared. */
export function peersOf(moments: RateMoments): Peers {
  return { all: moments, weight: weightOf(moments) };
}

/** The rate of the others among which one is, violations for each 1,000 km: at least {@link LEAST_PEER_RATE}. */
export function peerRateOf({ violations, distanceM }: Exposure, { all }: Peers): number {
  return peerRate({ violations: all.violations - violations, distanceM: all.distanceM - distanceM });
}

/** The rate of one among its peers. */
export function rateOf(own: Exposure, peers: Peers): Rate {
  return boundedRate(own, peers, boundsOf);
}

function boundedRate(own: Exposure, peers: Peers, bounds: typeof boundsOf): Rate {
  const shape = own.violations + peers.weight;
  const per = own.distanceM / M_PER_1000_KM + peers.weight / peerRateOf(own, peers);
  const { low, high } = bounds(shape);
  return { per1000Km: shape / per, low: low / per, high: high / per };
}

/** The bounds of the gamma distribution with a shape between which 90 % lies. */
function boundsOf(shape: number): { low: number; high: number } {
  return { low: gammaInv(TAIL, shape), high: gammaInv(1 - TAIL, shape) };
}

/** Whether enough was driven for a rate to say something, also where nothing happened. */
export function hasRate({ distanceM }: Pick<Exposure, 'distanceM'>): boolean {
  return distanceM >= RANKED_FROM.km * 1_000;
}

/**
 * The rate of what has no peers, such as the whole country, with exact bounds of a Poisson count (Garwood 1936); null where
 * too little was driven.
 */
export function ownRateOf({ violations, distanceM }: Exposure): Rate | null {
  const distance = distanceM / M_PER_1000_KM;
  return hasRate({ distanceM })
    ? {
        per1000Km: violations / distance,
        low: violations === 0 ? 0 : gammaInv(TAIL, violations) / distance,
        high: gammaInv(1 - TAIL, violations + 1) / distance,
      }
    : null;
}

/** The rows with their rates among each other, shrunk; of one alone its own, and null where too little was driven. */
export function withRates<Row extends Exposure>(
  rows: readonly Row[],
): readonly (Row & { readonly rate: Rate | null })[] {
  const moments = momentsOf(rows);
  const peers = peersOf(moments);
  // Of thousands most have had as many violations as others: the same bounds.
  const known = new Map<number, ReturnType<typeof boundsOf>>();
  const bounds: typeof boundsOf = (shape) => {
    const found = known.get(shape) ?? boundsOf(shape);
    known.set(shape, found);
    return found;
  };
  const rateAmong = (row: Row): Rate | null => (hasRate(row) ? boundedRate(row, peers, bounds) : null);
  return rows.map((row) => ({ ...row, rate: moments.count > 1 ? rateAmong(row) : ownRateOf(row) }));
}

/** One that may stand in a list by its rate. */
export interface Rated {
  readonly violations: number;
  readonly rate: Rate | null;
}

/**
 * Of some that have a rate and a violation the worst by its lower bound and the best by its upper one; null where these two
 * bounds overlap, so that chance may explain all differences.
 */
export function clearExtremes<Row extends Rated>(rows: readonly Row[]): { worst: Row; best: Row } | null {
  const compared = rows.filter(
    ({ violations, rate }) => rate !== null && violations >= RANKED_FROM.violations,
  );
  const [first] = compared;
  if (first === undefined) {
    return null;
  }
  const worst = compared.reduce((most, row) => (bound(row, 'low') > bound(most, 'low') ? row : most), first);
  const best = compared.reduce(
    (least, row) => (bound(row, 'high') < bound(least, 'high') ? row : least),
    first,
  );
  return bound(worst, 'low') > bound(best, 'high') ? { worst, best } : null;
}

/** Whether one may stand in a list that is ordered by rate. */
export function isRanked({ violations, distanceM }: Exposure): boolean {
  return violations >= RANKED_FROM.violations && hasRate({ distanceM });
}

/**
 * Whether a rate has changed by more than chance does in 5 of 100 cases, each way: of all events of both times those of the
 * later one are binomial by the share of its distance (Przyborowski and Wilenski 1940).
 */
export function rateChange(before: Exposure, after: Exposure): RateChange {
  const count = before.violations + after.violations;
  const share = after.distanceM / (before.distanceM + after.distanceM);
  if (count === 0 || !(share > 0 && share < 1)) {
    return 'UNCERTAIN';
  }
  if (binomialAtMost(after.violations, { count, share }) < TAIL) {
    return 'BETTER';
  }
  return binomialAtMost(before.violations, { count, share: 1 - share }) < TAIL ? 'WORSE' : 'UNCERTAIN';
}

function bound({ rate }: Rated, end: 'low' | 'high'): number {
  return rate?.[end] ?? NaN;
}

function peerRate({ violations, distanceM }: Exposure): number {
  return distanceM > 0
    ? Math.max(LEAST_PEER_RATE, (violations * M_PER_1000_KM) / distanceM)
    : LEAST_PEER_RATE;
}

/**
 * By the moments of the observed rates (Buehlmann and Straub 1970): the variance above that of Poisson counts is that of
 * the peers' own rates.
 */
function weightOf({ count, violations, distanceM, distanceSquares, violationSquares }: RateMoments): number {
  if (count < WEIGHED_FROM) {
    return WEIGHT.usual;
  }
  const total = distanceM / M_PER_1000_KM;
  const rate = violations / total;
  const variance =
    (violationSquares - rate * violations - (count - 1) * rate) / (total - distanceSquares / total);
  const weight = variance > 0 ? rate ** 2 / variance : WEIGHT.max;
  return Math.min(WEIGHT.max, Math.max(WEIGHT.min, weight));
}
