import { csvOf } from './csv';
import type { CsvValue } from './csv';

/** The columns of a report in the order of the PDF (product specification, section 7), and the place in words. */
export const REPORT_COLUMNS = [
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
/** A column of a report. */
export type ReportColumn = (typeof REPORT_COLUMNS)[number];

/** The rows of a report as a CSV file, under headings in the language of the reader. */
export function reportCsv(
  headings: Readonly<Record<ReportColumn, string>>,
  rows: readonly Readonly<Record<ReportColumn, CsvValue>>[],
): string {
  return csvOf([headings, ...rows].map((row) => REPORT_COLUMNS.map((column) => row[column])));
}
