import type { RowFigures } from './disclosure';

/** A row of a version, by its key. */
export interface PublishedRow {
  readonly key: string;
  readonly figures: RowFigures;
}

/** Least change of a rounded count that more than ten must have made: rounding explains up to 4 of it. */
const CHANGED_FROM = 15;

/**
 * The rows of a corrected version. What two versions of a month differ by must not be one person, above all not one who has been
 * erased since: a row changes only where more than ten vehicles came or went, or where more than ten events did and the way is the
 * same, as when a limit was wrong. Any other row stays as it was published, also one that could not be published any more; and
 * what was withheld stays withheld.
 */
export function correctedRows<Row extends PublishedRow>(
  published: readonly Row[],
  recounted: readonly Row[],
): readonly Row[] {
  const next = new Map(recounted.map((row) => [row.key, row]));
  return published.map((row) => {
    const corrected = next.get(row.key);
    return corrected !== undefined && isCorrection(row.figures, corrected.figures) ? corrected : row;
  });
}

function isCorrection(before: RowFigures, after: RowFigures): boolean {
  const isSameWay = before.km === after.km && before.vehicles === after.vehicles;
  return (
    Math.abs(after.vehicles - before.vehicles) >= CHANGED_FROM ||
    (isSameWay && Math.abs(after.events - before.events) >= CHANGED_FROM)
  );
}
