import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card';
import { FigureText } from '../../components/FigureText';
import { ZoneBadge } from '../../components/ZoneBadge';
import { ZONE_NAMES } from '../../components/zone-names';
import type { JourneyAlertFragment } from '../../graphql/generated';
import { secondsBetween, useFormats } from '../../lib/format';
import { usePlaceText } from '../../lib/gazetteer/usePlaceText';
import { JOURNEY_MESSAGES } from './messages';

const SHOWN_AT_FIRST = 10;

/** The alerts of a journey, oldest first and apart from its violations; nothing where there was none. */
export function JourneyAlerts({ alerts }: { alerts: readonly JourneyAlertFragment[] }) {
  const intl = useIntl();
  const [isWhole, setIsWhole] = useState(false);
  if (alerts.length === 0) {
    return null;
  }
  const shown = isWhole ? alerts : alerts.slice(0, SHOWN_AT_FIRST);
  return (
    <Card isFlush>
      <Heading as="h2" textStyle="section" px="4" pt="4">
        {intl.formatMessage(JOURNEY_MESSAGES.alerts)}
      </Heading>
      <Text px="4" pt="1" pb="3" textStyle="small" color="fg.muted">
        {intl.formatMessage(JOURNEY_MESSAGES.alertsWhat)}
      </Text>
      <chakra.ul listStyleType="none">
        {shown.map((alert) => (
          <AlertRow key={alert.startedAt} alert={alert} />
        ))}
      </chakra.ul>
      {shown.length < alerts.length && (
        <Flex borderTopWidth="1px" p="3" justify="center">
          <Button variant="outline" onClick={() => setIsWhole(true)}>
            {intl.formatMessage(JOURNEY_MESSAGES.viewMore)}
          </Button>
        </Flex>
      )}
    </Card>
  );
}

function AlertRow({ alert }: { alert: JourneyAlertFragment }) {
  const formats = useFormats();
  const placeText = usePlaceText();
  const { peakKmh, severity, startedAt, endedAt, latitude, longitude, headingDeg } = alert;
  return (
    <Flex as="li" align="center" gap="2" minH="16" px="4" py="3" borderTopWidth="1px">
      <chakra.span textStyle="heading" minW="11" flexShrink="0">
        <FigureText text={formats.speed(peakKmh)} isStacked />
      </chakra.span>
      <Flex direction="column" align="flex-start" gap="1" minW="0" textStyle="small" color="fg.muted">
        <ZoneBadge zone={ZONE_NAMES[severity]} />
        <Flex as="span" columnGap="2.5" wrap="wrap" whiteSpace="nowrap">
          <span>{formats.time(startedAt)}</span>
          {endedAt !== null && <span>{formats.duration(secondsBetween(startedAt, endedAt))}</span>}
        </Flex>
        <span>{placeText({ lat: latitude, lng: longitude }, headingDeg)}</span>
      </Flex>
    </Flex>
  );
}
