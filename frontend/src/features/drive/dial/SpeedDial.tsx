import { Box, chakra } from '@chakra-ui/react';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import { DialFace } from './DialFace';
import { DIAL_MESSAGES, GPS_MESSAGES } from '../context/messages';
import { DIAL_MAX_KMH } from './speed-dial-geometry';
import type { SpeedDialProps } from './speed-dial-props';
import { ZONE_NAMES } from '../../../components/zones/zone-names';

/** The dial with a spoken twin: the drawing is for eyes only, the meter says speed and zone in words. */
export function SpeedDial(props: SpeedDialProps) {
  const { formatMessage } = useIntl();
  const { speedKmh, zone, gps } = props;
  const spoken =
    speedKmh === null || zone === null
      ? formatMessage(
          gps === 'lost' ? GPS_MESSAGES.noSpeed : DIAL_MESSAGES[gps === 'off' ? 'off' : 'searching'],
        )
      : formatMessage(DIAL_MESSAGES.spoken, {
          speed: wholeKmh(speedKmh),
          zone: formatMessage(ZONE_MESSAGES[ZONE_NAMES[zone]]),
        });
  return (
    <Box position="relative" width="full">
      <DialFace {...props} />
      <chakra.span
        role="meter"
        aria-label={formatMessage(DIAL_MESSAGES.label)}
        aria-valuemin={0}
        aria-valuemax={DIAL_MAX_KMH}
        aria-valuenow={Math.min(wholeKmh(speedKmh ?? 0), DIAL_MAX_KMH)}
        aria-valuetext={spoken}
        srOnly
      />
    </Box>
  );
}
