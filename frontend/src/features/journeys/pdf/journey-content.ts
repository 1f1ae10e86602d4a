import type { IntlShape } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import type { RouteMapPoint } from '../../../components/route-map/route-map-types';
import { wayNames } from '../../../components/place/way-names';
import { placeOf } from '../../../components/violation/place-of';
import type { ProofText } from '../../../components/violation/useProofText';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import { formatsOf, secondsBetween, type Formats } from '../../../lib/format/format';
import type { PlaceText } from '../../../lib/gazetteer/usePlaceText';
import { buildContent } from '../../../lib/pdf/build-content';
import { PDF_ZONE_COLORS } from '../../../lib/pdf/pdf-colors';
import type { PdfBlock, PdfColumn, PdfContent, PdfRow } from '../../../lib/pdf/pdf-content';
import { PDF_HEIGHT, PDF_WIDTH } from '../../../lib/pdf/pdf-measures';
import { qrDrawing } from '../../../lib/pdf/qr-drawing';
import { rowLines } from '../../../lib/pdf/row-lines';
import { tableBlocks } from '../../../lib/pdf/table-blocks';
import { journeyFigures } from '../shown/journey-figures';
import { shownViolations } from '../shown/journey-track';
import type { JourneyDetail } from '../shown/JourneyHeading';
import { EXPORT_MESSAGES, JOURNEY_MESSAGES, REPLAY_MESSAGES } from '../shown/messages';
import { routeDrawing, traceLegend } from './route-drawing';

const ROUTE_HEIGHT = 280;
/** Of a QR code, points: some 4 cm. */
const QR_EDGE = 120;
const CODES_PER_PAGE = 3;
/** Title, figures, legend and headings of the first page, points. */
const HEADINGS = 190;
/** For a table below the route, and on a page of its own, points. */
const ROOM = {
  first: PDF_HEIGHT.portrait - ROUTE_HEIGHT - HEADINGS,
  next: PDF_HEIGHT.portrait,
};

export interface JourneyPdfProps {
  journey: JourneyDetail;
  route: readonly RouteMapPoint[];
  /** Whether the server has the whole journey; else its figures are the phone's own, and no violation is counted. */
  isJudged: boolean;
  intl: IntlShape;
  placeText: PlaceText;
  proofText: ProofText;
  generatedAt: Date;
}

/** A journey on paper: what went where, its figures, the route as a drawing, and its violations. */
export function journeyContent({
  journey,
  route,
  isJudged,
  intl,
  placeText,
  proofText,
  generatedAt,
}: JourneyPdfProps): PdfContent {
  const formats = formatsOf(intl);
  const violations = shownViolations(journey.violations, { withClaims: false });
  const columns = columnsOf(intl);
  const rows = violations.map((violation) => {
    const cells = cellsOf(violation, { intl, formats, placeText, proofText });
    return { cells, lines: rowLines(cells, columns) };
  });
  const [first, ...others] = tableBlocks({ columns, rows }, ROOM);
  const clean: PdfBlock = { kind: 'text', text: intl.formatMessage(JOURNEY_MESSAGES.clean) };
  const count: PdfBlock = {
    kind: 'heading',
    text: intl.formatMessage(JOURNEY_MESSAGES.violations, { count: rows.length }),
  };
  const unjudged: PdfBlock = { kind: 'notice', text: intl.formatMessage(EXPORT_MESSAGES.unjudged) };
  const isClean = rows.length === 0 && journey.alerts.length === 0;
  const firstPage: PdfBlock[] = [
    ...wayBlocks(route, placeText),
    { kind: 'figures', figures: journeyFigures(journey, { intl, formats }) },
    ...routeBlocks(route, intl),
    ...(isJudged
      ? [count, ...(isClean ? [clean] : []), ...(rows.length === 0 || first === undefined ? [] : [first])]
      : [unjudged]),
  ];
  return buildContent(intl, {
    title: intl.formatMessage(EXPORT_MESSAGES.pdfTitle, { registrationNumber: journey.registrationNumber }),
    subtitle: subtitleOf(journey, { intl, formats }),
    generatedAt,
    orientation: 'portrait',
    pages: [firstPage, ...others.map((table) => [table]), ...checkPages(violations, { intl, formats })],
  });
}

