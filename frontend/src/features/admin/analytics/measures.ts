/** What the charts show of a time or a place. */
export const MEASURES = ['violations', 'incidents', 'rate'] as const;
/** What the charts show of a time or a place. */
export type Measure = (typeof MEASURES)[number];

/** Figures that charts choose from; not everything has incidents or a rate. */
export interface Figures {
  readonly violations: number;
  readonly incidents?: number;
  /** Violations for each 1,000 km; null where that can not be said. */
  readonly per1000Km?: number | null;
}

/** The measure that figures of a kind can show: violations where they lack the one that is asked for. */
export function shownMeasure(wanted: Measure, has: { incidents: boolean; rate: boolean }): Measure {
  const lacks = (wanted === 'incidents' && !has.incidents) || (wanted === 'rate' && !has.rate);
  return lacks ? 'violations' : wanted;
}

/** The figure of a measure; null where it is not known. */
export function figureOf(figures: Figures, measure: Measure): number | null {
  if (measure === 'rate') {
    return figures.per1000Km ?? null;
  }
  return measure === 'incidents' ? (figures.incidents ?? null) : figures.violations;
}

/** A figure without digits that nobody reads: one decimal. */
export function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10;
}
