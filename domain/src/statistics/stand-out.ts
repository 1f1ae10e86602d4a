import { discoveries } from './false-discoveries';
import { gammaCdf } from './gamma';
import { momentsOf, peerRateOf, peersOf, rateOf } from './rates';
import type { Exposure, Rate } from './rates';

/** Factor above the rate of its peers from which somebody stands out (product decision D11). */
export const STANDS_OUT_TIMES = 1.5;
/** Most of those that are said to stand out, on average, for whom chance alone does it. */
const FALSE_SHARE = 0.05;

/** One that stands out: its rate, and that of its peers without it, violations for each 1,000 judged km. */
export interface StandingOut<Row> {
  readonly row: Row;
  readonly rate: Rate;
  readonly peersPer1000Km: number;
}

/**
 * Those among peers whose rate is certainly more than 1.5 times that of the others. The more are compared, the surer it must
 * be of each, so that of those that are named at most 5 % are by chance (Benjamini and Hochberg 1995); thus the one-sided
 * lower 95 % bound of each lies above 1.5 times the rate of its peers.
 */
export function thoseStandingOut<Row extends Exposure>(rows: readonly Row[]): StandingOut<Row>[] {
  const peers = peersOf(momentsOf(rows));
  const driven = rows.filter(({ distanceM }) => distanceM > 0);
  const compared = driven.map((row) => {
    const rate = rateOf(row, peers);
    const peersPer1000Km = peerRateOf(row, peers);
    const shape = row.violations + peers.weight;
    const chance = gammaCdf(shape, (shape / rate.per1000Km) * STANDS_OUT_TIMES * peersPer1000Km);
    return { row, rate, peersPer1000Km, chance };
  });
  return discoveries(compared, FALSE_SHARE).map(({ row, rate, peersPer1000Km }) => ({
    row,
    rate,
    peersPer1000Km,
  }));
}
