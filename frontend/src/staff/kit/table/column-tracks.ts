import type { StaffColumn } from './rows/staff-table-types';

const DEFAULT_MIN_REM = 6;
/** Space at both ends of a row and between its cells, rem. */
const EDGE_REM = 2;
const GAP_REM = 0.875;

/** The tracks of a grid with these columns, and the least width of the grid, rem. */
export function tracksOf<Row>(columns: readonly StaffColumn<Row>[]): { template: string; minRem: number } {
  const tracks = columns.map(({ minRem = DEFAULT_MIN_REM, grow = 1 }) =>
    grow === 0 ? `${minRem}rem` : `minmax(${minRem}rem, ${grow}fr)`,
  );
  return { template: tracks.join(' '), minRem: leastRem(columns) };
}

/**
 * The columns that have room beside each other in `widthRem`: those with a `yieldRank` give way, the lowest first, but for
 * those in `fixed`. All, where the width is not known.
 */
export function fittingColumns<Row>(
  columns: readonly StaffColumn<Row>[],
  { widthRem, fixed }: { widthRem: number | null; fixed: ReadonlySet<string> },
): readonly StaffColumn<Row>[] {
  if (widthRem === null || leastRem(columns) <= widthRem) {
    return columns;
  }
  const [next] = columns
    .filter(({ id, yieldRank }) => yieldRank !== undefined && !fixed.has(id))
    .sort((a, b) => (a.yieldRank ?? 0) - (b.yieldRank ?? 0));
  return next === undefined
    ? columns
    : fittingColumns(
        columns.filter((column) => column !== next),
        { widthRem, fixed },
      );
}

function leastRem<Row>(columns: readonly StaffColumn<Row>[]): number {
  const widthsRem = columns.reduce((sum, { minRem = DEFAULT_MIN_REM }) => sum + minRem, 0);
  return widthsRem + EDGE_REM + GAP_REM * Math.max(0, columns.length - 1);
}
