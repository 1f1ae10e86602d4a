import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/format/format';
import { ZONE_MESSAGES } from '../messages';
import { ZONE_NAMES } from '../zones/zone-names';
import { CHART_MESSAGES } from './messages';
import type { SpeedPoint } from './speed-track';

/** Gives the words for one moment of a journey: its hour, speed and zone. */
export function useMomentText(): (point: SpeedPoint) => string {
  const intl = useIntl();
  const formats = useFormats();
  return ({ recordedAt, speedKmh, zone }) => {
    const time = formats.time(recordedAt);
    if (speedKmh === null || zone === null) {
      return intl.formatMessage(CHART_MESSAGES.noSpeed, { time });
    }
    const words = {
      time,
      speed: formats.speed(speedKmh),
      zone: intl.formatMessage(ZONE_MESSAGES[ZONE_NAMES[zone]]),
    };
    return intl.formatMessage(CHART_MESSAGES.point, words);
  };
}
