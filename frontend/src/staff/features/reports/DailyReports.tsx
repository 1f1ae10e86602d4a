import { Box, Heading, Text } from '@chakra-ui/react';
import { CalendarClock } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import { useDailyReportsQuery } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { StaffTable } from '../../kit/table/StaffTable';
import { dailyReportColumns } from './daily-report-columns';
import { STAFF_REPORTS_MESSAGES } from './messages';

/** Days of the list: as many as the server gives. */
const MOST_DAYS = 100;

/** The reports that were made at midnight, newest first, each with its file. */
export function DailyReports() {
  const intl = useIntl();
  const formats = useFormats();
  const { formatMessage } = intl;
  const { data, error, refetch } = useDailyReportsQuery({
    variables: { first: MOST_DAYS },
    fetchPolicy: 'cache-and-network',
  });
  const columns = useMemo(() => dailyReportColumns(intl), [intl]);
  const hasFailed = error !== undefined && data === undefined;
  return (
    <StaffTable
      id="daily-reports"
      label={formatMessage(STAFF_REPORTS_MESSAGES.daily)}
      columns={columns}
      keyOf={({ day }) => day}
      nameOf={({ day, violationCount }) =>
        formatMessage(STAFF_REPORTS_MESSAGES.rowName, { day: formats.date(day), count: violationCount })
      }
      data={{
        rows: data?.dailyReportsConnection.nodes ?? null,
        failure: hasFailed ? formatMessage(STAFF_REPORTS_MESSAGES.failedToLoad) : null,
        hasMore: false,
        isLoadingMore: false,
        onRetry: () => void refetch().catch(() => undefined),
        onLoadMore: () => undefined,
      }}
      empty={
        <EmptyState
          icon={CalendarClock}
          title={formatMessage(STAFF_REPORTS_MESSAGES.noneTitle)}
          text={formatMessage(STAFF_REPORTS_MESSAGES.noneText)}
        />
      }
      toolbar={
        <Box flex="1" minW="min(14rem, 100%)" py={{ md: '1.5' }}>
          <Heading as="h2" textStyle="strong" fontWeight="bold">
            {formatMessage(STAFF_REPORTS_MESSAGES.daily)}
          </Heading>
          <Text textStyle="small" color="fg.muted">
            {formatMessage(STAFF_REPORTS_MESSAGES.dailyHint)}
          </Text>
        </Box>
      }
    />
  );
}
