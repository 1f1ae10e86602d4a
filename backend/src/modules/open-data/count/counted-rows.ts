import { figuresOf } from '@wakafine/domain/opendata/disclosure';
import type { RowFacts, RowFigures } from '@wakafine/domain/opendata/disclosure';
import type { OpenGeometry, OpenRow, OpenValue } from '@wakafine/domain/opendata/open-rows';
import { cellName, cellRing, cornerOf } from '@wakafine/domain/opendata/cells';
import type { Cell } from '@wakafine/domain/opendata/cells';
import { withRates } from '@wakafine/domain/statistics/rates';
import { protectRows } from '@wakafine/domain/opendata/suppression';
import type { Margin } from '@wakafine/domain/opendata/suppression';

/** A row that may be published, with its rounded numbers. */
export interface CountedRow extends OpenRow {
  readonly figures: RowFigures;
}

/** A table of rows that stand for persons. */
export interface CountedTable {
  readonly rows: readonly CountedRow[];
  /** Rows that would have shown somebody. */
  readonly withheld: number;
  /** Sums of the published rows: of these, corrected or not, rates are made. */
  readonly finish: (rows: readonly CountedRow[]) => readonly OpenRow[];
}

/** Facts of a row as PostgreSQL gives them: the members of `people` are those that the statement builds. */
export interface FactsRow extends Omit<RowFacts, 'people'> {
  readonly people: unknown;
}

/** The rows of which nobody is shown. `rowOf` gives null for what is never published, and still hides in a sum. */
export function countedRows<Row extends FactsRow>(
  found: readonly Row[],
  margins: readonly Margin<Row>[],
  rowOf: (row: Row, figures: RowFigures) => OpenRow,
): Pick<CountedTable, 'rows' | 'withheld'> {
  const candidates = found.map((row) => ({ key: row, facts: factsOf(row) }));
  const { rows, withheld } = protectRows(candidates, margins);
  return {
    withheld,
    rows: rows.map(({ key, facts }) => {
      const figures = figuresOf(facts);
      return { ...rowOf(key, figures), figures };
    }),
  };
}

/** Rows with numbers and rates of speeding. The rates are those of the rounded numbers: true ones would reveal what was rounded. */
export function withSpeeding(rows: readonly CountedRow[]): OpenRow[] {
  const exposures = rows.map((row) => ({
    row,
    distanceM: row.figures.km * 1_000,
    violations: row.figures.events,
  }));
  return withRates(exposures).map(({ row, rate }) => ({
    geometry: row.geometry,
    values: {
      ...row.values,
      measured_km: row.figures.km,
      vehicles: row.figures.vehicles,
      violations: row.figures.events,
      rate: tenthOf(rate?.per1000Km),
      rate_low: tenthOf(rate?.low),
      rate_high: tenthOf(rate?.high),
    },
  }));
}

/** Columns and outline of a cell. */
export function placeOf(cell: Cell): {
  values: Record<'cell' | 'lat' | 'lng', OpenValue>;
  geometry: OpenGeometry;
} {
  return {
    values: { cell: cellName(cell), ...cornerOf(cell) },
    geometry: { type: 'Polygon', coordinates: [cellRing(cell)] },
  };
}

function factsOf({ persons, vehicles, distanceM, events, people }: FactsRow): RowFacts {
  // The statements make it of exactly these members.
  return { persons, vehicles, distanceM, events, people: people as RowFacts['people'] };
}

function tenthOf(rate: number | undefined): number | null {
  return rate === undefined ? null : Math.round(rate * 10) / 10;
}
