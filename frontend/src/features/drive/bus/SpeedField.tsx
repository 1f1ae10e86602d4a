import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import { LimitSign } from '../../../components/zones/LimitSign';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import type { LiveView } from '../context/drive-context';
import { useLimitText } from '../context/useLimitText';
import { BUS_MESSAGES } from './messages';

/** Speed, zone and limit in one field in the colour of the zone. Readers of the screen hear the zone when it changes, and not each speed. */
export function SpeedField({ live }: { live: LiveView }) {
  const { formatMessage } = useIntl();
  const limitText = useLimitText();
  const { zone, speedKmh, limit, gps } = live;
  if (zone === null || speedKmh === null) {
    return (
      <Text mx="-4" px="4" py="6" bg="bg.muted" color="fg.muted" textAlign="center">
        {formatMessage(BUS_MESSAGES.noSpeed)}
      </Text>
    );
  }
  const name = ZONE_NAMES[zone];
  const isCalm = zone === 'SAFE';
  const word = formatMessage(ZONE_MESSAGES[name]);
  return (
    <Flex
      colorPalette={name}
      mx="-4"
      px="4"
      py="4"
      gap="3"
      align="center"
      bg={zone === 'DANGER' ? 'danger.field' : isCalm ? 'colorPalette.subtle' : 'colorPalette.solid'}
      color={zone === 'DANGER' ? 'white' : isCalm ? 'colorPalette.fg' : 'colorPalette.contrast'}
    >
      <ZoneGlyph zone={name} size={40} tone={isCalm ? 'solid' : 'onSolid'} />
      <chakra.strong fontSize="min(4.5rem, 18vw)" lineHeight="1" fontVariantNumeric="tabular-nums">
        {Math.floor(speedKmh)}
      </chakra.strong>
      <Box flex="1" minW="0">
        <Text aria-hidden>km/h</Text>
        <chakra.strong textStyle="section" aria-hidden>
          {word}
        </chakra.strong>
        <chakra.span role="status" srOnly>
          {word}
        </chakra.span>
      </Box>
      {limit !== null && (
        <LimitSign
          kmh={limit.limitKmh}
          look={gps === 'lost' ? 'old' : limit.isConfirmed ? 'confirmed' : 'unconfirmed'}
          label={limitText(limit)}
        />
      )}
    </Flex>
  );
}
