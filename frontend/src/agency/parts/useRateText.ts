import { useIntl } from 'react-intl';
import type { AgencyRateFragment } from '../../graphql/agency';
import { AGENCY_MESSAGES } from '../texts/messages';

/** Rates in words and figures, with one decimal. */
export function useRateText() {
  const { formatMessage, formatNumber } = useIntl();
  const figure = (value: number) =>
    formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    figure,
    /** `6.3 to 12.4`; empty for no rate. */
    interval: (rate: AgencyRateFragment | null) =>
      rate === null
        ? ''
        : formatMessage(AGENCY_MESSAGES.interval, { low: figure(rate.low), high: figure(rate.high) }),
    /** `6.3 – 12.4`, where there is little room. */
    range: (rate: AgencyRateFragment) => `${figure(rate.low)} – ${figure(rate.high)}`,
    /** For screen readers. */
    spoken: (alias: string, rate: AgencyRateFragment | null) =>
      rate === null
        ? formatMessage(AGENCY_MESSAGES.tooLittle)
        : formatMessage(AGENCY_MESSAGES.rateText, {
            alias,
            ...{ rate: figure(rate.per1000Km), low: figure(rate.low), high: figure(rate.high) },
          }),
    /** Whole kilometres, rounded down. */
    km: (km: number) => formatNumber(Math.floor(km)),
  };
}
