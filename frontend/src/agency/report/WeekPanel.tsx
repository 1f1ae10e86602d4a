import { Button, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AgencyOverviewQuery } from '../../graphql/agency';
import { AGENCY_PATHS } from '../../lib/paths';
import { AGENCY_MESSAGES } from '../texts/messages';
import { Panel } from '../parts/Panel';
import { useRateText } from '../parts/useRateText';
import { WeekChart } from './WeekChart';

const SENTENCES = {
  BETTER: AGENCY_MESSAGES.BETTER,
  WORSE: AGENCY_MESSAGES.WORSE,
  UNCERTAIN: AGENCY_MESSAGES.SAME,
};

export interface WeekPanelProps {
  overview: AgencyOverviewQuery['agencyOverview'];
  /** Whether it stands on the page of reports, to which it needs no link. */
  isAlone?: boolean;
}

/** Course of the rate over eight weeks, with what can be said of it. */
export function WeekPanel({ overview, isAlone = false }: WeekPanelProps) {
  const { formatMessage } = useIntl();
  const { figure } = useRateText();
  const { rate, change, weeks, peerRate } = overview;
  return (
    <Panel
      title={formatMessage(AGENCY_MESSAGES.report)}
      action={
        !isAlone && (
          <Button asChild variant="ghost" size="sm" minH={{ base: '12', md: '9' }}>
            <Link to={AGENCY_PATHS.report}>{formatMessage(AGENCY_MESSAGES.open)}</Link>
          </Button>
        )
      }
      foot={formatMessage(AGENCY_MESSAGES.chartFoot)}
    >
      <Flex direction="column" gap="2" px="4" py="3" maxW="520px">
        <Text textStyle="label">
          {rate === null
            ? formatMessage(AGENCY_MESSAGES.tooLittle)
            : formatMessage(SENTENCES[change], { rate: figure(rate.per1000Km) })}
        </Text>
        <WeekChart weeks={weeks} peerRate={peerRate} />
      </Flex>
    </Panel>
  );
}
