import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { JourneyAlertFragment } from '../../graphql/generated';
import { secondsBetween, useFormats } from '../../lib/format/format';
import { usePlaceText } from '../../lib/gazetteer/usePlaceText';
import { FigureText } from '../FigureText';
import { ZoneBadge } from '../zones/ZoneBadge';
import { ZONE_NAMES } from '../zones/zone-names';

const SHOWN_AT_FIRST = 10;

export interface SpeedAlertListProps {
  alerts: readonly JourneyAlertFragment[];
  /** Of the button that shows those after the first ten. */
  moreLabel: string;
  /** False where what is around the list provides the distance from the edge. */
  isInset?: boolean;
}

/** Speed alerts of a journey in the order given: peak, zone, hour, length and place of each. */
export function SpeedAlertList({ alerts, moreLabel, isInset = true }: SpeedAlertListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? alerts : alerts.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <chakra.ul listStyleType="none">
        {shown.map((alert) => (
          <AlertRow key={alert.startedAt} alert={alert} isInset={isInset} />
        ))}
      </chakra.ul>
      {shown.length < alerts.length && (
        <Flex borderTopWidth="1px" p="3" justify="center">
          <Button variant="outline" onClick={() => setIsWhole(true)}>
            {moreLabel}
          </Button>
        </Flex>
      )}
    </>
  );
}

function AlertRow({ alert, isInset }: { alert: JourneyAlertFragment; isInset: boolean }) {
  const formats = useFormats();
  const placeText = usePlaceText();
  const { peakKmh, severity, startedAt, endedAt, latitude, longitude, headingDeg } = alert;
  return (
    <Flex as="li" align="center" gap="2" minH="16" px={isInset ? '4' : '0'} py="3" borderTopWidth="1px">
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
