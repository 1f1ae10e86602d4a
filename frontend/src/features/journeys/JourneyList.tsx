import { chakra, Flex } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../components/surface/Card';
import { joinedLine } from '../../components/joined-line';
import { JourneyWay } from '../../components/place/JourneyWay';
import { RouteThumb } from '../../components/route-map/RouteThumb';
import { VehicleIcon } from '../../components/VehicleIcon';
import { ViolationCount } from '../../components/violation/ViolationCount';
import type { JourneyHistoryQuery } from '../../graphql/generated';
import { secondsBetween, useFormats } from '../../lib/format/format';
import { journeyPath } from '../../lib/paths';
import { ProofMark } from './phone/ProofMark';
import { JOURNEY_MESSAGES } from './shown/messages';

/** A journey as the list shows it. */
export type ListedJourney = JourneyHistoryQuery['journeys']['edges'][number]['node'];

/** Edge of the picture of a route, CSS px. */
export const THUMB_PX = 76;

/** Journeys as rows of a card, each a link to its page. */
export function JourneyList({ journeys }: { journeys: readonly ListedJourney[] }) {
  return (
    <Card isFlush>
      <chakra.ul listStyleType="none">
        {journeys.map((journey, index) => (
          <chakra.li key={journey.id} borderTopWidth={index === 0 ? '0' : '1px'}>
            <JourneyRow journey={journey} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}

const JourneyRow = memo(function JourneyRow({ journey }: { journey: ListedJourney }) {
  const intl = useIntl();
  const formats = useFormats();
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      px="4"
      py="3"
      color="fg"
      textDecoration="none"
      _hover={{ bg: 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Link to={journeyPath(journey.id)}>
        <RouteThumb points={journey.trace} width={THUMB_PX} height={THUMB_PX} />
        <Flex direction="column" gap="1" flex="1" minW="0">
          <Flex
            align="center"
            justify="space-between"
            columnGap="2"
            wrap="wrap"
            // The date below the plate in every row, not only where the plate is long.
            css={{ '@media (max-width: 399px)': { flexDirection: 'column', alignItems: 'flex-start' } }}
          >
            <Flex align="center" gap="2">
              <VehicleIcon vehicleType={journey.vehicleType} size={20} />
              <chakra.span textStyle="plate" fontSize="1rem" textTransform="uppercase">
                {journey.registrationNumber}
              </chakra.span>
            </Flex>
            <chakra.span textStyle="small" color="fg.muted">
              {joinedLine(
                formats.date(journey.startTime),
                journey.isImported && intl.formatMessage(JOURNEY_MESSAGES.importedShort),
              )}
            </chakra.span>
          </Flex>
          <Figures journey={journey} />
          <JourneyWay points={journey.trace} />
          <Flex align="center" justify="space-between" columnGap="2" wrap="wrap">
            <Flex as="span" align="center" wrap="wrap" columnGap="3">
              <ProofMark state="confirmed" />
              <ViolationCount
                count={journey.violationCount}
                text={intl.formatMessage(JOURNEY_MESSAGES.violations, { count: journey.violationCount })}
              />
            </Flex>
            <Flex as="span" align="center" ms="auto" textStyle="label" color="brand.fg">
              {/* On a phone the words would have a line of their own: there the arrow says it. */}
              <chakra.span srOnly={{ base: true, md: false }}>
                {intl.formatMessage(JOURNEY_MESSAGES.viewDetails)}
              </chakra.span>
              <ChevronRight size={18} aria-hidden />
            </Flex>
          </Flex>
        </Flex>
      </Link>
    </Flex>
  );
});

function Figures({ journey }: { journey: ListedJourney }) {
  const intl = useIntl();
  const formats = useFormats();
  const durationS = secondsBetween(journey.startTime, journey.endTime ?? journey.startTime);
  const max = formats.speed(journey.maxSpeedKmh);
  return (
    <Flex columnGap="3" wrap="wrap" textStyle="small">
      <Figure
        label={intl.formatMessage(JOURNEY_MESSAGES.distance)}
        value={formats.distance(journey.distanceKm)}
      />
      <Figure label={intl.formatMessage(JOURNEY_MESSAGES.duration)} value={formats.duration(durationS)} />
      <Figure
        label={intl.formatMessage(JOURNEY_MESSAGES.max)}
        value={intl.formatMessage(JOURNEY_MESSAGES.maxShort, { speed: max })}
        spoken={max}
      />
    </Flex>
  );
}

interface FigureProps {
  label: string;
  value: string;
  /** Text for screen readers in place of the value. */
  spoken?: string;
}

/** A figure whose meaning sighted users see from its unit, and others from its label. */
function Figure({ label, value, spoken = value }: FigureProps) {
  return (
    <span>
      <chakra.span srOnly>{`${label} ${spoken}`}</chakra.span>
      <chakra.span aria-hidden fontWeight="medium" whiteSpace="nowrap">
        {value}
      </chakra.span>
    </span>
  );
}
