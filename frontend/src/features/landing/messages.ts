import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the page for visitors. */
export const LANDING_MESSAGES = defineTexts({
  headline: {
    id: 'landing.headline',
    defaultMessage: 'Waka fine.',
    description: 'The greeting that is also the name of the service',
  },
  tagline: {
    id: 'landing.tagline',
    defaultMessage: 'See your speed. Get warned in time. Arrive with everyone.',
    description: 'What the service is for, in three short sentences',
  },
  start: { id: 'landing.start', defaultMessage: 'Get started', description: 'Button that opens sign-in' },
  note: { id: 'landing.note', defaultMessage: 'Free. Uses little data.', description: 'Under the button' },
  speedTitle: {
    id: 'landing.speed.title',
    defaultMessage: 'Your real speed, live',
    description: 'First advantage',
  },
  speedText: {
    id: 'landing.speed.text',
    defaultMessage: 'Measured by your phone. A clear word and a sound when you go too fast.',
    description: 'First advantage, explained',
  },
  zonesTitle: {
    id: 'landing.zones.title',
    defaultMessage: 'Speak up safely',
    description: 'Second advantage: telling of a danger',
  },
  zonesText: {
    id: 'landing.zones.text',
    defaultMessage: 'Report a danger on the road in a few taps, driver or passenger.',
    description: 'Second advantage, explained',
  },
  journeysTitle: {
    id: 'landing.journeys.title',
    defaultMessage: 'Every journey, kept',
    description: 'Third advantage',
  },
  journeysText: {
    id: 'landing.journeys.text',
    defaultMessage:
      'Distance, time, speeds and violations of each journey. Other travellers never see your route.',
    description: 'Third advantage, explained',
  },
  footer: {
    id: 'landing.footer',
    defaultMessage: 'Powered by WakaFine, the national road-safety service',
    description: 'Who offers this',
  },
  developers: {
    id: 'landing.developers',
    defaultMessage: 'Developers',
    description: 'Link to the pages for people who build on the API',
  },
  openData: {
    id: 'landing.openData',
    defaultMessage: 'Open data',
    description: 'Link to the description of the public interface',
  },
  terms: { id: 'identity.legal.terms', defaultMessage: 'Terms', description: 'Link to the terms of use' },
  privacy: {
    id: 'identity.legal.privacy',
    defaultMessage: 'Privacy',
    description: 'Link to the privacy page',
  },
  howItWorks: {
    id: 'identity.legal.howItWorks',
    defaultMessage: 'How it works',
    description: 'Link to the page that explains accusing and masks',
  },
  unavailable: {
    id: 'landing.unavailable',
    defaultMessage: 'Ranking and figures could not be fetched. Please try again.',
    description: 'The part of the page with ranking and figures could not be fetched',
  },
});

/** Texts of the ranking of vehicles. */
export const VIOLATORS_MESSAGES = defineTexts({
  title: {
    id: 'landing.violators.title',
    defaultMessage: 'Top violators',
    description: 'Title of the ranking of vehicles by violations',
  },
  count: {
    id: 'landing.violators.count',
    defaultMessage: '{count, plural, one {#\u00a0violation} other {#\u00a0violations}}',
    description: 'How many violations a vehicle has',
  },
  noAgency: {
    id: 'landing.violators.noAgency',
    defaultMessage: 'No agency named',
    description: 'In the place of the agency where none may be named',
  },
  none: {
    id: 'landing.violators.none',
    defaultMessage: 'No Speed Demons',
    description: 'Title of the ranking when there is nobody in it',
  },
  noneText: {
    id: 'landing.violators.noneText',
    defaultMessage: 'No vehicle has a counted speed violation. Help keep it so.',
    description: 'Under that title',
  },
  error: {
    id: 'landing.violators.error',
    defaultMessage: 'The ranking could not be loaded. Please try again.',
    description: 'The ranking could not be loaded',
  },
});

