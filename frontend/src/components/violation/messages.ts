import type { MessageDescriptor } from 'react-intl';
import type { CardSeverity } from '@wakafine/domain/violations/severity-scales';
import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of a violation both in lists and in its details. */
export const KNOWN_MESSAGES = defineTexts({
  claimed: {
    id: 'violations.claimed',
    defaultMessage: 'Claimed, not confirmed by the track',
    description: 'A violation that the recorded positions do not show',
  },
  noPlace: {
    id: 'violations.place.none',
    defaultMessage: 'Location not known',
    description: 'Where it happened is not known',
  },
});

/** Severity of a violation by its speed, on the card. */
export const CARD_SEVERITY_MESSAGES: Record<CardSeverity, MessageDescriptor> = defineTexts({
  MINOR: { id: 'violations.severity.minor', defaultMessage: 'Minor', description: 'Severity below 60 km/h' },
  MODERATE: {
    id: 'violations.severity.moderate',
    defaultMessage: 'Moderate',
    description: 'Severity from 60 km/h on',
  },
  SEVERE: {
    id: 'violations.severity.severe',
    defaultMessage: 'Severe',
    description: 'Severity from 80 km/h on',
  },
});
