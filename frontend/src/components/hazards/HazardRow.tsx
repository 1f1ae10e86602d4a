import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { SeenHazard } from '@wakafine/domain/incidents/hazards-ahead';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/format/format';
import { usePlaceText } from '../../lib/gazetteer/usePlaceText';
import { TYPE_MESSAGES } from '../incidents/messages';
import { joinedLine } from '../joined-line';
import { useHazardDistance } from './hazard-distance';
import { HazardPlate } from './HazardPlate';
import { HAZARD_MESSAGES as TEXTS } from './messages';
import type { Hazard } from './useHazards';

export interface HazardRowProps {
  seen: SeenHazard<Hazard>;
  /** By which a pin of the map finds it. */
  id?: string;
  /** Below it: the buttons of those who pass. */
  children?: ReactNode;
}

/** A hazard with its place in words, how far it is, and whether it lies ahead. */
export function HazardRow({ seen: { hazard, distanceM, side }, id, children }: HazardRowProps) {
  const { formatMessage } = useIntl();
  const { time } = useFormats();
  const placeText = usePlaceText();
  const distanceText = useHazardDistance();
  return (
    <Flex
      as="li"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      direction="column"
      gap="3"
      px="4"
      py="3"
      borderTopWidth="1px"
      listStyleType="none"
    >
      <Flex align="center" gap="3">
        <HazardPlate hazard={hazard} />
        <Box flex="1" minW="0">
          <Text textStyle="strong">{formatMessage(TYPE_MESSAGES[hazard.hazardType])}</Text>
          <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {joinedLine(placeText(hazard), formatMessage(TEXTS.since, { time: time(hazard.occurredAt) }))}
          </Text>
        </Box>
        <chakra.div textAlign="end" flexShrink="0">
          <Text textStyle="section" whiteSpace="nowrap">
            {distanceText(distanceM)}
          </Text>
          <Text textStyle="small" color="fg.muted">
            {formatMessage(TEXTS[side ?? 'away'])}
          </Text>
        </chakra.div>
      </Flex>
      {children}
    </Flex>
  );
}
