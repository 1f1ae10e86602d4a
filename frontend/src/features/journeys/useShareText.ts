import { useIntl } from 'react-intl';
import { secondsBetween, useFormats } from '../../lib/format/format';
import type { JourneyDetail } from './shown/JourneyHeading';
import { EXPORT_MESSAGES, JOURNEY_MESSAGES } from './shown/messages';

/** Shared text of a journey: its date, its figures and its number of violations; no place, plate or name. */
export function useShareText(journey: JourneyDetail): string {
  const intl = useIntl();
  const formats = useFormats();
  const { startTime, endTime, lastFixAt } = journey;
  // A journey that is on has lasted as long as positions of it are known.
  const until = endTime ?? lastFixAt ?? startTime;
  return intl.formatMessage(EXPORT_MESSAGES.shareText, {
    date: formats.date(startTime),
    distance: formats.distance(journey.distanceKm),
    duration: formats.duration(secondsBetween(startTime, until)),
    average: formats.speed(journey.averageSpeedKmh),
    max: formats.speed(journey.maxSpeedKmh),
    violations: intl.formatMessage(JOURNEY_MESSAGES.violations, { count: journey.violationCount }),
  });
}
