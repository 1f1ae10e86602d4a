import type { IntlShape } from 'react-intl';
import { COMMON_MESSAGES, SEVERITY_MESSAGES, VIOLATOR_STATUS_MESSAGES } from '../messages';
import { CATEGORY_MESSAGES } from '../vehicle-messages';
import { buildContent } from '../../lib/pdf/build-content';
import { PDF_ZONE_COLORS } from '../../lib/pdf/pdf-colors';
import type { PdfBlock, PdfContent } from '../../lib/pdf/pdf-content';
import { PDF_HEIGHT } from '../../lib/pdf/pdf-measures';
import { tableBlocks } from '../../lib/pdf/table-blocks';
import type { CollectedReport, ReportChoice } from './collect-report';
import { DOCUMENT_MESSAGES, PERIOD_MESSAGES } from './messages';
import { codePages } from './report-codes';
import { reportColumns, reportRow, type ReportWords } from './report-table';

/** Most rows of a document; the CSV file has all. */
export const DOCUMENT_ROWS = 2_000;
/** Title, summary and notice of the first page, points. */
const HEADINGS = 140;
const ROOM = {
  first: PDF_HEIGHT.landscape - HEADINGS,
  next: PDF_HEIGHT.landscape,
};
const TONES = { HIGH: PDF_ZONE_COLORS.danger, MEDIUM: PDF_ZONE_COLORS.warning, LOW: PDF_ZONE_COLORS.caution };

/** A report on paper: title, period and filters, time of making, summary, and the table of its violations. */
export function reportContent(
  { head, rows }: CollectedReport,
  { choice, ...words }: ReportWords & { choice: ReportChoice },
): PdfContent {
  const { intl } = words;
  const columns = reportColumns(intl);
  const lines = rows.map((row) => reportRow(row, { ...words, columns }));
  const [first, ...others] = tableBlocks({ columns, rows: lines }, ROOM);
  const empty: PdfBlock = { kind: 'text', text: intl.formatMessage(DOCUMENT_MESSAGES.empty) };
  return buildContent(intl, {
    title: intl.formatMessage(DOCUMENT_MESSAGES.title),
    subtitle: subtitleOf({ head, rows }, { intl, choice }),
    generatedAt: new Date(head.generatedAt),
    orientation: 'landscape',
    pages: [
      [
        summaryOf(head, intl),
        ...leftOut({ head, rows }, intl),
        rows.length === 0 || first === undefined ? empty : first,
      ],
      ...others.map((table) => [table]),
      ...codePages(rows, intl),
    ],
  });
}

function subtitleOf(
  { head, rows }: CollectedReport,
  { intl, choice: { filter } }: { intl: IntlShape; choice: ReportChoice },
): string {
  const { search, severity, status } = filter;
  return [
    periodName(head, intl),
    search ? intl.formatMessage(DOCUMENT_MESSAGES.search, { text: search }) : null,
    severity ? intl.formatMessage(SEVERITY_MESSAGES[severity]) : null,
    status ? intl.formatMessage(VIOLATOR_STATUS_MESSAGES[status]) : null,
    rows.some(({ isDemo }) => isDemo) ? intl.formatMessage(COMMON_MESSAGES.demo) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

function periodName({ period, from }: CollectedReport['head'], intl: IntlShape): string {
  const start = from ?? 0;
  return intl.formatMessage(PERIOD_MESSAGES[period], {
    day: intl.formatDate(start, { dateStyle: 'long' }),
    month: intl.formatDate(start, { month: 'long', year: 'numeric' }),
    year: intl.formatDate(start, { year: 'numeric' }),
  });
}

function summaryOf({ summary }: CollectedReport['head'], intl: IntlShape): PdfBlock {
  const { totalViolations, severityBreakdown, categoryBreakdown } = summary;
  const number = (value: number) => intl.formatNumber(value);
  const severity = (name: 'HIGH' | 'MEDIUM' | 'LOW', count: number) => ({
    word: intl.formatMessage(SEVERITY_MESSAGES[name]),
    value: number(count),
    tone: TONES[name],
  });
  return {
    kind: 'breakdown',
    groups: [
      {
        label: intl.formatMessage(DOCUMENT_MESSAGES.total),
        parts: [{ word: '', value: number(totalViolations) }],
      },
      {
        label: intl.formatMessage(DOCUMENT_MESSAGES.bySeverity),
        parts: [
          severity('HIGH', severityBreakdown.high),
          severity('MEDIUM', severityBreakdown.medium),
          severity('LOW', severityBreakdown.low),
        ],
      },
      {
        label: intl.formatMessage(DOCUMENT_MESSAGES.byCategory),
        parts: [
          { word: intl.formatMessage(CATEGORY_MESSAGES.PRIVATE), value: number(categoryBreakdown.private) },
          { word: intl.formatMessage(CATEGORY_MESSAGES.PUBLIC), value: number(categoryBreakdown.public) },
        ],
      },
    ],
  };
}

/** Says when there are more violations than rows. */
function leftOut({ head, rows }: CollectedReport, intl: IntlShape): PdfBlock[] {
  const total = head.summary.totalViolations;
  if (rows.length === 0 || rows.length >= total) {
    return [];
  }
  const text = intl.formatMessage(DOCUMENT_MESSAGES.newest, { count: rows.length, total });
  return [{ kind: 'notice', text }];
}
