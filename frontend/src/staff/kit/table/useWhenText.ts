import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/format/format';

/** Gives the time of an event as a column shows it: `10:42:07` of today, else day and hour, with the year if it is another. */
export function useWhenText(): (iso: string) => string {
  const intl = useIntl();
  const formats = useFormats();
  return useCallback(
    (iso) => {
      const atMs = Date.parse(iso);
      const nowMs = Date.now();
      if (civilDayOf(atMs) === civilDayOf(nowMs)) {
        return formats.timeWithSeconds(iso);
      }
      const year = civilYearOf(atMs) === civilYearOf(nowMs) ? undefined : '2-digit';
      const day = intl.formatDate(iso, { day: '2-digit', month: '2-digit', year });
      return `${day} ${formats.time(iso)}`;
    },
    [intl, formats],
  );
}

function civilYearOf(atMs: number): string {
  return isoDay(civilDayOf(atMs)).slice(0, 4);
}
