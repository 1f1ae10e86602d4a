/** Source of the limit where the caution threshold is the limit everywhere (`LIMIT_BASIS=thresholds`). */
export const CAUTION_THRESHOLD_SOURCE = 'Caution threshold';