/** Texts of the headline figures. */
export const FIGURES_MESSAGES = defineTexts({
  title: {
    id: 'landing.figures.title',
    defaultMessage: 'On the road',
    description: 'Title of the four headline figures',
  },
  vehicles: {
    id: 'landing.figures.vehicles',
    defaultMessage: 'active vehicles',
    description: 'Under the sample number of vehicles',
  },
  vehiclesMonth: {
    id: 'landing.figures.vehiclesMonth',
    defaultMessage: 'active vehicles in 30 days',
    description: 'Under the number of vehicles that were on a journey in the last 30 days',
  },
  safety: {
    id: 'landing.figures.safety',
    defaultMessage: 'safety rate',
    description: 'Under the percentage of journeys without a violation',
  },
  always: { id: 'landing.figures.always', defaultMessage: '24/7', description: 'Day and night, as a figure' },
  monitoring: {
    id: 'landing.figures.monitoring',
    defaultMessage: 'monitoring',
    description: 'Under the figure for day and night',
  },
  lives: {
    id: 'landing.figures.lives',
    defaultMessage: 'lives protected',
    description: 'Under a number that is always a sample',
  },
  journeys: {
    id: 'landing.figures.journeys',
    defaultMessage: 'journeys followed',
    description: 'Under the number of all journeys',
  },
  error: {
    id: 'landing.figures.error',
    defaultMessage: 'The figures could not be loaded. Please try again.',
    description: 'The figures could not be loaded',
  },
});

/** Texts of what is shown one at a time. */
export const SLIDES_MESSAGES = defineTexts({
  position: {
    id: 'landing.slides.position',
    defaultMessage: '{index} of {total}',
    description: 'Which one of how many is shown; index starts at 1',
  },
  tipsTitle: {
    id: 'landing.tips.title',
    defaultMessage: 'Safety tip',
    description: 'Title of the card with one tip at a time',
  },
  allTips: {
    id: 'landing.tips.all',
    defaultMessage: 'Safety tips',
    description: 'Title of the slide with all tips',
  },
  previousTip: {
    id: 'landing.tips.previous',
    defaultMessage: 'Previous tip',
    description: 'Button to the tip before',
  },
  nextTip: { id: 'landing.tips.next', defaultMessage: 'Next tip', description: 'Button to the next tip' },
  previousSlide: {
    id: 'landing.modal.previous',
    defaultMessage: 'Previous slide',
    description: 'Button to the slide before',
  },
  nextSlide: {
    id: 'landing.modal.next',
    defaultMessage: 'Next slide',
    description: 'Button to the next slide',
  },
  intro: {
    id: 'landing.modal.intro',
    defaultMessage: 'Most violations, by vehicle',
    description: 'Above the three vehicles of the first slide',
  },
  note: {
    id: 'landing.modal.note',
    defaultMessage: 'Only violations proven by the measured track are counted. Plates are masked.',
    description: 'Below the three vehicles: what counts, and that plates are masked',
  },
  choose: {
    id: 'landing.modal.choose',
    defaultMessage: 'I Choose Safety',
    description: 'Button of the last slide that closes the dialog',
  },
});

/** The safety tips, in order. */
export const TIP_MESSAGES = defineTexts({
  rest: {
    id: 'landing.tip.rest',
    defaultMessage: 'Tired? Stop and rest for 15 minutes every two hours. No delivery is worth a life.',
    description: 'Safety tip: breaks',
  },
  belt: {
    id: 'landing.tip.belt',
    defaultMessage: 'Belts on before the first metre, in every seat.',
    description: 'Safety tip: seat belts',
  },
  distance: {
    id: 'landing.tip.distance',
    defaultMessage: 'Keep two seconds behind the car in front, four in the rain.',
    description: 'Safety tip: distance to the car in front',
  },
  phone: {
    id: 'landing.tip.phone',
    defaultMessage: 'Phone out of your hand. Let a passenger answer.',
    description: 'Safety tip: no phone at the wheel',
  },
  speakUp: {
    id: 'landing.tip.speakUp',
    defaultMessage: 'Passenger? Ask your driver to slow down. You have every right to.',
    description: 'Safety tip: passengers may speak up',
  },
});
