import { chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../components/Card';
import { RoadLine } from '../../components/RoadLine';
import { ZoneGlyph } from '../../components/ZoneGlyph';
import { useLastJourneyQuery, type DriveJourneyFragment } from '../../graphql/generated';
import { secondsBetween, useFormats } from '../../lib/format';
import { journeyPath } from '../../lib/paths';
import { IDLE_MESSAGES } from './messages';

/** The receipt of the last journey; nothing at all for one who has not travelled yet. */
export function LastJourneyCard() {
  const { formatMessage } = useIntl();
  const journey = useLastJourneyQuery().data?.journeys.edges[0]?.node;
  if (!journey) {
    return null;
  }
  return (
    <Card>
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Heading as="h2" textStyle="section">
          {formatMessage(IDLE_MESSAGES.lastJourney)}
        </Heading>
        <chakra.span textStyle="label">
          <Link to={journeyPath(journey.id)}>{formatMessage(IDLE_MESSAGES.viewDetails)}</Link>
        </chakra.span>
      </Flex>
      <Receipt journey={journey} />
    </Card>
  );
}

function Receipt({ journey }: { journey: DriveJourneyFragment }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Flex direction="column" gap="2.5" mt="3">
      <div>
        <Text textStyle="plate" fontSize="1rem" lineHeight="1.5rem">
          {journey.registrationNumber}
        </Text>
        <Text textStyle="small" color="fg.muted">
          {journey.transportAgency !== null && `${journey.transportAgency} · `}
          {formats.date(journey.startTime)}
        </Text>
      </div>
      <RoadLine />
      <Grid
        templateColumns="auto auto"
        justifyContent="space-between"
        columnGap="4"
        rowGap="1.5"
        alignItems="center"
      >
        <chakra.strong textStyle="section">{formats.distance(journey.distanceKm)}</chakra.strong>
        <chakra.strong textStyle="section">
          {formats.duration(secondsBetween(journey.startTime, journey.endTime ?? journey.startTime))}
        </chakra.strong>
        <chakra.strong textStyle="section">
          {formatMessage(IDLE_MESSAGES.maxSpeed, { speed: formats.speed(journey.maxSpeedKmh) })}
        </chakra.strong>
        <Flex align="center" gap="1.5" textStyle="small" color="fg.muted">
          {journey.violationCount > 0 && <ZoneGlyph zone="danger" size={18} />}
          {formatMessage(IDLE_MESSAGES.violations, { count: journey.violationCount })}
        </Flex>
      </Grid>
    </Flex>
  );
}
