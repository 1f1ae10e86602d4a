import { useIntl } from 'react-intl';

const ZONE = { timeZone: 'Africa/Douala' } as const;
const HOUR = { ...ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { ...ZONE, day: 'numeric', month: 'short' } as const;

/** Name of an hour or a day by its start (ms since 1970): 09:00, or 20 Nov. */
export function useColumnName(isByHour: boolean): (startMs: number) => string {
  const { formatTime, formatDate } = useIntl();
  return (startMs) => (isByHour ? formatTime(startMs, HOUR) : formatDate(startMs, DAY));
}
