import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { NotLoaded } from '../../../components/states/NotLoaded';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { Card } from '../../../components/surface/Card';
import { useServiceAvailabilityQuery } from '../../../graphql/developers';
import { USAGE_MESSAGES } from '../usage/messages';
import { AvailabilityBar } from './AvailabilityBar';
import { AvailabilityTable } from './AvailabilityTable';
import type { Availability } from './day-state';
import { AVAILABILITY_MESSAGES as TEXTS } from './messages';
import { useShareText } from './useShare';

/** Share of the last 90 days in which the service was up: a figure, and each day in a bar or in a table. */
export function AvailabilityCard() {
  const { formatMessage } = useIntl();
  const [isTable, setIsTable] = useState(false);
  const { data, error, refetch } = useServiceAvailabilityQuery();
  const availability = data?.serviceAvailability;
  return (
    <Card display="flex" flexDirection="column" gap="2">
      <Flex align="center" gap="2" minH="9">
        <Heading as="h2" textStyle="section" me="auto" minW="0">
          {formatMessage(TEXTS.title)}
        </Heading>
        {typeof availability?.measuredSince === 'string' && (
          <Button variant="ghost" size="sm" onClick={() => setIsTable(!isTable)}>
            {formatMessage(isTable ? USAGE_MESSAGES.showChart : USAGE_MESSAGES.showTable)}
          </Button>
        )}
      </Flex>
      {availability !== undefined && <Figures availability={availability} isTable={isTable} />}
      {availability === undefined &&
        (error === undefined ? (
          <Skeleton>
            <SkeletonBlock h="112px" />
          </Skeleton>
        ) : (
          <NotLoaded text={formatMessage(TEXTS.failed)} onRetry={() => void refetch()} />
        ))}
    </Card>
  );
}

function Figures({ availability, isTable }: { availability: Availability; isTable: boolean }) {
  const { formatMessage } = useIntl();
  const share = useShareText()(availability);
  const { days, awayMinutes: away, degradedMinutes: degraded } = availability;
  if (share === null) {
    return <Text color="fg.muted">{formatMessage(TEXTS.notYet)}</Text>;
  }
  return (
    <>
      <Text textStyle="strong">{share}</Text>
      <Text textStyle="small" color="fg.muted">
        {formatMessage(TEXTS.rule)} {formatMessage(TEXTS.summary, { away, degraded })}
      </Text>
      {isTable ? <AvailabilityTable days={days} /> : <AvailabilityBar days={days} />}
    </>
  );
}
