import { csvOf } from '../input/csv';
import type { CsvValue } from '../input/csv';

/**
 * Columns of both files for a violation, in the order of the specification (section 7), and the place in words.
 */
const COLUMNS = [
  'id',
  'vehicle',
  'agency',
  'speed',
  'severity',
  'timestamp',
  'category',
  'driver',
  'contact',
  'place',
] as const;

/** The columns of a report on paper; the last says in a sentence what is proven. */
export const REPORT_COLUMNS = [...COLUMNS, 'proof'] as const;
/** A column of a report on paper. */
export type ReportColumn = (typeof REPORT_COLUMNS)[number];

/** The columns of a report as a table for programs; the last say what is proven, and against which limit. */
export const REPORT_CSV_COLUMNS = [
  ...COLUMNS,
  'proven',
  'uncertainty',
  'limit',
  'limitPlace',
  'confirmed',
] as const;
/** A column of a report as a table for programs. */
export type ReportCsvColumn = (typeof REPORT_CSV_COLUMNS)[number];

/** The rows of a report as a CSV file, under headings in the language of the reader. */
export function reportCsv(
  headings: Readonly<Record<ReportCsvColumn, string>>,
  rows: readonly Readonly<Record<ReportCsvColumn, CsvValue>>[],
): string {
  return csvOf([headings, ...rows].map((row) => REPORT_CSV_COLUMNS.map((column) => row[column])));
}
