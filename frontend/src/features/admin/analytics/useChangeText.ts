import { useIntl } from 'react-intl';
import { COMPARE_MESSAGES } from './messages';
import { rateChange, VIOLATIONS_MIN, type Exposed } from './rate-change';

/** Says in a sentence how the rate of violations changed, and how much of that may be chance. */
export function useChangeText(): (before: Exposed, after: Exposed) => string {
  const { formatMessage, formatNumber } = useIntl();
  const percentText = (percent: number) =>
    formatNumber(percent / 100, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  return (before, after) => {
    const change = rateChange(before, after);
    if (change === null) {
      return formatMessage(COMPARE_MESSAGES.tooFew, { least: VIOLATIONS_MIN });
    }
    const clear = change.percent < 0 ? COMPARE_MESSAGES.fewer : COMPARE_MESSAGES.more;
    return formatMessage(change.isClear ? clear : COMPARE_MESSAGES.unclear, {
      change: percentText(change.percent),
      low: percentText(change.lowPercent),
      high: percentText(change.highPercent),
    });
  };
}
