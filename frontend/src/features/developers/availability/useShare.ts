import { useIntl } from 'react-intl';
import { stateOf, type Availability } from './day-state';
import { AVAILABILITY_MESSAGES } from './messages';

/** Writes a share in per cent, with at most the two decimals that the server sends. */
export function useShare(): (percent: number) => string {
  const { formatNumber } = useIntl();
  return (percent) => formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 });
}

/** Sentence of the share of all measured minutes, such as `99.96 % in 90 days`; null before anything was measured. */
export function useShareText(): (availability: Availability) => string | null {
  const { formatMessage, formatDate } = useIntl();
  const shareText = useShare();
  return ({ servedPercent, measuredSince, days }) => {
    const [first] = days;
    if (servedPercent === null || measuredSince === null || first === undefined) {
      return null;
    }
    const share = shareText(servedPercent);
    return stateOf(first) === 'UNMEASURED'
      ? formatMessage(AVAILABILITY_MESSAGES.shareSince, { share, day: formatDate(measuredSince, DAY) })
      : formatMessage(AVAILABILITY_MESSAGES.share, { share });
  };
}

const DAY = { day: 'numeric', month: 'short', timeZone: 'Africa/Douala' } as const;
