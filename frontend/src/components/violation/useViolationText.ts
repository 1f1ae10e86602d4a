import { severityScales } from '@wakafine/domain/violations/severity-scales';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { NamedViolationFragment } from '../../graphql/generated';
import { useFormats } from '../../lib/format/format';
import { ZONE_MESSAGES } from '../messages';
import { CARD_SEVERITY_MESSAGES } from './messages';
import type { SeverityScale } from './ViolationSeverityBadge';
import { VIOLATION_MESSAGES } from './violation-messages';
import { ZONE_NAMES } from '../zones/zone-names';

/** Gives the words for one violation: how severe it is by a scale, highest speed and hour. */
export function useViolationText(
  scale: SeverityScale = 'zone',
): (violation: NamedViolationFragment) => string {
  const intl = useIntl();
  const formats = useFormats();
  return useCallback(
    (violation) => {
      const { severity, speedKmh, startedAt } = violation;
      const word =
        scale === 'card'
          ? CARD_SEVERITY_MESSAGES[severityScales(violation).card]
          : ZONE_MESSAGES[ZONE_NAMES[severity]];
      return intl.formatMessage(VIOLATION_MESSAGES.summary, {
        severity: intl.formatMessage(word),
        speed: formats.speed(speedKmh),
        time: formats.time(startedAt),
      });
    },
    [intl, formats, scale],
  );
}
