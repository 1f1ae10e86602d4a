import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the section on speed. */
export const SPEED_MESSAGES = defineTexts({
  title: {
    id: 'settings.speed.title',
    defaultMessage: 'Speed monitoring',
    description: 'Section with the own limit and threshold',
  },
  limit: {
    id: 'settings.speed.limit',
    defaultMessage: 'Your speed limit, km/h',
    description: 'Label of the own speed limit',
  },
  threshold: {
    id: 'settings.speed.threshold',
    defaultMessage: 'Alert threshold',
    description: 'Label of the speed of the first alert',
  },
  thresholdHint: {
    id: 'settings.speed.thresholdHint',
    defaultMessage: 'First alert from this speed',
    description: 'Under that label',
  },
  thresholdError: {
    id: 'settings.speed.thresholdError',
    defaultMessage: 'Enter a whole number from {min} to {max}',
    description: 'The speed is no whole number in range; min and max are numbers',
  },
  unit: { id: 'settings.speed.unit', defaultMessage: 'km/h', description: 'Unit inside the field' },
  hint: {
    id: 'settings.speed.hint',
    defaultMessage: 'Both change only your own alerts, never what counts as a violation.',
    description: 'That both only change the own alerts and never what counts as a violation',
  },
});
