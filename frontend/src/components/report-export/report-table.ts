import type { IntlShape } from 'react-intl';
import { REPORT_COLUMNS, type ReportColumn } from '@wakafine/domain/report-csv';
import { SEVERITY_MESSAGES } from '../messages';
import { CATEGORY_MESSAGES } from '../vehicle-messages';
import type { ExportedRowFragment } from '../../graphql/generated';
import { formatsOf } from '../../lib/format';
import { PDF_ZONE_COLORS } from '../../lib/pdf/pdf-colors';
import type { PdfColumn, PdfRow } from '../../lib/pdf/pdf-content';
import { PDF_CELL_GAP, PDF_TABLE_FONT } from '../../lib/pdf/pdf-measures';
import { COLUMN_MESSAGES } from './messages';

/** Widths of the columns, points; together as wide as the page. */
const WIDTHS: Record<ReportColumn, number> = {
  id: 46,
  vehicle: 84,
  agency: 120,
  speed: 58,
  severity: 72,
  timestamp: 104,
  category: 62,
  driver: 118,
  contact: 98,
};
const TONES = { HIGH: PDF_ZONE_COLORS.danger, MEDIUM: PDF_ZONE_COLORS.warning, LOW: PDF_ZONE_COLORS.caution };
/** Of its height, what a letter of the tables takes: few are wider on average. */
const LETTER_EM = 0.62;
/** Most lines of a row; what is longer ends in an ellipsis. */
const MOST_LINES = 4;
/** In place of what there is not. */
const NOTHING = '--';

/** The columns of a report in the order of the specification, under headings in the reader's language. */
export function reportColumns(intl: IntlShape): readonly PdfColumn[] {
  return REPORT_COLUMNS.map((name) => ({
    label: intl.formatMessage(COLUMN_MESSAGES[name]),
    width: WIDTHS[name],
    align: name === 'speed' ? 'right' : 'left',
  }));
}

/** A violation as a row of the table, in as many lines as its longest cell needs. */
export function reportRow(
  row: ExportedRowFragment,
  { intl, columns }: { intl: IntlShape; columns: readonly PdfColumn[] },
): PdfRow {
  const texts: Record<ReportColumn, string> = {
    id: row.id,
    vehicle: row.registrationNumber,
    agency: row.transportAgency ?? NOTHING,
    speed: formatsOf(intl).speed(row.speedKmh),
    severity: intl.formatMessage(SEVERITY_MESSAGES[row.severity]),
    timestamp: `${intl.formatDate(row.startedAt, DAY)} ${intl.formatTime(row.startedAt, CLOCK)}`,
    category: intl.formatMessage(CATEGORY_MESSAGES[row.category]),
    driver: row.driverName ?? NOTHING,
    contact: row.contact ?? NOTHING,
  };
  const cells = REPORT_COLUMNS.map((name) => ({
    text: texts[name],
    ...(name === 'severity' ? { tone: TONES[row.severity] } : {}),
  }));
  const lines = cells.map(({ text }, index) => linesOf(text, columns[index]?.width ?? 0));
  return { cells, lines: Math.min(MOST_LINES, Math.max(1, ...lines)) };
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Lines that a text takes in a column: an estimate that is rather too high. */
function linesOf(text: string, width: number): number {
  const lettersOfLine = Math.floor((width - PDF_CELL_GAP) / (PDF_TABLE_FONT * LETTER_EM));
  return text.length <= lettersOfLine + 2 ? 1 : Math.ceil((text.length * 1.15) / lettersOfLine);
}
