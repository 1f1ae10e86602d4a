import type { IntlShape } from 'react-intl';
import { secondsBetween, type Formats } from '../../../lib/format/format';
import type { JourneyDetail } from './JourneyHeading';
import { JOURNEY_MESSAGES } from './messages';

/** The four figures of a journey with their names, as screen and paper show them. */
export function journeyFigures(
  { startTime, endTime, lastFixAt, distanceKm, averageSpeedKmh, maxSpeedKmh }: JourneyDetail,
  { intl, formats }: { intl: IntlShape; formats: Formats },
): { label: string; value: string }[] {
  // A journey that is on has lasted as long as positions of it are known.
  const until = endTime ?? lastFixAt;
  const duration = until === null ? '--' : formats.duration(secondsBetween(startTime, until));
  return [
    { label: intl.formatMessage(JOURNEY_MESSAGES.distance), value: formats.distance(distanceKm) },
    { label: intl.formatMessage(JOURNEY_MESSAGES.duration), value: duration },
    { label: intl.formatMessage(JOURNEY_MESSAGES.average), value: formats.speed(averageSpeedKmh) },
    { label: intl.formatMessage(JOURNEY_MESSAGES.max), value: formats.speed(maxSpeedKmh) },
  ];
}
