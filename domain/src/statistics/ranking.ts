/** Measures of a ranking. */
export const RANKING_MEASURES = ['VIOLATIONS', 'PER_1000_KM'] as const;
/** Measures of a ranking. */
export type RankingMeasure = (typeof RANKING_MEASURES)[number];

/** Days that a ranking or an analysis may look back. */
export const DAYS_BACK = { min: 1, max: 366 } as const;

/** Passages from which violations for each are worth comparing. */
export const PASSAGES_MIN = 20;
