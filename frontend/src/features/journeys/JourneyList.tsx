import { chakra, Flex } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../components/Card';
import type { JourneyRowFragment } from '../../graphql/generated';
import { secondsBetween, useFormats } from '../../lib/format';
import { journeyPath } from '../../lib/paths';
import { JOURNEY_MESSAGES } from './messages';
import { VehicleIcon } from './VehicleIcon';
import { ViolationCount } from './ViolationCount';

/** Journeys as rows of a card, each a link to its page. */
export function JourneyList({ journeys }: { journeys: readonly JourneyRowFragment[] }) {
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

function JourneyRow({ journey }: { journey: JourneyRowFragment }) {
  const intl = useIntl();
  const formats = useFormats();
  const durationS = secondsBetween(journey.startTime, journey.endTime ?? journey.startTime);
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      px="4"
      py="3"
      minH="16"
      color="fg"
      textDecoration="none"
      _hover={{ bg: 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Link to={journeyPath(journey.id)}>
        <Flex direction="column" gap="1" flex="1" minW="0">
          <Flex align="center" justify="space-between" gap="2" wrap="wrap">
            <Flex align="center" gap="2">
              <VehicleIcon vehicleType={journey.vehicleType} size={20} />
              <chakra.span textStyle="plate" fontSize="1rem" textTransform="uppercase">
                {journey.registrationNumber}
              </chakra.span>
            </Flex>
            <chakra.span textStyle="small" color="fg.muted">
              {formats.date(journey.startTime)}
            </chakra.span>
          </Flex>
          <Flex align="center" justify="space-between" gap="2" wrap="wrap" textStyle="small" color="fg.muted">
            <Flex columnGap="3" wrap="wrap">
              <Figure
                label={intl.formatMessage(JOURNEY_MESSAGES.distance)}
                value={formats.distance(journey.distanceKm)}
              />
              <Figure
                label={intl.formatMessage(JOURNEY_MESSAGES.duration)}
                value={formats.duration(durationS)}
              />
              <Figure
                label={intl.formatMessage(JOURNEY_MESSAGES.max)}
                value={intl.formatMessage(JOURNEY_MESSAGES.maxShort, {
                  speed: formats.speed(journey.maxSpeedKmh),
                })}
                spoken={formats.speed(journey.maxSpeedKmh)}
              />
            </Flex>
            <ViolationCount count={journey.violationCount} />
          </Flex>
        </Flex>
        <chakra.span srOnly>{intl.formatMessage(JOURNEY_MESSAGES.viewDetails)}</chakra.span>
        <chakra.span color="fg.subtle" aria-hidden>
          <ChevronRight size={20} />
        </chakra.span>
      </Link>
    </Flex>
  );
}

interface FigureProps {
  label: string;
  value: string;
  /** What screen readers say instead of the value. */
  spoken?: string;
}

/** A figure whose meaning sighted users take from its unit, and others from its label. */
function Figure({ label, value, spoken = value }: FigureProps) {
  return (
    <span>
      <chakra.span srOnly>{`${label} ${spoken}`}</chakra.span>
      <chakra.span aria-hidden color="fg" fontWeight="medium" whiteSpace="nowrap">
        {value}
      </chakra.span>
    </span>
  );
}
