import type { IntlShape } from 'react-intl';
import { REPORT_COLUMNS, type ReportColumn } from '@wakafine/domain/statistics/report-csv';
import { SEVERITY_MESSAGES } from '../messages';
import { CATEGORY_MESSAGES } from '../vehicle-messages';
import type { ExportedRowFragment } from '../../graphql/generated';
import { formatsOf } from '../../lib/format/format';
import { PDF_ZONE_COLORS } from '../../lib/pdf/pdf-colors';
import type { PdfColumn, PdfRow } from '../../lib/pdf/pdf-content';
import { rowLines } from '../../lib/pdf/row-lines';
import type { PlaceText } from '../../lib/gazetteer/usePlaceText';
import { placeOf } from '../violation/place-of';
import type { ProofText } from '../violation/useProofText';
import { COLUMN_MESSAGES } from './messages';

/** Widths of the columns, points; together as wide as the page. */
const WIDTHS: Record<ReportColumn, number> = {
  id: 36,
  vehicle: 66,
  agency: 72,
  speed: 48,
  severity: 58,
  timestamp: 62,
  category: 52,
  driver: 84,
  contact: 74,
  place: 84,
  proof: 126,
};
const TONES = { HIGH: PDF_ZONE_COLORS.danger, MEDIUM: PDF_ZONE_COLORS.warning, LOW: PDF_ZONE_COLORS.caution };
/** In place of what there is not. */
const NOTHING = '--';

/** Formatters of a row's words. */
export interface ReportWords {
  readonly intl: IntlShape;
  readonly placeText: PlaceText;
  readonly proofText: ProofText;
}

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
  { intl, columns, placeText, proofText }: ReportWords & { columns: readonly PdfColumn[] },
): PdfRow {
  const place = placeOf(row);
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
    place: place === null ? NOTHING : placeText(place, row.headingDeg),
    proof: proofText(row),
  };
  const cells = REPORT_COLUMNS.map((name) => ({
    text: texts[name],
    ...(name === 'severity' ? { tone: TONES[row.severity] } : {}),
  }));
  return { cells, lines: rowLines(cells, columns) };
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
