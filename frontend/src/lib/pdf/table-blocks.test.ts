import { pdfHeadHeight, pdfRowHeight } from './pdf-measures';
import { headLines } from './row-lines';
import { tableBlocks } from './table-blocks';

const COLUMNS = [
  { label: 'Time', width: 48 },
  { label: 'Grade of evidence', width: 56 },
];
const ROWS = Array.from({ length: 5 }, () => ({ cells: [{ text: '09:00' }, { text: 'A' }], lines: 1 }));

it('gives the head of a table as many lines as its longest label takes', () => {
  expect(headLines([{ label: 'Time', width: 48 }])).toBe(1);
  expect(headLines(COLUMNS)).toBe(3);
});

it('leaves room for the whole head on every page', () => {
  const room = pdfHeadHeight(headLines(COLUMNS)) + 2 * pdfRowHeight(1);
  const lengths = (first: number) =>
    tableBlocks({ columns: COLUMNS, rows: ROWS }, { first, next: room }).map((block) =>
      block.kind === 'table' ? block.rows.length : 0,
    );
  expect(lengths(room)).toEqual([2, 2, 1]);
  expect(lengths(room - 1)).toEqual([1, 2, 2]);
});
