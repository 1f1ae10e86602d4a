import { defineTexts } from '../i18n/define-texts';

/** Figures with their units; the space in them does not break. */
export const FORMAT_MESSAGES = defineTexts({
  m: {
    id: 'common.format.metres',
    defaultMessage: '{value}\u00a0m',
    description: 'A distance in metres; value is a formatted number',
  },
  km: {
    id: 'common.format.kilometres',
    defaultMessage: '{value}\u00a0km',
    description: 'A distance in kilometres; value is a formatted number',
  },
  speed: {
    id: 'common.format.speed',
    defaultMessage: '{value}\u00a0km/h',
    description: 'A speed in kilometres per hour; value is a formatted number',
  },
  hours: {
    id: 'common.format.hours',
    defaultMessage: '{value}\u00a0h',
    description: 'Hours as part of a duration',
  },
  minutes: {
    id: 'common.format.minutes',
    defaultMessage: '{value}\u00a0min',
    description: 'Minutes as part of a duration',
  },
  seconds: {
    id: 'common.format.seconds',
    defaultMessage: '{value}\u00a0s',
    description: 'Seconds as part of a duration',
  },
});
