import { chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { TWO_FIGURES } from '../../components/forms/even-columns';
import { FigureGrid } from '../../components/FigureGrid';
import { JourneyWay } from '../../components/place/JourneyWay';
import { RoadLine } from '../../components/RoadLine';
import type { RouteMapPoint } from '../../components/route-map/route-map-types';
import { useFormats } from '../../lib/format/format';
import { journeyFigures } from './shown/journey-figures';
import type { JourneyDetail } from './shown/JourneyHeading';
import { CATEGORY_MESSAGES } from '../../components/vehicle-messages';
import { ROLE_MESSAGES } from './shown/messages';
import { VehicleIcon } from '../../components/VehicleIcon';

export interface JourneyFiguresProps {
  journey: JourneyDetail;
  /** Null until it is there. */
  route: readonly RouteMapPoint[] | null;
}

/** Vehicle, time and way, above the road line; distance, duration and speed, below it. */
export function JourneyFigures({ journey, route }: JourneyFiguresProps) {
  const intl = useIntl();
  const formats = useFormats();
  const endTime = journey.endTime === null ? null : formats.time(journey.endTime);
  const hours = [formats.time(journey.startTime), endTime].filter(Boolean).join(' – ');
  const kind = [
    intl.formatMessage(CATEGORY_MESSAGES[journey.category]),
    journey.transportAgency,
    intl.formatMessage(ROLE_MESSAGES[journey.role]),
  ];
  return (
    <Card display="flex" flexDirection="column" gap="4">
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Flex align="center" gap="2" textStyle="strong">
          <VehicleIcon vehicleType={journey.vehicleType} />
          <chakra.span whiteSpace="nowrap">{hours}</chakra.span>
        </Flex>
        <Text textStyle="small" color="fg.muted" textAlign="end">
          {kind.filter(Boolean).join(' · ')}
        </Text>
      </Flex>
      <JourneyWay points={route} />
      <RoadLine />
      <FigureGrid
        figures={journeyFigures(journey, { intl, formats })}
        columns={{ base: TWO_FIGURES, md: 'repeat(4, minmax(0, 1fr))' }}
      />
    </Card>
  );
}
