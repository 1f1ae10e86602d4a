import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import type { Chance } from '../masks/chance';
import { drawCount } from './draw-count';
import type { LedgerLine } from './write-ledger';

/** The truth of a segment in the hours of a night. */
export interface NightTruth {
  readonly segment: string;
  readonly kmAnHour: number;
  /** Violations for each 1,000 km in each hour. */
  readonly per1000Km: readonly number[];
}

/** Ways and violations of the same night of eight weeks before one that begins at a time, ms, as chance draws them around what is true. */
export function linesOfNights(truths: readonly NightTruth[], beginMs: number, chance: Chance): LedgerLine[] {
  const weeks = Array.from({ length: 8 }, (_, week) => week + 1);
  return truths.flatMap(({ segment, kmAnHour, per1000Km }) =>
    per1000Km.flatMap((rate, hour) =>
      weeks.map((week): LedgerLine => {
        const judgedKm = kmAnHour * (0.8 + 0.4 * chance());
        return {
          ...{ segment, agency: '', judgedM: Math.round(judgedKm * 1_000) },
          at: new Date(beginMs - week * 7 * DAY_MS + hour * HOUR_MS),
          events: drawCount((rate * judgedKm) / 1_000, chance),
        };
      }),
    ),
  );
}
