import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/format';
import { journeyFigures } from './journey-figures';
import type { JourneyDetail } from './JourneyHeading';
import { EXPORT_MESSAGES, JOURNEY_MESSAGES } from './messages';

/** What is shared of a journey: its date, its figures and how many violations it has; no place, plate or name. */
export function useShareText(journey: JourneyDetail): string {
  const intl = useIntl();
  const formats = useFormats();
  const figures = journeyFigures(journey, { intl, formats }).map(({ label, value }) => `${label} ${value}`);
  const violations = intl.formatMessage(JOURNEY_MESSAGES.violations, { count: journey.violationCount });
  return intl.formatMessage(EXPORT_MESSAGES.shareText, {
    date: formats.date(journey.startTime),
    figures: [...figures, violations].join(', '),
  });
}
