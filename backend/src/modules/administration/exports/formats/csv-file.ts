import { csvLines, csvOf } from '@wakafine/domain/input/csv';
import type { CsvValue } from '@wakafine/domain/input/csv';
import type { ExportCell, ExportCells, ExportColumn } from '../export-cells';
import type { FileFormat, FileSource } from './file-format';

/** A table of comma-separated values (RFC 4180), UTF-8; times are ISO 8601 in UTC. */
export const CSV_FILE: FileFormat = {
  ending: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  async *write({ columns, batches }: FileSource) {
    yield Buffer.from(csvHead(columns));
    for await (const rows of batches) {
      yield Buffer.from(csvRows(rows, columns));
    }
  },
};

/** The first line, with the mark of UTF-8. */
export function csvHead(columns: readonly ExportColumn[]): string {
  return csvOf([columns.map(({ name }) => name)]);
}

/** Further lines. */
export function csvRows(rows: readonly ExportCells[], columns: readonly ExportColumn[]): string {
  return csvLines(rows.map((cells) => columns.map(({ name }) => plainCell(cells[name] ?? null))));
}

/** A cell of a format without times. */
export function plainCell(cell: ExportCell): CsvValue {
  return cell instanceof Date ? cell.toISOString() : cell;
}
