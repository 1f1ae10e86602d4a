import { View } from '@react-pdf/renderer';
import type { IntlShape } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import type { RouteMapPoint } from '../../../components/route-map/route-map-types';
import { ZONE_NAMES } from '../../../components/zone-names';
import { formatsOf, secondsBetween, type Formats } from '../../../lib/format';
import { PDF_COLORS, PDF_ZONE_COLORS } from '../../../lib/pdf/pdf-colors';
import { PDF_WIDTH, PdfReport } from '../../../lib/pdf/PdfReport';
import { PdfTable, type PdfCell, type PdfColumn } from '../../../lib/pdf/PdfTable';
import { PdfText } from '../../../lib/pdf/PdfText';
import { rowsByPage } from '../../../lib/pdf/rows-by-page';
import { journeyFigures } from '../journey-figures';
import { shownViolations } from '../journey-track';
import type { JourneyDetail } from '../JourneyHeading';
import { EXPORT_MESSAGES, JOURNEY_MESSAGES, REPLAY_MESSAGES } from '../messages';
import { PdfRoute, PdfTraceLegend } from './PdfRoute';

const ROUTE_HEIGHT = 280;
/** As many rows as fit below the route, and on a page of their own. */
const ROWS = { first: 13, next: 38 };

export interface JourneyPdfProps {
  journey: JourneyDetail;
  route: readonly RouteMapPoint[];
  intl: IntlShape;
  generatedAt: Date;
}

/** A journey on paper: what went where, its figures, the route as a drawing, and its violations. */
export function JourneyPdf({ journey, route, intl, generatedAt }: JourneyPdfProps) {
  const formats = formatsOf(intl);
  const rows = shownViolations(journey.violations, { withClaims: false });
  const columns = columnsOf(intl);
  const tables = rowsByPage(rows, ROWS).map((part) => (
    <PdfTable key="table" columns={columns} rows={part.map((row) => cellsOf(row, { intl, formats }))} />
  ));
  const [first, ...others] = tables;
  const heading = { fontFamily: 'Helvetica-Bold', fontSize: 12, marginTop: 14, marginBottom: 6 };
  const firstPage = (
    <>
      <Figures figures={journeyFigures(journey, { intl, formats })} />
      {route.length > 0 ? (
        <>
          <PdfRoute route={route} width={PDF_WIDTH} height={ROUTE_HEIGHT} />
          <PdfTraceLegend wordOf={(zone) => intl.formatMessage(ZONE_MESSAGES[ZONE_NAMES[zone]])} />
        </>
      ) : (
        <PdfText style={{ color: PDF_COLORS.muted }}>{intl.formatMessage(REPLAY_MESSAGES.noRoute)}</PdfText>
      )}
      <PdfText style={heading}>
        {intl.formatMessage(JOURNEY_MESSAGES.violations, { count: rows.length })}
      </PdfText>
      {rows.length === 0 ? <PdfText>{intl.formatMessage(JOURNEY_MESSAGES.clean)}</PdfText> : first}
    </>
  );
  return (
    <PdfReport
      intl={intl}
      title={intl.formatMessage(EXPORT_MESSAGES.pdfTitle, { registrationNumber: journey.registrationNumber })}
      subtitle={subtitleOf(journey, { intl, formats })}
      generatedAt={generatedAt}
      pages={[firstPage, ...others]}
    />
  );
}

function subtitleOf(
  { startTime, endTime, transportAgency }: JourneyDetail,
  { intl, formats }: { intl: IntlShape; formats: Formats },
): string {
  const hours = [startTime, endTime]
    .flatMap((time) => (time === null ? [] : [formats.time(time)]))
    .join(' – ');
  // Paper is kept for longer than a year.
  const day = intl.formatDate(startTime, { dateStyle: 'full' });
  return [day, hours, transportAgency].filter(Boolean).join(' · ');
}

function Figures({ figures }: { figures: readonly { label: string; value: string }[] }) {
  return (
    <View style={{ flexDirection: 'row', marginBottom: 12 }}>
      {figures.map(({ label, value }) => (
        <View key={label} style={{ width: PDF_WIDTH / figures.length }}>
          <PdfText style={{ fontFamily: 'Helvetica-Bold', fontSize: 14 }}>{value}</PdfText>
          <PdfText style={{ color: PDF_COLORS.subtle, marginTop: 2 }}>{label}</PdfText>
        </View>
      ))}
    </View>
  );
}

function columnsOf(intl: IntlShape): PdfColumn[] {
  return [
    { label: intl.formatMessage(EXPORT_MESSAGES.time), width: 90 },
    { label: intl.formatMessage(EXPORT_MESSAGES.severity), width: 110 },
    { label: intl.formatMessage(EXPORT_MESSAGES.highest), width: 95, align: 'right' },
    { label: intl.formatMessage(EXPORT_MESSAGES.length), width: 90, align: 'right' },
    { label: intl.formatMessage(EXPORT_MESSAGES.grade), width: 130, align: 'right' },
  ];
}

function cellsOf(
  violation: JourneyDetail['violations'][number],
  { intl, formats }: { intl: IntlShape; formats: Formats },
): PdfCell[] {
  const { startedAt, endedAt, severity, speedKmh, grade } = violation;
  const zone = ZONE_NAMES[severity];
  return [
    { text: formats.timeWithSeconds(startedAt) },
    { text: intl.formatMessage(ZONE_MESSAGES[zone]), tone: PDF_ZONE_COLORS[zone] },
    { text: formats.speed(speedKmh) },
    { text: endedAt === null ? '--' : formats.duration(secondsBetween(startedAt, endedAt)) },
    { text: grade },
  ];
}
