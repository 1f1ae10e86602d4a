import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { LockKeyhole, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../components/surface/Card';
import { EmptyState } from '../../components/states/EmptyState';
import { readStored } from '../../lib/storage/browser-storage';
import { PATHS } from '../../lib/paths';
import { USER_KEYS } from '../../lib/storage/storage-keys';
import { LIST_MESSAGES } from './period/messages';
import { isNarrowed } from './period/report-filter';
import { ReportFilters } from './ReportFilters';
import { ReportRows } from './ReportRows';
import type { ReportAddressState } from './period/useReportAddress';
import type { ReportOverview } from './useReports';

export interface ViolationReportsProps {
  overview: ReportOverview;
  /** Whether other rows are being asked for. */
  isBusy: boolean;
  state: ReportAddressState;
  /** In place of the rows. */
  instead?: ReactNode;
  /** Below them: what can be done with all. */
  children?: ReactNode;
}

/** Speed Violation Reports: search, filters, and the first of the violations that they leave. */
export function ViolationReports({ overview, isBusy, state, instead, children }: ViolationReportsProps) {
  const intl = useIntl();
  const rows = overview.violations.edges.map(({ node }) => node);
  return (
    <Flex as="section" direction="column" gap="3" aria-label={intl.formatMessage(LIST_MESSAGES.title)}>
      <Flex align="baseline" justify="space-between" columnGap="3" wrap="wrap">
        <Heading as="h2" textStyle="section">
          {intl.formatMessage(LIST_MESSAGES.title)}
        </Heading>
        <chakra.span role="status" textStyle="small" color="fg.muted" ms="auto">
          {isNarrowed(state.address) &&
            intl.formatMessage(LIST_MESSAGES.counter, {
              count: overview.summary.totalViolations,
              total: overview.totalCount,
            })}
        </chakra.span>
      </Flex>
      {readStored(USER_KEYS.userProfile) === null ? <SignInHint /> : <ReportFilters state={state} />}
      <Flex direction="column" gap="3" aria-busy={isBusy} opacity={isBusy ? 0.6 : 1}>
        {instead}
        {!instead && rows.length === 0 && <NothingFound />}
        {rows.length > 0 && <ReportRows rows={rows} />}
      </Flex>
      {overview.totalCount > 0 && (
        <Button asChild variant="outline">
          <Link to={PATHS.violations}>{intl.formatMessage(LIST_MESSAGES.viewAll)}</Link>
        </Button>
      )}
      {children}
    </Flex>
  );
}

/** Without a profile in this browser, the list stands without search and filters. */
function SignInHint() {
  const intl = useIntl();
  return (
    <Card display="flex" alignItems="center" gap="3">
      <LockKeyhole size={20} aria-hidden />
      <Text textStyle="small">{intl.formatMessage(LIST_MESSAGES.signIn)}</Text>
    </Card>
  );
}

function NothingFound() {
  const intl = useIntl();
  return (
    <Card>
      <EmptyState icon={SearchX} title={intl.formatMessage(LIST_MESSAGES.nothing)} headingLevel="h3" />
    </Card>
  );
}
