import { defineTexts } from '../i18n/define-texts';

/** Figures with their units; the space in them does not break. */
export const FORMAT_MESSAGES = defineTexts({
  m: { id: 'common.format.metres', description: 'A distance in metres; value is a formatted number' },
  km: {
    id: 'common.format.kilometres',
    description: 'A distance in kilometres; value is a formatted number',
  },
  speed: {
    id: 'common.format.speed',
    description: 'A speed in kilometres per hour; value is a formatted number',
  },
  hours: { id: 'common.format.hours', description: 'Hours as part of a duration' },
  minutes: { id: 'common.format.minutes', description: 'Minutes as part of a duration' },
  seconds: { id: 'common.format.seconds', description: 'Seconds as part of a duration' },
});
