/**
 * SQL that is true of the fixes of the journey $1 that it has now. Without the day a statement would look into the partition of
 * every day; and those that were thinned out are there until their partition goes.
 */
export const DAY_OF_FIRST = 'fix.fix_day = (SELECT journey.fix_day FROM journey WHERE journey.id = $1)';