/** By what anybody checks each violation: its QR code, and the address to compare. */
function checkPages(
  violations: JourneyDetail['violations'],
  { intl, formats }: { intl: IntlShape; formats: Formats },
): PdfBlock[][] {
  const blocks = violations.flatMap(({ startedAt, verifyPath }) => {
    if (verifyPath === null) {
      return [];
    }
    const url = `${window.location.origin}${verifyPath}`;
    const [address = ''] = url.split('#');
    const time = formats.timeWithSeconds(startedAt);
    return [
      [
        { kind: 'heading', text: intl.formatMessage(EXPORT_MESSAGES.check, { time }) },
        { kind: 'text', text: intl.formatMessage(EXPORT_MESSAGES.checkHow, { address }) },
        { kind: 'drawing', ...qrDrawing(url, QR_EDGE) },
      ] satisfies PdfBlock[],
    ];
  });
  return Array.from({ length: Math.ceil(blocks.length / CODES_PER_PAGE) }, (_, page) =>
    blocks.slice(page * CODES_PER_PAGE, (page + 1) * CODES_PER_PAGE).flat(),
  );
}

/** Start and end, in words. */
function wayBlocks(route: readonly RouteMapPoint[], placeText: PlaceText): PdfBlock[] {
  const names = wayNames(route, placeText);
  return names.length === 0 ? [] : [{ kind: 'text', text: names.join(' – ') }];
}

function routeBlocks(route: readonly RouteMapPoint[], intl: IntlShape): PdfBlock[] {
  const drawing = routeDrawing(route, { width: PDF_WIDTH.portrait, height: ROUTE_HEIGHT });
  if (drawing === null) {
    return [{ kind: 'notice', text: intl.formatMessage(REPLAY_MESSAGES.noRoute) }];
  }
  const legend = traceLegend((zone) => intl.formatMessage(ZONE_MESSAGES[ZONE_NAMES[zone]]));
  return [{ kind: 'drawing', ...drawing }, legend];
}

function subtitleOf(
  { startTime, endTime, transportAgency }: JourneyDetail,
  { intl, formats }: { intl: IntlShape; formats: Formats },
): string {
  const hours = [startTime, endTime]
    .flatMap((time) => (time === null ? [] : [formats.time(time)]))
    .join(' – ');
  // Paper is stored for longer than a year.
  const day = intl.formatDate(startTime, { dateStyle: 'full' });
  return [day, hours, transportAgency].filter(Boolean).join(' · ');
}

function columnsOf(intl: IntlShape): PdfColumn[] {
  return [
    { label: intl.formatMessage(EXPORT_MESSAGES.time), width: 48 },
    { label: intl.formatMessage(EXPORT_MESSAGES.severity), width: 68 },
    { label: intl.formatMessage(EXPORT_MESSAGES.highest), width: 62, align: 'right' },
    { label: intl.formatMessage(EXPORT_MESSAGES.length), width: 56, align: 'right' },
    { label: intl.formatMessage(EXPORT_MESSAGES.grade), width: 56, align: 'right' },
    { label: intl.formatMessage(EXPORT_MESSAGES.place), width: 101 },
    { label: intl.formatMessage(EXPORT_MESSAGES.proof), width: 124 },
  ];
}

function cellsOf(
  violation: JourneyDetail['violations'][number],
  {
    intl,
    formats,
    placeText,
    proofText,
  }: Pick<JourneyPdfProps, 'intl' | 'placeText' | 'proofText'> & { formats: Formats },
): PdfRow['cells'] {
  const { startedAt, endedAt, severity, speedKmh, grade } = violation;
  const zone = ZONE_NAMES[severity];
  const place = placeOf(violation);
  return [
    { text: formats.timeWithSeconds(startedAt) },
    { text: intl.formatMessage(ZONE_MESSAGES[zone]), tone: PDF_ZONE_COLORS[zone] },
    { text: formats.speed(speedKmh) },
    { text: endedAt === null ? '--' : formats.duration(secondsBetween(startedAt, endedAt)) },
    { text: grade },
    { text: place === null ? '--' : placeText(place, violation.headingDeg) },
    { text: proofText(violation) },
  ];
}
