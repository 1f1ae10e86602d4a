import { Flex, Text } from '@chakra-ui/react';
import { useIntl, type IntlShape } from 'react-intl';
import { TWO_FIGURES } from '../../../components/forms/even-columns';
import { FigureGrid, type NamedFigure } from '../../../components/FigureGrid';
import { joinedLine } from '../../../components/joined-line';
import { RoadLine } from '../../../components/RoadLine';
import { Card } from '../../../components/surface/Card';
import { CATEGORY_MESSAGES } from '../../../components/vehicle-messages';
import { VehicleIcon } from '../../../components/VehicleIcon';
import { secondsBetween, useFormats, type Formats } from '../../../lib/format/format';
import type { JourneyDetail } from '../shown/JourneyHeading';
import { ROLE_MESSAGES } from '../shown/messages';
import { RECEIPT_MESSAGES as TEXTS } from './messages';
import { movingS } from './receipt-journey';

/** The vehicle over the road line, and four figures below it. */
export function ReceiptFigures({ journey }: { journey: JourneyDetail }) {
  const intl = useIntl();
  const formats = useFormats();
  const { registrationNumber, vehicleType, category, transportAgency, role } = journey;
  const kind = [intl.formatMessage(CATEGORY_MESSAGES[category]), intl.formatMessage(ROLE_MESSAGES[role])];
  return (
    <Card display="flex" flexDirection="column" gap="3">
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="3" rowGap="1">
        <Flex align="center" gap="2" minW="0">
          <VehicleIcon vehicleType={vehicleType} />
          <Text textStyle="plate" fontSize="1rem" overflowWrap="anywhere">
            <bdi>{registrationNumber}</bdi>
          </Text>
        </Flex>
        <Text textStyle="small" color="fg.muted">
          {joinedLine(kind[0] ?? null, transportAgency ?? null, kind[1] ?? null)}
        </Text>
      </Flex>
      <RoadLine />
      <FigureGrid
        figures={receiptFigures(journey, { intl, formats })}
        columns={{ base: TWO_FIGURES, md: 'repeat(4, minmax(0, 1fr))' }}
      />
    </Card>
  );
}

/** The four figures of a receipt with their names, as screen and picture show them. */
export function receiptFigures(
  { startTime, endTime, distanceKm, averageSpeedKmh, maxSpeedKmh }: JourneyDetail,
  { intl, formats }: { intl: IntlShape; formats: Formats },
): NamedFigure[] {
  const durationS = secondsBetween(startTime, endTime ?? startTime);
  const moving = movingS({ distanceKm, averageSpeedKmh, durationS });
  const time =
    moving === null
      ? intl.formatMessage(TEXTS.time)
      : intl.formatMessage(TEXTS.timeMoving, { time: formats.wholeDuration(moving) });
  return [
    { label: intl.formatMessage(TEXTS.distance), value: formats.distance(distanceKm) },
    { label: time, value: formats.wholeDuration(durationS) },
    {
      label: intl.formatMessage(TEXTS.average),
      value: formats.speed(moving === null ? null : averageSpeedKmh),
    },
    { label: intl.formatMessage(TEXTS.highest), value: formats.speed(maxSpeedKmh) },
  ];
}
