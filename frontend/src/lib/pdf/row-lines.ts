import type { PdfColumn, PdfRow } from './pdf-content';
import { PDF_CELL_GAP, PDF_TABLE_FONT } from './pdf-measures';

/** Of its height, what a letter of the tables takes: few are wider on average. */
const LETTER_EM = 0.62;
/** Most lines of a row; what is longer ends in an ellipsis. */
const MOST_LINES = 4;

/** Lines of a row of a table: those of its longest cell. */
export function rowLines(cells: PdfRow['cells'], columns: readonly PdfColumn[]): number {
  const lines = cells.map(({ text }, index) => linesOf(text, columns[index]?.width ?? 0));
  return Math.min(MOST_LINES, Math.max(1, ...lines));
}

/** Lines of the head of a table: those of its longest label. */
export function headLines(columns: readonly PdfColumn[]): number {
  return rowLines(
    columns.map(({ label }) => ({ text: label })),
    columns,
  );
}

/** Lines of a text in a column: an estimate that is rather too high. */
function linesOf(text: string, width: number): number {
  const lettersOfLine = Math.floor((width - PDF_CELL_GAP) / (PDF_TABLE_FONT * LETTER_EM));
  return text.length <= lettersOfLine + 2 ? 1 : Math.ceil((text.length * 1.15) / lettersOfLine);
}
