import type { PdfBlock, PdfColumn, PdfRow } from './pdf-content';
import { pdfHeadHeight, pdfRowHeight } from './pdf-measures';
import { headLines } from './row-lines';
import { rowsByPage } from './rows-by-page';

/** A table as one block for each page; the room that tables have on the first page and on the next ones in points. */
export function tableBlocks(
  { columns, rows }: { columns: readonly PdfColumn[]; rows: readonly PdfRow[] },
  room: { readonly first: number; readonly next: number },
): PdfBlock[] {
  const headHeight = pdfHeadHeight(headLines(columns));
  const pages = rowsByPage(rows, {
    first: room.first - headHeight,
    next: room.next - headHeight,
    heightOf: ({ lines }) => pdfRowHeight(lines),
  });
  return pages.map((part) => ({ kind: 'table', columns, rows: part }));
}
