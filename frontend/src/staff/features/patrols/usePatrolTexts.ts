import { parseDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { HOUR_MS } from '@wakafine/domain/units';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type {
  PatrolBandFieldsFragment,
  PatrolPlaceFieldsFragment,
  PatrolPlanFieldsFragment,
} from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { PLAN_MESSAGES, TONIGHT_MESSAGES } from './messages';

/** Numbers and times of patrol plans in words, in the language in force. */
export function usePatrolTexts() {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const formats = useFormats();
  return useMemo(() => {
    const whole = (value: number): string => formatNumber(value, { maximumFractionDigits: 0 });
    const nightMs = (night: string): number => startOfDayMs(parseDay(night) ?? 0);
    return {
      whole,
      night: (night: string): string =>
        formatDate(nightMs(night), { weekday: 'short', day: 'numeric', month: 'short' }),
      /** Time of an hour after the begin of a night. */
      hour: (
        { night, fromHour }: Pick<PatrolPlanFieldsFragment, 'night' | 'fromHour'>,
        hour: number,
      ): string => formats.time(nightMs(night) + (fromHour + hour) * HOUR_MS),
      band: ({ expected, low, high }: PatrolBandFieldsFragment): string =>
        formatMessage(TONIGHT_MESSAGES.band, { events: whole(expected), low: whole(low), high: whole(high) }),
      spot: ({ road, fromKm, toKm }: PatrolPlaceFieldsFragment): string =>
        formatMessage(PLAN_MESSAGES.spot, { road, from: whole(fromKm), to: whole(toKm) }),
      towns: ({ towns }: PatrolPlaceFieldsFragment): string => [...new Set(towns)].join(' – '),
      duration: (minutes: number): string => formats.wholeDuration(minutes * 60),
      percent: (value: number): string =>
        formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 }),
    };
  }, [formatMessage, formatNumber, formatDate, formats]);
}
