import { RANKED_FROM } from '@wakafine/domain/statistics/rates';
import { useIntl } from 'react-intl';
import type { AnalyticsBeforeAfterQuery } from '../../../graphql/staff';
import { signedPercent } from '../../kit/rates/signed-percent';
import { COMPARE_MESSAGES } from './messages';

const TEXTS = {
  BETTER: COMPARE_MESSAGES.fewer,
  WORSE: COMPARE_MESSAGES.more,
  UNCERTAIN: COMPARE_MESSAGES.unclear,
};

/** Says in a sentence how the rate of violations changed, or that chance may explain it. */
export function useChangeText(): (
  of: Pick<AnalyticsBeforeAfterQuery['beforeAfter'], 'change' | 'changePercent'>,
) => string {
  const { formatMessage, formatNumber } = useIntl();
  return ({ change, changePercent }) =>
    changePercent === null
      ? formatMessage(COMPARE_MESSAGES.tooFew, { least: formatNumber(RANKED_FROM.km) })
      : formatMessage(TEXTS[change], {
          change: signedPercent({ formatNumber }, changePercent),
        });
}
