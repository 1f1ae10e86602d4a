import { defineTexts } from '../../../lib/i18n/define-texts';

/** Sentences that the phone says aloud on a journey. Those of Pidgin are put together from clips: no choice by numbers in them. */
export const VOICE_MESSAGES = defineTexts({
  started: {
    id: 'voice.started',
    defaultMessage: 'Journey started. Waka fine.',
    description: 'Said aloud at the start of a journey; “Waka fine” is the name of the service',
  },
  limit: {
    id: 'voice.limit',
    defaultMessage: 'Limit {kmh}.',
    description: 'Said aloud where the speed limit changes; kmh is a whole number, its unit goes unsaid',
  },
  lost: {
    id: 'voice.lost',
    defaultMessage: 'GPS lost. Nothing is counted.',
    description: 'Said aloud once the position is lost',
  },
  stretch: {
    id: 'voice.stretch',
    defaultMessage: 'Dangerous stretch ahead, {km} kilometres.',
    description:
      'Said aloud 800 m before a stretch of road with many proven violations; km is its length, a whole number',
  },
  ended: {
    id: 'voice.ended',
    defaultMessage: 'Journey ended. {km} kilometres.',
    description: 'Said aloud at the end of a journey; km is a number with one decimal',
  },
  hours: {
    id: 'voice.hours',
    defaultMessage:
      'Time: {hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Said aloud after it: how long the journey was; both are whole numbers',
  },
  minutes: {
    id: 'voice.minutes',
    defaultMessage: 'Time: {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Said aloud in its place on a journey shorter than an hour',
  },
  average: {
    id: 'voice.average',
    defaultMessage: 'Average speed {kmh}.',
    description: 'Said aloud after it: the mean speed, a whole number in km/h',
  },
  highest: {
    id: 'voice.highest',
    defaultMessage: 'Highest speed {kmh}.',
    description: 'Said aloud after it: the highest speed, a whole number in km/h',
  },
});

/** A dangerous stretch on the driving screen. */
export const STRETCH_MESSAGES = defineTexts({
  title: {
    id: 'voice.stretch.title',
    defaultMessage: 'Dangerous stretch',
    description: 'On the driving screen, beside the distance to it: many drive too fast on the road ahead',
  },
  length: {
    id: 'voice.stretch.length',
    defaultMessage: '{km} km long',
    description: 'Under it: its length, a whole number',
  },
});

/** Texts of the alerts for screen readers. */
export const ALERT_MESSAGES = defineTexts({
  own: {
    id: 'voice.ownLimit',
    defaultMessage: 'Your own limit {limit}.',
    description: 'After an alert: the speed limit that the driver has set for themselves; limit is in km/h',
  },
});
