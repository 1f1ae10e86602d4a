import { defineTexts } from '../../../lib/i18n/define-texts';

/** The safety coach. */
export const COACH_MESSAGES = defineTexts({
  title: {
    id: 'drive.coach.title',
    defaultMessage: 'AI Safety Coach',
    description: 'Title of the card with the tips of the safety coach',
  },
  none: {
    id: 'drive.coach.none',
    defaultMessage: 'All calm. No tip for now.',
    description: 'The safety coach has nothing to advise',
  },
});

/** Advice of the safety coach. */
export const COACH_TIP_MESSAGES = defineTexts({
  HIGH_SPEED: {
    id: 'drive.coach.highSpeed',
    defaultMessage: 'Slow down and leave more space in front.',
    description: 'Tip at a high speed',
  },
  MODERATE_SPEED: {
    id: 'drive.coach.moderateSpeed',
    defaultMessage: 'Keep your distance and brake early.',
    description: 'Tip at a moderate speed',
  },
  BREAK: {
    id: 'drive.coach.break',
    defaultMessage: 'Take a break of {minutes} minutes.',
    description: 'Tip after two hours: a break of so many minutes',
  },
  SEVERAL_VIOLATIONS: {
    id: 'drive.coach.several',
    defaultMessage: 'Stay below the limit for the rest of the way.',
    description: 'Tip after several violations',
  },
  NIGHT: {
    id: 'drive.coach.night',
    defaultMessage: 'Headlights on, and watch for people on foot.',
    description: 'Tip at night',
  },
  MORNING_RUSH: {
    id: 'drive.coach.morningRush',
    defaultMessage: 'Leave more space behind the moto in front.',
    description: 'Tip in the rush hour of the morning',
  },
  EVENING_RUSH: {
    id: 'drive.coach.eveningRush',
    defaultMessage: 'Leave more space behind the moto in front.',
    description: 'Tip in the rush hour of the evening',
  },
});

/** Reason why the safety coach says so. */
export const COACH_REASONS = defineTexts({
  HIGH_SPEED: {
    id: 'drive.coachReason.highSpeed',
    defaultMessage: 'Because you drive at {speed}, above {limit}.',
    description: 'Reason: speed and limit with their units',
  },
  MODERATE_SPEED: {
    id: 'drive.coachReason.moderateSpeed',
    defaultMessage: 'Because you drive at {speed}, above {limit}.',
    description: 'Reason: speed and limit with their units',
  },
  BREAK: {
    id: 'drive.coachReason.break',
    defaultMessage: 'Because you have been on the road for {duration}.',
    description: 'Reason: the time since the start',
  },
  SEVERAL_VIOLATIONS: {
    id: 'drive.coachReason.several',
    defaultMessage: 'Because this journey has {count, plural, one {# violation} other {# violations}}.',
    description: 'Reason: number of violations',
  },
  NIGHT: {
    id: 'drive.coachReason.night',
    defaultMessage: 'Because it is night, from {from, number, ::00}:00 to {to, number, ::00}:00.',
    description: 'Reason: the hours of the night, 18 to 6',
  },
  MORNING_RUSH: {
    id: 'drive.coachReason.morningRush',
    defaultMessage: 'Because it is rush hour, from {from, number, ::00}:00 to {to, number, ::00}:00.',
    description: 'Reason: the hours of the rush, 7 to 9',
  },
  EVENING_RUSH: {
    id: 'drive.coachReason.eveningRush',
    defaultMessage: 'Because it is rush hour, from {from, number, ::00}:00 to {to, number, ::00}:00.',
    description: 'Reason: the hours of the rush, 17 to 19',
  },
});

/** The card with the ways to maps. */
export const MAP_MESSAGES = defineTexts({
  title: {
    id: 'drive.map.title',
    defaultMessage: 'Journey map',
    description: 'Title of the card with the ways to maps',
  },
  here: {
    id: 'drive.map.here',
    defaultMessage: 'Your position',
    description: 'Above the own position in words',
  },
  defaultPlace: {
    id: 'drive.map.defaultPlace',
    defaultMessage: 'No position: the map opens at Douala.',
    description: 'In the place of the own position: it is not known',
  },
  navigator: {
    id: 'drive.map.navigator',
    defaultMessage: 'Navigator',
    description: 'Link to the page with the live map',
  },
  open: {
    id: 'drive.map.open',
    defaultMessage: 'Open map',
    description: 'Link to an external map in a new tab',
  },
  navigate: {
    id: 'drive.map.navigate',
    defaultMessage: 'Start navigation from here',
    description: 'Link to external directions from here in a new tab',
  },
});

/** Messages of a passenger to the driver. */
export const SPEAK_UP_MESSAGES = defineTexts({
  title: {
    id: 'drive.speakUp.title',
    defaultMessage: 'Speak up',
    description: 'Title of the card with a sentence for the driver',
  },
  sentence: {
    id: 'drive.speakUp.sentence',
    defaultMessage: 'Driver, please slow down.',
    description: 'What a passenger shows or plays to the driver',
  },
  play: {
    id: 'drive.speakUp.play',
    defaultMessage: 'Play',
    description: 'Button: the phone says the sentence aloud',
  },
});
