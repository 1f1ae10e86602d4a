import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { NamedViolationFragment } from '../graphql/generated';
import { useFormats } from '../lib/format';
import { ZONE_MESSAGES } from './messages';
import { VIOLATION_MESSAGES } from './violation-messages';
import { ZONE_NAMES } from './zone-names';

/** Gives the words for one violation: its zone, highest speed and hour. */
export function useViolationText(): (violation: NamedViolationFragment) => string {
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
