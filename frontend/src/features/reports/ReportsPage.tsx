import { Flex, Heading, Text } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { DemoChip } from '../../components/staff/DemoChip';
import { EmptyState } from '../../components/states/EmptyState';
import { NotLoaded } from '../../components/states/NotLoaded';
import { LastUpdated } from '../../components/states/LastUpdated';
import { ReportExport } from '../../components/report-export/ReportExport';
import { Segmented } from '../../components/forms/Segmented';
import { useViewer } from '../../lib/session/session';
import { HallOfShame } from './HallOfShame';
import { IncidentsLink } from './IncidentsLink';
import { StoredReports } from './stored/StoredReports';
import { REPORTS_MESSAGES } from './period/messages';
import { MonthlySummaryCard } from './MonthlySummaryCard';
import { filterOf, isNarrowed, SHOWN_PERIODS } from './period/report-filter';
import { PeriodStepper } from './period/PeriodStepper';
import { ReportsSkeleton } from './ReportsSkeleton';
import { useReportAddress, type ReportAddressState } from './period/useReportAddress';
import {
  listQuestions,
  useLiveReports,
  useRanking,
  useReportOverview,
  type ReportOverview,
} from './useReports';
import { ViolationReports } from './ViolationReports';
import { isCitizen } from '../../lib/session/rights';

/** Reports: the ranking of all, the violations of a period and of a month, and what was made of them. */
export function ReportsPage() {
  const intl = useIntl();
  const isOwn = isCitizen(useViewer());
  const state = useReportAddress();
  const ranking = useRanking();
  const reports = useReportOverview(state.address);
  useLiveReports();
  const isDemo = [...(ranking.data ?? []), ...rowsOf(reports.data)].some((row) => row.isDemo);
  return (
    <Flex direction="column" gap="4">
      <Flex direction="column" gap="1">
        <Flex align="center" justify="space-between" columnGap="3" rowGap="1" wrap="wrap">
          <Heading as="h1" textStyle="title">
            {intl.formatMessage(REPORTS_MESSAGES.title)}
          </Heading>
          {isDemo && <DemoChip />}
        </Flex>
        <LastUpdated of={listQuestions(state.address)} />
        {!isOwn && (
          <Text textStyle="small" color="fg.muted">
            {intl.formatMessage(REPORTS_MESSAGES.allScope)}
          </Text>
        )}
      </Flex>
      <PeriodControl state={state} />
      <HallOfShame ranking={ranking} />
      {reports.data !== null && <Violations overview={reports.data} isBusy={reports.isBusy} state={state} />}
      {reports.data === null && reports.hasFailed && (
        <Card>
          <NotLoaded text={intl.formatMessage(REPORTS_MESSAGES.error)} onRetry={reports.retry} />
        </Card>
      )}
      {reports.data === null && !reports.hasFailed && <ReportsSkeleton />}
      <MonthlySummaryCard state={state} />
      <StoredReports />
      {isOwn && <IncidentsLink />}
    </Flex>
  );
}

/** Period of the list. */
function PeriodControl({ state: { address, change } }: { state: ReportAddressState }) {
  const intl = useIntl();
  return (
    <Flex direction="column" gap="1">
      <Segmented
        label={intl.formatMessage(REPORTS_MESSAGES.period)}
        isLabelHidden
        choices={SHOWN_PERIODS.map((value) => ({
          value,
          label: intl.formatMessage(REPORTS_MESSAGES[value]),
        }))}
        value={address.period}
        onChange={(period) => change({ filter: period })}
      />
      <PeriodStepper
        period={address.period}
        on={address.on}
        onChange={(on) => change({ on }, { isReplaced: true })}
      />
    </Flex>
  );
}

interface ViolationsProps {
  overview: ReportOverview;
  isBusy: boolean;
  state: ReportAddressState;
}

function Violations({ overview, isBusy, state }: ViolationsProps) {
  const intl = useIntl();
  const isEmpty = overview.totalCount === 0 && !isNarrowed(state.address);
  return (
    <ViolationReports
      overview={overview}
      isBusy={isBusy}
      state={state}
      instead={
        isEmpty && (
          <Card>
            <EmptyState
              icon={ShieldCheck}
              title={intl.formatMessage(REPORTS_MESSAGES.empty)}
              headingLevel="h3"
            />
          </Card>
        )
      }
    >
      <ReportExport
        choice={{ period: state.address.period, on: state.address.on, filter: filterOf(state.address) }}
        count={overview.summary.totalViolations}
      />
    </ViolationReports>
  );
}

function rowsOf(overview: ReportOverview | null) {
  return overview?.violations.edges.map(({ node }) => node) ?? [];
}
