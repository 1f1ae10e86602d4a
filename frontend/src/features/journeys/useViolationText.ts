import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../components/messages';
import { ZONE_NAMES } from '../../components/zone-names';
import type { JourneyViolationFragment } from '../../graphql/generated';
import { useFormats } from '../../lib/format';
import { VIOLATION_MESSAGES } from './messages';

/** Gives the words for one violation: its zone, highest speed and hour. */
export function useViolationText(): (violation: JourneyViolationFragment) => string {
  const intl = useIntl();
  const formats = useFormats();
  return useCallback(
    ({ severity, speedKmh, startedAt }) =>
      intl.formatMessage(VIOLATION_MESSAGES.summary, {
        zone: intl.formatMessage(ZONE_MESSAGES[ZONE_NAMES[severity]]),
        speed: formats.speed(speedKmh),
        time: formats.time(startedAt),
      }),
    [intl, formats],
  );
}
