import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { ProofFacts } from '@wakafine/domain/violations/proof-texts';
import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../components/states/ErrorState';
import type { reportCsvFile } from '../../../components/report-export/report-csv-file';
import { SeverityBadge } from '../../../components/zones/SeverityBadge';
import { Sheet } from '../../../components/surface/Sheet';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { useProofText } from '../../../components/violation/useProofText';
import type { StoredReportFragment } from '../../../graphql/generated';
import { downloadFile } from '../../../lib/download-file';
import { useFormats } from '../../../lib/format/format';
import { useLoadPlaceText } from '../../../lib/gazetteer/usePlaceText';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';
import { languageChoice } from '@wakafine/domain/people/languages';
import { STORED_MESSAGES, LIST_MESSAGES, REPORTS_MESSAGES } from '../period/messages';
import { SeverityBar } from './SeverityBar';
import { useStoredReportName } from './useStoredReportName';
import { useReportContent, type ReportContent, type ReportContentState } from './useReportContent';

/** The most rows that the sheet draws; the file has all. */
const SHOWN_ROWS = 50;

export interface StoredReportSheetProps {
  report: StoredReportFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** A report as it was made, to read and to download. */
export function StoredReportSheet({ report, isOpen, onClose }: StoredReportSheetProps) {
  const intl = useIntl();
  const nameOf = useStoredReportName();
  const state = useReportContent(report.url);
  const { content } = state;
  const loadPlaceText = useLoadPlaceText();
  const language = languageChoice(useLanguage().language);
  const download = async (shown: ReportContent) =>
    downloadTable(report, { content: shown, intl, language, placeText: await loadPlaceText() });
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={nameOf(report)}
      footer={
        <Button
          variant="outline"
          disabled={content === null}
          onClick={() => content && void download(content)}
        >
          <Download size={20} aria-hidden />
          {intl.formatMessage(STORED_MESSAGES.download)}
        </Button>
      }
    >
      <StoredContent report={report} state={state} />
    </Sheet>
  );
}

/** Hands the rows of a report to the browser's downloads, as a table under headings in the reader's language. */
async function downloadTable(
  { id }: StoredReportFragment,
  { content, ...words }: { content: ReportContent } & Parameters<typeof reportCsvFile>[1],
): Promise<void> {
  const { reportCsvFile: createFile } = await import('../../../components/report-export/report-csv-file');
  const rows = content.violations.map((row) => ({
    id: String(row.id),
    registrationNumber: row.vehicle,
    transportAgency: row.agency,
    speedKmh: row.speed,
    severity: row.severity,
    startedAt: row.timestamp,
    category: row.category === 'public' ? ('PUBLIC' as const) : ('PRIVATE' as const),
    driverName: row.driver,
    contact: row.contact,
    latitude: row.coordinates?.lat ?? null,
    longitude: row.coordinates?.lng ?? null,
    headingDeg: row.heading ?? null,
    uncertaintyKmh: row.uncertainty ?? null,
    ...proofOf(row),
  }));
  downloadFile(createFile(rows, words), `wakafine-report-${id}.csv`);
}

/** Proof of a stored violation. */
function proofOf(row: ReportContent['violations'][number]): ProofFacts {
  return {
    provenKmh: row.proven ?? null,
    provenS: row.provenSeconds ?? null,
    isOverGaps: row.overGaps ?? false,
    limitKmh: row.limit ?? null,
    limitZone: row.limitZone ?? null,
    limitPlace: row.limitPlace ?? null,
    limitSource: row.limitSource ?? null,
    isLimitConfirmed: row.limitConfirmed ?? null,
  };
}

function StoredContent({ report, state }: { report: StoredReportFragment; state: ReportContentState }) {
  const intl = useIntl();
  const formats = useFormats();
  const { content, hasFailed, retry } = state;
  const { generatedAt, violationCount } = report;
  return (
    <Flex direction="column" gap="4">
      <Text textStyle="small" color="fg.muted">
        {intl.formatMessage(STORED_MESSAGES.made, {
          date: formats.date(generatedAt),
          time: formats.time(generatedAt),
          count: violationCount,
        })}
      </Text>
      {hasFailed && <ErrorState text={intl.formatMessage(STORED_MESSAGES.error)} onRetry={retry} />}
      {content === null && !hasFailed && (
        <Skeleton>
          <SkeletonBlock h="4" mb="4" />
          <SkeletonBlock h="12" mb="4" />
          <SkeletonBlock h="32" />
        </Skeleton>
      )}
      {content !== null && <Content content={content} />}
    </Flex>
  );
}

function Content({ content: { summary, violations } }: { content: ReportContent }) {
  const intl = useIntl();
  return (
    <>
      <SeverityBar breakdown={summary.severityBreakdown} total={summary.totalViolations} />
      {violations.length === 0 && (
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(REPORTS_MESSAGES.empty)}
        </Text>
      )}
      {violations.length > SHOWN_ROWS && (
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(STORED_MESSAGES.first, { count: SHOWN_ROWS })}
        </Text>
      )}
      {/* It has the focus for those who scroll by keys: nothing in it can be pressed. */}
      <chakra.ul listStyleType="none" tabIndex={0} aria-label={intl.formatMessage(LIST_MESSAGES.title)}>
        {violations.slice(0, SHOWN_ROWS).map((violation) => (
          <ContentRow key={violation.id} violation={violation} />
        ))}
      </chakra.ul>
    </>
  );
}

function ContentRow({ violation }: { violation: ReportContent['violations'][number] }) {
  const intl = useIntl();
  const formats = useFormats();
  const proofText = useProofText();
  const { vehicle, agency, speed, severity, timestamp } = violation;
  return (
    <Flex as="li" align="center" justify="space-between" gap="3" py="2.5" borderTopWidth="1px">
      <Box minW="0">
        <Text textStyle="strong">
          <bdi>{agency ?? intl.formatMessage(REPORTS_MESSAGES.private)}</bdi>
        </Text>
        <Text textStyle="small" color="fg.muted">
          <chakra.bdi textStyle="plate">{vehicle}</chakra.bdi> · {formats.dateAndTime(timestamp)}
        </Text>
        {violation.proven !== undefined && <Text textStyle="small">{proofText(proofOf(violation))}</Text>}
      </Box>
      <Flex direction="column" align="flex-end" gap="1" flexShrink="0">
        <Text textStyle="strong">{formats.speed(speed)}</Text>
        <SeverityBadge severity={severity} />
      </Flex>
    </Flex>
  );
}
