import { Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { SpeedAlertList } from '../../components/speed-alerts/SpeedAlertList';
import type { JourneyAlertFragment } from '../../graphql/generated';
import { JOURNEY_MESSAGES } from './shown/messages';

/** The alerts of a journey, oldest first and apart from its violations; nothing where there was none. */
export function JourneyAlerts({ alerts }: { alerts: readonly JourneyAlertFragment[] }) {
  const intl = useIntl();
  if (alerts.length === 0) {
    return null;
  }
  return (
    <Card isFlush>
      <Heading as="h2" textStyle="section" px="4" pt="4">
        {intl.formatMessage(JOURNEY_MESSAGES.alerts)}
      </Heading>
      <Text px="4" pt="1" pb="3" textStyle="small" color="fg.muted">
        {intl.formatMessage(JOURNEY_MESSAGES.alertsWhat)}
      </Text>
      <SpeedAlertList alerts={alerts} moreLabel={intl.formatMessage(JOURNEY_MESSAGES.viewMore)} />
    </Card>
  );
}
