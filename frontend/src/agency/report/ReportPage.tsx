import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { FileText, Printer } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/states/EmptyState';
import { useAgencyOverviewQuery, useAgencyReportsQuery } from '../../graphql/agency';
import { useFormats } from '../../lib/format/format';
import { AGENCY_MESSAGES } from '../texts/messages';
import { Loading } from '../parts/Loading';
import { Panel } from '../parts/Panel';
import { useRateText } from '../parts/useRateText';
import { Verdict } from '../parts/Verdict';
import { WeekPanel } from './WeekPanel';

/** Weekly reports of an agency, as they were sent, newest first. */
export function ReportPage() {
  const { formatMessage, formatNumber } = useIntl();
  const { date } = useFormats();
  const { figure, interval, km } = useRateText();
  const { data, error, refetch } = useAgencyReportsQuery({ fetchPolicy: 'cache-and-network' });
  const overview = useAgencyOverviewQuery().data?.agencyOverview;
  const reports = data?.agencyReportsConnection.nodes ?? [];
  return (
    <Loading
      isThere={data !== undefined && overview !== undefined}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
    >
      {overview !== undefined && <WeekPanel overview={overview} isAlone />}
      {reports.length === 0 && <EmptyState icon={FileText} title={formatMessage(AGENCY_MESSAGES.weekNone)} />}
      {reports.map(({ weekOf, rate, peerRate, comparison, ...week }, index) => (
        <Box key={weekOf} data-printed={index === 0 ? '' : undefined}>
          <Panel
            title={formatMessage(AGENCY_MESSAGES.weekTitle, { day: date(`${weekOf}T12:00:00Z`) })}
            action={
              index === 0 && (
                <Button
                  variant="outline"
                  size="sm"
                  minH={{ base: '12', md: '9' }}
                  css={{ '@media print': { display: 'none' } }}
                  onClick={() => window.print()}
                >
                  <Printer size={18} aria-hidden />
                  {formatMessage(AGENCY_MESSAGES.printReport)}
                </Button>
              )
            }
            foot={formatMessage(AGENCY_MESSAGES.unobserved)}
          >
            <Flex direction="column" gap="1" px="4" py="3">
              <Flex gap="3" wrap="wrap" align="center">
                <Text textStyle="strong">
                  {rate === null
                    ? formatMessage(AGENCY_MESSAGES.tooLittle)
                    : `${formatMessage(AGENCY_MESSAGES.factRate)}: ${figure(rate.per1000Km)} (${interval(rate)})`}
                </Text>
                <Text textStyle="small">
                  <Verdict comparison={comparison} />
                </Text>
              </Flex>
              <Text textStyle="small" color="fg.muted">
                {[
                  formatMessage(AGENCY_MESSAGES.reportLine, {
                    ...{ violations: week.violations, km: km(week.judgedKm) },
                    ...{ seen: formatNumber(week.observedVehicles), count: formatNumber(week.vehicleCount) },
                  }),
                  ...(peerRate === null
                    ? []
                    : [formatMessage(AGENCY_MESSAGES.others, { rate: figure(peerRate) })]),
                ].join(' · ')}
              </Text>
            </Flex>
          </Panel>
        </Box>
      ))}
    </Loading>
  );
}
