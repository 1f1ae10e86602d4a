import { View } from '@react-pdf/renderer';
import type { PdfColumn, PdfRow } from '../pdf-content';
import { PDF_COLORS } from '../pdf-colors';
import { PDF_CELL_GAP, PDF_TABLE_FONT, pdfHeadHeight, pdfRowHeight } from '../pdf-measures';
import { headLines } from '../row-lines';
import { PdfText, PdfTone } from './PdfText';

/** One page's rows of a table, under its head. The widths of the columns and the heights of the rows are fixed. */
export function PdfTable({ columns, rows }: { columns: readonly PdfColumn[]; rows: readonly PdfRow[] }) {
  const lines = headLines(columns);
  return (
    <View>
      <View style={{ ...HEAD, height: pdfHeadHeight(lines) }}>
        {columns.map((column) => (
          <PdfText key={column.label} style={{ ...cellStyle(column), fontWeight: 700 }} maxLines={lines}>
            {column.label}
          </PdfText>
        ))}
      </View>
      {rows.map(({ cells, lines }, rowIndex) => (
        <View key={rowIndex} style={{ ...ROW, height: pdfRowHeight(lines) }}>
          {columns.map((column, index) => (
            <Cell key={column.label} column={column} cell={cells[index] ?? { text: '' }} lines={lines} />
          ))}
        </View>
      ))}
    </View>
  );
}

const HEAD = {
  flexDirection: 'row',
  // Short labels stand beside the last line of long ones.
  alignItems: 'flex-end',
  paddingBottom: 4,
  borderBottom: `1pt solid ${PDF_COLORS.ink}`,
  color: PDF_COLORS.muted,
} as const;
const ROW = {
  flexDirection: 'row',
  borderBottom: `0.5pt solid ${PDF_COLORS.line}`,
  paddingTop: 2,
} as const;

function Cell(props: { column: PdfColumn; cell: PdfRow['cells'][number]; lines: number }) {
  const { column, cell, lines } = props;
  if (cell.tone === undefined) {
    return (
      <PdfText style={cellStyle(column)} maxLines={lines}>
        {cell.text}
      </PdfText>
    );
  }
  return (
    <View style={{ ...cellStyle(column), flexDirection: 'row', alignItems: 'flex-start' }}>
      <PdfTone tone={cell.tone} fontSize={PDF_TABLE_FONT}>
        {cell.text}
      </PdfTone>
    </View>
  );
}

function cellStyle({ width, align = 'left' }: PdfColumn) {
  return { width, textAlign: align, paddingRight: PDF_CELL_GAP, fontSize: PDF_TABLE_FONT } as const;
}
