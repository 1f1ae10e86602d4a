import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { SpeedAlertList } from '../../../components/speed-alerts/SpeedAlertList';
import type { JourneyAlertFragment } from '../../../graphql/staff';
import { JOURNEY_FINDING_MESSAGES } from './finding-messages';

/** Alerts to the driver, distinguished from violations; nothing where there was none. */
export function StaffJourneyAlerts({ alerts }: { alerts: readonly JourneyAlertFragment[] }) {
  const { formatMessage } = useIntl();
  if (alerts.length === 0) {
    return null;
  }
  return (
    <Flex direction="column" gap="1">
      <Text as="h3" textStyle="section">
        {formatMessage(JOURNEY_FINDING_MESSAGES.alerts)}
      </Text>
      <Text textStyle="small" color="fg.muted" pb="1">
        {formatMessage(JOURNEY_FINDING_MESSAGES.alertsWhat)}
      </Text>
      <SpeedAlertList
        alerts={alerts}
        moreLabel={formatMessage(JOURNEY_FINDING_MESSAGES.moreAlerts)}
        isInset={false}
      />
    </Flex>
  );
}
