import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/format/format';
import type { LiveView } from './drive-context';
import { GPS_MESSAGES } from './messages';

/** The state of the positioning in a few words, with the time since the last good fix where that is too long. */
export function useGpsText({ gps, silentS }: Pick<LiveView, 'gps' | 'silentS'>): string {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const duration = formats.wholeDuration(silentS ?? 0);
  if (gps === 'old') {
    return formatMessage(GPS_MESSAGES.old, { duration });
  }
  return gps === 'lost' && silentS !== null
    ? formatMessage(GPS_MESSAGES.lostFor, { duration })
    : formatMessage(GPS_MESSAGES[gps]);
}
