import type { RankingMeasure } from '@wakafine/domain/statistics/ranking';
import { isRanked, rateOf } from '@wakafine/domain/statistics/rates';
import type { Exposure, Peers, Rate } from '@wakafine/domain/statistics/rates';

/** A row with its rank and its rate among its peers; null where too little was driven, or nothing happened. */
export type Ranked<Row> = Row & { readonly rank: number; readonly rate: Rate | null };

/**
 * The rows with their ranks, worst first, those of the same measure in the order given. By rate they stand by its lower
 * bound, and only those that may be ranked.
 */
export function ranked<Row extends Exposure>(
  rows: readonly Row[],
  { by, peers }: { by: RankingMeasure; peers: Peers },
): Ranked<Row>[] {
  const rated = rows.map((row) => ({ ...row, rate: isRanked(row) ? rateOf(row, peers) : null }));
  const compared = by === 'VIOLATIONS' ? rated : rated.filter(({ rate }) => rate !== null);
  const measure = ({ violations, rate }: (typeof rated)[number]): number =>
    by === 'VIOLATIONS' ? violations : (rate?.low ?? 0);
  const worstFirst = compared.sort((one, other) => measure(other) - measure(one));
  let rank = 1;
  return worstFirst.map((row, index) => {
    const before = worstFirst[index - 1];
    rank = before !== undefined && measure(before) === measure(row) ? rank : index + 1;
    return { ...row, rank };
  });
}
