import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import { FigureText } from '../../../components/FigureText';
import { RoadLine } from '../../../components/RoadLine';
import { RouteThumb } from '../../../components/route-map/RouteThumb';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { ViolationCount } from '../../../components/violation/ViolationCount';
import { useLastJourneyQuery, type LastJourneyQuery } from '../../../graphql/generated';
import { secondsBetween, useFormats } from '../../../lib/format/format';
import { journeyPath } from '../../../lib/paths';
import { IDLE_MESSAGES } from '../context/messages';

type LastJourney = LastJourneyQuery['journeys']['edges'][number]['node'];

/** Edges of the picture of the route, CSS px. */
const THUMB = { width: 96, height: 132 };

/** Room for the widest figures beside each other. */
const TWO_BY_TWO = '@container (min-width: 14.5rem)';

/** The receipt of the last journey, with a picture of its route; nothing at all for one who has not travelled yet. */
export function LastJourneyCard() {
  const { formatMessage } = useIntl();
  const journey = useLastJourney();
  if (journey === null || journey === 'loading') {
    return journey && <ReceiptToCome />;
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

/** The last journey of the user; null where there is none, or none can be had. */
export function useLastJourney(): LastJourney | 'loading' | null {
  const { data, loading } = useLastJourneyQuery();
  return data?.journeys.edges[0]?.node ?? (loading && !data ? 'loading' : null);
}

/** As high as the receipt, so that what stands below it stays where it is. */
function ReceiptToCome() {
  return (
    <Card>
      <Skeleton>
        <SkeletonBlock h="6" w="60%" />
        <SkeletonBlock h={`${THUMB.height}px`} mt="3" borderRadius="control" />
      </Skeleton>
    </Card>
  );
}

function Receipt({ journey }: { journey: LastJourney }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const durationS = secondsBetween(journey.startTime, journey.endTime ?? journey.startTime);
  const max = formatMessage(IDLE_MESSAGES.maxSpeed, { speed: formats.speed(journey.maxSpeedKmh) });
  return (
    <Flex wrap="wrap" gap="4" mt="3">
      {journey.trace.length > 0 && (
        <RouteThumb points={journey.trace} width={THUMB.width} height={THUMB.height} />
      )}
      <Flex direction="column" gap="2" flex="1 1 9rem" minW="0" containerType="inline-size">
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
        {/* Two by two on common baselines, as many as fit on a narrow phone. */}
        <Flex
          wrap="wrap"
          columnGap="4"
          rowGap="2"
          alignItems="baseline"
          textStyle="section"
          whiteSpace="nowrap"
          css={{ [TWO_BY_TWO]: { display: 'grid', gridTemplateColumns: 'repeat(2, max-content)' } }}
        >
          <chakra.strong>
            <FigureText text={formats.distance(journey.distanceKm)} />
          </chakra.strong>
          <chakra.strong>
            <FigureText text={formats.wholeDuration(durationS)} />
          </chakra.strong>
          <chakra.strong>
            <FigureText text={max} />
          </chakra.strong>
          <ViolationCount
            count={journey.violationCount}
            text={formatMessage(IDLE_MESSAGES.violations, { count: journey.violationCount })}
          />
        </Flex>
      </Flex>
    </Flex>
  );
}
