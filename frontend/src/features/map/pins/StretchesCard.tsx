import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { SeenHazard } from '@wakafine/domain/incidents/hazards-ahead';
import { TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useHazardDistance } from '../../../components/hazards/hazard-distance';
import { InkPlate } from '../../../components/hazards/HazardPlate';
import { HAZARD_MESSAGES } from '../../../components/hazards/messages';
import { joinedLine } from '../../../components/joined-line';
import { Card } from '../../../components/surface/Card';
import { useFormats } from '../../../lib/format/format';
import { usePlaceText } from '../../../lib/gazetteer/usePlaceText';
import { STRETCH_MESSAGES, WAY_MESSAGES } from '../way/messages';
import type { PlacedStretch } from './useNearStretches';

/** The stretches of road near the user that are known as dangerous: where each begins, how long it is and how far; nothing without one. */
export function StretchesCard({ near }: { near: readonly SeenHazard<PlacedStretch>[] }) {
  const { formatMessage } = useIntl();
  const { distance } = useFormats();
  const placeText = usePlaceText();
  const distanceText = useHazardDistance();
  if (near.length === 0) {
    return null;
  }
  return (
    <Card isFlush>
      <Heading as="h2" textStyle="section" px="4" pt="4" pb="3">
        {formatMessage(STRETCH_MESSAGES.title)}
      </Heading>
      <chakra.ul listStyleType="none">
        {near.map(({ hazard, distanceM, side }) => (
          <Flex as="li" key={hazard.id} align="center" gap="3" px="4" py="3" borderTopWidth="1px">
            <InkPlate>
              <TriangleAlert size={28} />
            </InkPlate>
            <Box flex="1" minW="0">
              <Text textStyle="strong">{placeText(hazard, hazard.headingDeg)}</Text>
              <Text textStyle="small" color="fg.muted">
                {joinedLine(
                  formatMessage(WAY_MESSAGES.forLength, {
                    distance: distance(Math.round(hazard.lengthM / 100) / 10),
                  }),
                )}
              </Text>
            </Box>
            <chakra.div textAlign="end" flexShrink="0">
              <Text textStyle="section" whiteSpace="nowrap">
                {distanceText(distanceM)}
              </Text>
              <Text textStyle="small" color="fg.muted">
                {formatMessage(HAZARD_MESSAGES[side ?? 'away'])}
              </Text>
            </chakra.div>
          </Flex>
        ))}
      </chakra.ul>
      <Text px="4" pb="4" pt="3" textStyle="small" color="fg.muted">
        {formatMessage(STRETCH_MESSAGES.why)}
      </Text>
    </Card>
  );
}
