import type { OverviewMeasure } from '@wakafine/domain/views/overview-sentence';
import type { RateFieldsFragment } from '../../../graphql/staff';

/** Figures that charts choose from; not everything has incidents. */
export interface Figures {
  readonly violations: number;
  readonly incidents?: number;
  /** Violations for each 1,000 judged km with their range; null where too little was driven. */
  readonly rate: RateFieldsFragment | null;
}

/** The measure that figures without incidents can show: violations instead. */
export function measureWithoutIncidents(wanted: OverviewMeasure): OverviewMeasure {
  return wanted === 'incidents' ? 'violations' : wanted;
}

/** The figure of a measure; null where it is not known. */
export function figureOf(figures: Figures, measure: OverviewMeasure): number | null {
  if (measure === 'rate') {
    return figures.rate?.per1000Km ?? null;
  }
  return measure === 'incidents' ? (figures.incidents ?? null) : figures.violations;
}

/** A rate and both ends of its range, as they stand in tables and files. */
export function rateCells(rate: RateFieldsFragment | null): (number | null)[] {
  return [rate?.per1000Km, rate?.low, rate?.high].map((value) => rounded(value ?? null));
}

/** A figure without digits that nobody reads: one decimal. */
export function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10;
}
