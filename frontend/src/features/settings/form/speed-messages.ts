import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the section on speed. */
export const SPEED_MESSAGES = defineTexts({
  title: { id: 'settings.speed.title', description: 'Section with the own limit and threshold' },
  limit: { id: 'settings.speed.limit', description: 'Label of the own speed limit' },
  threshold: { id: 'settings.speed.threshold', description: 'Label of the speed of the first alert' },
  thresholdHint: { id: 'settings.speed.thresholdHint', description: 'Under that label' },
  thresholdError: {
    id: 'settings.speed.thresholdError',
    description: 'The speed is no whole number in range; min and max are numbers',
  },
  unit: { id: 'settings.speed.unit', description: 'Unit inside the field' },
  hint: {
    id: 'settings.speed.hint',
    description: 'That both only change the own alerts and never what counts as a violation',
  },
});
