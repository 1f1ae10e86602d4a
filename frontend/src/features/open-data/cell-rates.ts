import { withRates, type Rate } from '@wakafine/domain/statistics/rates';
import type { SetName } from '@wakafine/domain/opendata/open-sets';
import type { OpenProperties } from './useOpenRows';

/** Steps of the width of a line, violations per 1,000 km: below the first it is the thinnest. */
export const WIDTH_STEPS = { thin: 2, thick: 5 } as const;

/** A measured cell of the map. */
export interface MeasuredCell {
  readonly cell: string;
  readonly lat: number;
  readonly lng: number;
  /** Violations for each 1,000 km with bounds; null where the set has no rates or too little was driven. */
  readonly rate: Rate | null;
  /** Width of its line, CSS px. */
  readonly widthPx: number;
}

const WIDTHS = { thin: 2.5, middle: 4, thick: 8 } as const;

/** The measured cells of some rows, one for each cell: rows of the parts of the day are added up. */
export function measuredCells(set: SetName, rows: readonly OpenProperties[]): readonly MeasuredCell[] {
  const sums = new Map<
    string,
    { cell: string; lat: number; lng: number; distanceM: number; violations: number }
  >();
  for (const { cell, lat, lng, is_measured, measured_km, violations } of rows) {
    if (is_measured !== false) {
      const name = String(cell);
      const known = sums.get(name);
      sums.set(name, {
        cell: name,
        lat: Number(lat),
        lng: Number(lng),
        distanceM: (known?.distanceM ?? 0) + Number(measured_km ?? 0) * 1_000,
        violations: (known?.violations ?? 0) + Number(violations ?? 0),
      });
    }
  }
  const hasRates = set === 'speeding-by-cell';
  return withRates([...sums.values()]).map(({ cell, lat, lng, rate }) => ({
    ...{ cell, lat, lng },
    rate: hasRates ? rate : null,
    widthPx: hasRates && rate !== null ? widthOf(rate.per1000Km) : WIDTHS.thin,
  }));
}

/** Width of the line of a rate, CSS px. */
export function widthOf(per1000Km: number): number {
  if (per1000Km < WIDTH_STEPS.thin) {
    return WIDTHS.thin;
  }
  return per1000Km <= WIDTH_STEPS.thick ? WIDTHS.middle : WIDTHS.thick;
}

/** The cell with the highest lower bound; null without rates. */
export function highestCell(cells: readonly MeasuredCell[]): (MeasuredCell & { rate: Rate }) | null {
  const rated = cells.flatMap(({ rate, ...cell }) => (rate === null ? [] : [{ ...cell, rate }]));
  return rated.toSorted((one, other) => other.rate.low - one.rate.low)[0] ?? null;
}
