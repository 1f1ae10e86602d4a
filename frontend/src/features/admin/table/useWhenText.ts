import { civilDayOf } from '@wakafine/domain/civil-time';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/format';

/** Gives the time of an event as a column shows it: `10:42:07` of today, else day and hour. */
export function useWhenText(): (iso: string) => string {
  const intl = useIntl();
  const formats = useFormats();
  return useCallback(
    (iso) => {
      const atMs = Date.parse(iso);
      if (civilDayOf(atMs) === civilDayOf(Date.now())) {
        return formats.timeWithSeconds(iso);
      }
      const day = intl.formatDate(iso, { day: '2-digit', month: '2-digit', year: '2-digit' });
      return `${day} ${formats.time(iso)}`;
    },
    [intl, formats],
  );
}
