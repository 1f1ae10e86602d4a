import { View } from '@react-pdf/renderer';
import { PDF_COLORS } from './pdf-colors';
import { PdfText } from './PdfText';

export interface PdfColumn {
  label: string;
  /** Points. */
  width: number;
  align?: 'left' | 'right';
}

export interface PdfCell {
  text: string;
  /** Colours of a word that stands for a severity. */
  tone?: { fg: string; subtle: string };
}

/** One page's rows of a table, under its head. The widths of the columns are fixed. */
export function PdfTable({
  columns,
  rows,
}: {
  columns: readonly PdfColumn[];
  rows: readonly (readonly PdfCell[])[];
}) {
  return (
    <View>
      <View style={{ flexDirection: 'row', borderBottom: `1pt solid ${PDF_COLORS.ink}`, paddingBottom: 4 }}>
        {columns.map((column) => (
          <PdfText key={column.label} style={{ ...cellStyle(column), color: PDF_COLORS.subtle }}>
            {column.label}
          </PdfText>
        ))}
      </View>
      {rows.map((cells, rowIndex) => (
        <View
          key={rowIndex}
          wrap={false}
          style={{ flexDirection: 'row', borderBottom: `0.5pt solid ${PDF_COLORS.line}`, paddingVertical: 3 }}
        >
          {columns.map((column, index) => (
            <Cell key={column.label} column={column} cell={cells[index] ?? { text: '' }} />
          ))}
        </View>
      ))}
    </View>
  );
}

function Cell({ column, cell: { text, tone } }: { column: PdfColumn; cell: PdfCell }) {
  if (tone === undefined) {
    return <PdfText style={cellStyle(column)}>{text}</PdfText>;
  }
  const word = { color: tone.fg, backgroundColor: tone.subtle, borderRadius: 3, paddingHorizontal: 4 };
  return (
    <View style={{ ...cellStyle(column), flexDirection: 'row' }}>
      <PdfText style={{ ...word, fontFamily: 'Helvetica-Bold', paddingVertical: 1 }}>{text}</PdfText>
    </View>
  );
}

function cellStyle({ width, align = 'left' }: PdfColumn) {
  return { width, textAlign: align, paddingRight: 8, fontSize: 9 } as const;
}
