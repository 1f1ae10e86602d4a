import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { CircleOff, Map } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../components/surface/Card';
import { LivePill } from '../../components/LivePill';
import { VehicleIcon } from '../../components/VehicleIcon';
import { ViolationCount } from '../../components/violation/ViolationCount';
import { useJourneyOnNowQuery, type JourneyOnNowQuery } from '../../graphql/generated';
import { useConnectionState } from '../../lib/apollo/connection';
import { useFormats } from '../../lib/format/format';
import { PATHS } from '../../lib/paths';
import { ACTIVE_MESSAGES, JOURNEY_MESSAGES } from './shown/messages';

type JourneyOnNow = NonNullable<JourneyOnNowQuery['activeJourney']>;

/**
 * The journey that is on, or that there is none; an empty line until that is known. Kept current by anyone who
 * records it.
 */
export function ActiveJourneyCard() {
  const { data } = useJourneyOnNowQuery({ fetchPolicy: 'cache-and-network' });
  if (data === undefined) {
    return <Box minH="5" />;
  }
  return data.activeJourney === null ? <NoActiveJourney /> : <LiveCard journey={data.activeJourney} />;
}

function LiveCard({ journey }: { journey: JourneyOnNow }) {
  const intl = useIntl();
  const formats = useFormats();
  const connection = useConnectionState();
  const facts = [
    formats.distance(journey.distanceKm),
    intl.formatMessage(JOURNEY_MESSAGES.maxShort, { speed: formats.speed(journey.maxSpeedKmh) }),
    intl.formatMessage(ACTIVE_MESSAGES.since, { time: formats.time(journey.startTime) }),
  ];
  return (
    <Card
      display="flex"
      flexDirection="column"
      gap="3"
      aria-label={intl.formatMessage(ACTIVE_MESSAGES.title)}
    >
      <Flex align="center" justify="space-between" gap="2">
        <Flex align="center" gap="2" minW="0">
          <VehicleIcon vehicleType={journey.vehicleType} size={20} />
          <chakra.span textStyle="plate" fontSize="1rem" textTransform="uppercase">
            {journey.registrationNumber}
          </chakra.span>
        </Flex>
        <LivePill isConnected={connection !== 'reconnecting'} />
      </Flex>
      <Flex
        align="center"
        justify="space-between"
        columnGap="3"
        wrap="wrap"
        textStyle="small"
        color="fg.muted"
      >
        <span>{facts.join(' · ')}</span>
        <ViolationCount
          count={journey.violationCount}
          text={intl.formatMessage(JOURNEY_MESSAGES.violations, { count: journey.violationCount })}
        />
      </Flex>
      <Flex gap="2">
        <Button asChild flex="1" px="3">
          <Link to={PATHS.home}>{intl.formatMessage(ACTIVE_MESSAGES.open)}</Link>
        </Button>
        <Button asChild variant="outline" px="4">
          <Link to={PATHS.map}>
            <Map size={20} aria-hidden />
            {intl.formatMessage(ACTIVE_MESSAGES.map)}
          </Link>
        </Button>
      </Flex>
    </Card>
  );
}

function NoActiveJourney() {
  const intl = useIntl();
  return (
    <Flex align="center" gap="2" textStyle="small" color="fg.muted">
      <CircleOff size={16} aria-hidden />
      {intl.formatMessage(ACTIVE_MESSAGES.none)}
    </Flex>
  );
}
