import { parseDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CampaignFieldsFragment, PercentFieldsFragment } from '../../../../graphql/staff';
import { signedPercent } from '../../../kit/rates/signed-percent';
import { CAMPAIGN_KIND_MESSAGES, CAMPAIGN_MESSAGES } from './messages';

const WEEK_DAYS = 7;
const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Figures and days of campaigns in words, in the language in force. */
export function useCampaignTexts() {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  return useMemo(() => {
    const percent = (value: number, digits = 0): string => signedPercent({ formatNumber }, value, digits);
    const dayOf = (day: number): string => formatDate(startOfDayMs(day), DATE);
    return {
      percent,
      whole: (value: number): string => formatNumber(value, { maximumFractionDigits: 0 }),
      tenth: (value: number): string =>
        formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      date: (at: string): string => formatDate(at, DATE),
      /** The three numbers of a change, as values of a text. */
      range: ({ estimatePercent: middle, lowPercent, highPercent }: PercentFieldsFragment, digits = 0) => ({
        middle: percent(middle, digits),
        low: percent(lowPercent, digits),
        high: percent(highPercent, digits),
      }),
      /** Kind, stretch and days. */
      place: ({ kind, road, fromKm, toKm, startsOn, weeks }: CampaignFieldsFragment): string => {
        const first = parseDay(startsOn) ?? 0;
        return formatMessage(CAMPAIGN_MESSAGES.place, {
          kind: formatMessage(CAMPAIGN_KIND_MESSAGES[kind]),
          road,
          from: formatNumber(fromKm),
          to: formatNumber(toKm),
          start: dayOf(first),
          end: dayOf(first + weeks * WEEK_DAYS - 1),
        });
      },
    };
  }, [formatMessage, formatNumber, formatDate]);
}
