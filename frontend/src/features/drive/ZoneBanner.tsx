import { chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../components/messages';
import { ZoneGlyph } from '../../components/ZoneGlyph';
import type { LiveView } from './drive-context';
import { LOCATION_MESSAGES, ZONE_SENTENCES } from './messages';
import { useGpsText } from './useGpsText';
import { ZONE_NAMES } from '../../components/zone-names';

export interface ZoneBannerProps {
  live: LiveView;
  /** Whether the speed has just become safe again. */
  isRestored: boolean;
  limitKmh: number;
}

/** The zone of the current speed on the journey card: shape, word, colour and one sentence. */
export function ZoneBanner({ live, isRestored, limitKmh }: ZoneBannerProps) {
  const { zone, gps } = live;
  const { formatMessage } = useIntl();
  const gpsText = useGpsText(live);
  const hasPosition = gps === 'good' || gps === 'weak' || gps === 'old';
  if (zone === null) {
    return (
      <Flex
        minH="14"
        align="center"
        justify="center"
        px="3"
        bg="bg.muted"
        borderRadius="control"
        textStyle="strong"
        color="fg.muted"
      >
        {hasPosition ? formatMessage(LOCATION_MESSAGES.measuring) : gpsText}
      </Flex>
    );
  }
  const name = ZONE_NAMES[zone];
  const sentence = isRestored && zone === 'SAFE' ? ZONE_SENTENCES.RESTORED : ZONE_SENTENCES[zone];
  return (
    <Flex
      colorPalette={name}
      minH="14"
      align="center"
      gap="3"
      px="3"
      py="2"
      borderRadius="control"
      bg={zone === 'SAFE' ? 'colorPalette.subtle' : 'colorPalette.solid'}
      color={zone === 'SAFE' ? 'colorPalette.fg' : 'colorPalette.contrast'}
    >
      <ZoneGlyph zone={name} size={28} tone={zone === 'SAFE' ? 'solid' : 'onSolid'} />
      <div>
        <chakra.strong display="block" textStyle="section">
          {formatMessage(ZONE_MESSAGES[name])}
        </chakra.strong>
        <chakra.span display="block" textStyle="small">
          {formatMessage(gps === 'weak' ? LOCATION_MESSAGES.weak : sentence, { limit: limitKmh })}
        </chakra.span>
      </div>
    </Flex>
  );
}
