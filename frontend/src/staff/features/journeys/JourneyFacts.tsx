import { chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { FigureGrid } from '../../../components/FigureGrid';
import { VehicleIcon } from '../../../components/VehicleIcon';
import { ViolatorStatusBadge } from '../../../components/ViolatorStatusBadge';
import type { StaffJourneyFragment } from '../../../graphql/staff';
import { secondsBetween, useFormats } from '../../../lib/format/format';
import { JourneyStateBadge } from './JourneyStateBadge';
import { JOURNEY_COLUMN_MESSAGES, STAFF_JOURNEY_MESSAGES } from './messages';

export interface JourneyFactsProps {
  journey: StaffJourneyFragment & { driverName: string | null; isVehicleSuspended: boolean };
  /** Masked or revealed. */
  plateText: string;
}

/** Traveller, vehicle and start, and the figures of the journey. */
export function JourneyFacts({ journey, plateText }: JourneyFactsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useFormats();
  const { startTime, endTime, lastFixAt, driverName, transportAgency } = journey;
  const until = endTime ?? lastFixAt;
  const hours = [startTime, endTime].flatMap((time) => (time === null ? [] : formats.time(time))).join(' – ');
  const figure = (name: keyof typeof JOURNEY_COLUMN_MESSAGES, value: string) => ({
    label: formatMessage(JOURNEY_COLUMN_MESSAGES[name]),
    value,
  });
  return (
    <Flex direction="column" gap="3">
      <Flex align="center" gap="2" wrap="wrap">
        <VehicleIcon vehicleType={journey.vehicleType} />
        <chakra.bdi textStyle="plate" fontSize="1rem">
          {plateText}
        </chakra.bdi>
        <JourneyStateBadge journey={journey} />
        {journey.isVehicleSuspended && <ViolatorStatusBadge status="SUSPENDED" />}
      </Flex>
      <Text textStyle="small" color="fg.muted">
        <bdi>{transportAgency ?? formatMessage(STAFF_JOURNEY_MESSAGES.noAgency)}</bdi>
        {` · ${formats.date(startTime)}, ${hours}`}
      </Text>
      {driverName !== null && (
        <Text textStyle="small">{formatMessage(STAFF_JOURNEY_MESSAGES.driver, { name: driverName })}</Text>
      )}
      {journey.isEndProvisional && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(STAFF_JOURNEY_MESSAGES.provisional)}
        </Text>
      )}
      {journey.isImported && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(STAFF_JOURNEY_MESSAGES.imported)}
        </Text>
      )}
      <FigureGrid
        figures={[
          figure('distance', formats.distance(journey.distanceKm)),
          figure('duration', until === null ? '–' : formats.wholeDuration(secondsBetween(startTime, until))),
          figure('average', formats.speed(journey.averageSpeedKmh)),
          figure('max', formats.speed(journey.maxSpeedKmh)),
          ...(journey.currentSpeedKmh === null
            ? []
            : [figure('speed', formats.speed(journey.currentSpeedKmh))]),
          {
            label: formatMessage(STAFF_JOURNEY_MESSAGES.violationCount, { count: journey.violationCount }),
            value: formatNumber(journey.violationCount),
          },
        ]}
      />
    </Flex>
  );
}
