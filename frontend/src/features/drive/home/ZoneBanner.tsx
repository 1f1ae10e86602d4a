import { chakra, Flex } from '@chakra-ui/react';
import { isAboveLimit } from '@wakafine/domain/speed/zones';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import type { LiveView } from '../context/drive-context';
import { LOCATION_MESSAGES, ZONE_SENTENCES } from '../context/messages';
import { useGpsText } from '../context/useGpsText';
import { useLimitText } from '../context/useLimitText';
import { ZONE_NAMES } from '../../../components/zones/zone-names';

export interface ZoneBannerProps {
  live: LiveView;
  /** Whether the speed has just become safe again. */
  isRestored: boolean;
}

/** The zone of the current speed on the journey card: shape, word, colour and one sentence. */
export function ZoneBanner({ live, isRestored }: ZoneBannerProps) {
  const { zone, gps, limit, speedKmh } = live;
  const { formatMessage } = useIntl();
  const gpsText = useGpsText(live);
  const limitText = useLimitText();
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
  const isThanked = isRestored && zone === 'SAFE';
  const sentence = formatMessage(ZONE_SENTENCES[isThanked ? 'RESTORED' : zone]);
  // Between a threshold and a higher limit the limit would say the opposite.
  const isLimitSaid = !isThanked && (zone === 'SAFE' || isAboveLimit(speedKmh ?? 0, limit?.limitKmh ?? null));
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
          {gps === 'weak'
            ? formatMessage(LOCATION_MESSAGES.weak)
            : limit !== null && isLimitSaid
              ? `${sentence} ${limitText(limit)}.`
              : sentence}
        </chakra.span>
      </div>
    </Flex>
  );
}
