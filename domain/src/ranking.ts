/** What a ranking goes by. */
export const RANKING_MEASURES = ['VIOLATIONS', 'PER_1000_KM'] as const;
/** What a ranking goes by. */
export type RankingMeasure = (typeof RANKING_MEASURES)[number];

/**
 * Distance from which violations for each 1,000 km are worth comparing, km: over less, one violation more or less would
 * change the rank by far more than how somebody drives.
 */
export const EXPOSURE_MIN_KM = { vehicle: 500, agency: 5_000 } as const;

/** How many days a ranking or an analysis may look back. */
export const DAYS_BACK = { min: 1, max: 366 } as const;

/** Passages from which violations for each are worth comparing. */
export const PASSAGES_MIN = 20;
