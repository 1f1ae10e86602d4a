import { DAY_MS } from '@wakafine/domain/units';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/format/format';
import { PIECE_MESSAGES } from './messages';

/** Gives how long ago an ISO time was, `5 min ago`; from a day on the day and the time themselves. */
export function useAgeText(): (iso: string) => string {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return useCallback(
    (iso) => {
      const ageMs = Math.max(0, Date.now() - Date.parse(iso));
      if (ageMs >= DAY_MS) {
        return formats.dateAndTime(iso);
      }
      const age = formats.wholeDuration(Math.floor(ageMs / 1_000));
      return formatMessage(PIECE_MESSAGES.age, { age });
    },
    [formatMessage, formats],
  );
}
