/** Around the contents of a page, points. */
export const PDF_MARGIN = 40;
/** For the foot, points. */
export const PDF_FOOT = 20;
/** Height of a page of A4, points. */
export const PDF_PAGE_HEIGHT = { portrait: 841.89, landscape: 595.28 } as const;
/** Width that the contents of a page have, points: A4 without its margins. */
export const PDF_WIDTH = { portrait: 515, landscape: 762 } as const;
/** Height that the contents of a page have, points. */
export const PDF_HEIGHT = { portrait: 742, landscape: 495 } as const;
/** Letters that nothing else is said of, points. */
export const PDF_FONT = 9;
/** Letters of tables, points. */
export const PDF_TABLE_FONT = 8.5;
/** Space between the last letter of a cell and the next column, points. */
export const PDF_CELL_GAP = 8;
const LINE = 11;
const ROW_PADDING = 5;
const HEAD_PADDING = 7;

/** Height of the head of a table of so many lines, points. */
export function pdfHeadHeight(lines: number): number {
  return lines * LINE + HEAD_PADDING;
}

/** Height of a row of so many lines, points. Rows have fixed heights, so that the breaks of pages are known. */
export function pdfRowHeight(lines: number): number {
  return lines * LINE + ROW_PADDING;
}
