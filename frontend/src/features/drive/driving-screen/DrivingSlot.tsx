import { Box, Flex, Text } from '@chakra-ui/react';
import { WARN_WITHIN_M } from '@wakafine/domain/incidents/hazards-ahead';
import { useIntl } from 'react-intl';
import { useHazardDistance } from '../../../components/hazards/hazard-distance';
import { HazardPlate } from '../../../components/hazards/HazardPlate';
import { HAZARD_MESSAGES } from '../../../components/hazards/messages';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import type { LiveView } from '../context/drive-context';
import { useHazardAhead } from '../context/useHazardAhead';
import { DrivingFigures } from './DrivingFigures';

/** The one place that shows time and distance, or the hazard within 1 km ahead: as high either way, so that nothing moves. */
export function DrivingSlot({ live }: { live: LiveView }) {
  const { formatMessage } = useIntl();
  const distanceText = useHazardDistance();
  const seen = useHazardAhead(live, WARN_WITHIN_M);
  return (
    <Box minH="72px" mb="3" display="grid" alignItems="center">
      {seen === null ? (
        <DrivingFigures durationS={live.durationS} distanceM={live.distanceM} />
      ) : (
        <Flex
          align="center"
          gap="3"
          px="3"
          py="1"
          minH="72px"
          borderRadius="card"
          bg="brand.solid"
          color="brand.contrast"
        >
          <HazardPlate hazard={seen.hazard} />
          <Box flex="1" minW="0">
            <Text fontSize="min(1.25rem, 5.5vmin)" lineHeight="1.1" fontWeight="bold">
              {formatMessage(TYPE_MESSAGES[seen.hazard.hazardType])}
            </Text>
            <Text fontSize="min(1rem, 4.4vmin)" lineHeight="1.25">
              {formatMessage(HAZARD_MESSAGES.confirmed)}
            </Text>
          </Box>
          <Text fontSize="min(1.75rem, 7.5vmin)" fontWeight="bold" whiteSpace="nowrap">
            {distanceText(seen.distanceM)}
          </Text>
        </Flex>
      )}
    </Box>
  );
}
