import { writeXlsxStream } from 'hucre/xlsx';
import type { ExportCell, ExportCells, ExportColumn } from './export-cells';
import type { FileFormat, FileSource } from './file-format';

/** Most characters of a cell. */
const CELL_LENGTH = 32_767;
const NAMES = {
  VIOLATIONS: 'Violations',
  INCIDENTS: 'Incidents',
  AUDIT: 'Audit log',
  SEGMENTS: 'Segments',
} as const;

/** A workbook of spreadsheet programs (Office Open XML); times are of UTC, and what is too long for one sheet goes on in a further one. */
export const WORKBOOK_FILE: FileFormat = {
  ending: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  write({ kind, columns, batches }: FileSource) {
    return writeXlsxStream(rowsOf(batches, columns), {
      name: NAMES[kind],
      freezePane: { rows: 1 },
      columns: columns.map(({ name, type }) => ({
        header: type === 'TIME' ? `${name} (UTC)` : name,
        ...(type === 'TIME' ? { numFmt: 'yyyy-mm-dd hh:mm:ss', width: 20 } : {}),
      })),
    });
  },
};

async function* rowsOf(batches: FileSource['batches'], columns: readonly ExportColumn[]) {
  for await (const rows of batches) {
    yield* rows.map((cells: ExportCells) => columns.map(({ name }) => cellOf(cells[name] ?? null)));
  }
}

/** A text that looks like a formula is a text here: it is none of a cell's kinds that are computed. */
function cellOf(cell: ExportCell): ExportCell {
  return typeof cell === 'string' ? cell.slice(0, CELL_LENGTH) : cell;
}
