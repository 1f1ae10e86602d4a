import { defineTexts } from '../../../lib/i18n/define-texts';

/** Whom to call for help. */
export const SOS_MESSAGES = defineTexts({
  title: { id: 'drive.sos.title', description: 'Title of the list of emergency numbers' },
  police: { id: 'drive.sos.police', description: 'Above the number of the police' },
  fire: { id: 'drive.sos.fire', description: 'Above the number of the fire brigade' },
  ambulance: { id: 'drive.sos.ambulance', description: 'Above the number of the ambulance (SAMU)' },
});

/** The safety coach. */
export const COACH_MESSAGES = defineTexts({
  title: { id: 'drive.coach.title', description: 'Title of the card with the tips of the safety coach' },
  none: { id: 'drive.coach.none', description: 'The safety coach has nothing to advise' },
});

/** What the safety coach advises. */
export const COACH_TIP_MESSAGES = defineTexts({
  HIGH_SPEED: { id: 'drive.coach.highSpeed', description: 'Tip at a high speed' },
  MODERATE_SPEED: { id: 'drive.coach.moderateSpeed', description: 'Tip at a moderate speed' },
  BREAK: { id: 'drive.coach.break', description: 'Tip after two hours: a break of so many minutes' },
  SEVERAL_VIOLATIONS: { id: 'drive.coach.several', description: 'Tip after several violations' },
  NIGHT: { id: 'drive.coach.night', description: 'Tip at night' },
  MORNING_RUSH: { id: 'drive.coach.morningRush', description: 'Tip in the rush hour of the morning' },
  EVENING_RUSH: { id: 'drive.coach.eveningRush', description: 'Tip in the rush hour of the evening' },
});

/** Why the safety coach says so. */
export const COACH_REASONS = defineTexts({
  HIGH_SPEED: { id: 'drive.coachReason.highSpeed', description: 'Reason: speed and limit with their units' },
  MODERATE_SPEED: {
    id: 'drive.coachReason.moderateSpeed',
    description: 'Reason: speed and limit with their units',
  },
  BREAK: { id: 'drive.coachReason.break', description: 'Reason: the time since the start' },
  SEVERAL_VIOLATIONS: { id: 'drive.coachReason.several', description: 'Reason: number of violations' },
  NIGHT: { id: 'drive.coachReason.night', description: 'Reason: the hours of the night, 18 to 6' },
  MORNING_RUSH: { id: 'drive.coachReason.morningRush', description: 'Reason: the hours of the rush, 7 to 9' },
  EVENING_RUSH: {
    id: 'drive.coachReason.eveningRush',
    description: 'Reason: the hours of the rush, 17 to 19',
  },
});

/** The card with the ways to maps. */
export const MAP_MESSAGES = defineTexts({
  title: { id: 'drive.map.title', description: 'Title of the card with the ways to maps' },
  here: { id: 'drive.map.here', description: 'Above the own position in words' },
  defaultPlace: {
    id: 'drive.map.defaultPlace',
    description: 'In the place of the own position: it is not known',
  },
  navigator: { id: 'drive.map.navigator', description: 'Link to the page with the live map' },
  open: { id: 'drive.map.open', description: 'Link to an external map in a new tab' },
  navigate: { id: 'drive.map.navigate', description: 'Link to external directions from here in a new tab' },
});

/** What a passenger tells the driver. */
export const SPEAK_UP_MESSAGES = defineTexts({
  title: { id: 'drive.speakUp.title', description: 'Title of the card with a sentence for the driver' },
  sentence: { id: 'drive.speakUp.sentence', description: 'What a passenger shows or plays to the driver' },
  play: { id: 'drive.speakUp.play', description: 'Button: the phone says the sentence aloud' },
});
