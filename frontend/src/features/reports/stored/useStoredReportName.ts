import { civilMonthOf, isoMonth } from '@wakafine/domain/time/civil-time';
import { useIntl } from 'react-intl';
import type { StoredReportFragment } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { STORED_MESSAGES } from '../period/messages';
import { useMonthText } from '../period/useMonthText';

/** Gives the name of a report in the language in force: the server stores an English one. */
export function useStoredReportName(): (report: StoredReportFragment) => string {
  const intl = useIntl();
  const formats = useFormats();
  const monthText = useMonthText();
  return ({ period, from, violationId, generatedAt }) => {
    if (period === null) {
      return intl.formatMessage(STORED_MESSAGES.violation, { id: violationId ?? '' });
    }
    const begin = from ?? generatedAt;
    const civil = civilMonthOf(Date.parse(begin));
    return intl.formatMessage(STORED_MESSAGES[period], {
      date: formats.date(begin),
      month: monthText(isoMonth(civil)),
      year: String(civil.year),
    });
  };
}
