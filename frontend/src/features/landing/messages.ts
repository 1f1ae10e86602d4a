import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the page for visitors. */
export const LANDING_MESSAGES = defineTexts({
  headline: { id: 'landing.headline', description: 'The greeting that is also the name of the service' },
  tagline: { id: 'landing.tagline', description: 'What the service is for, in three short sentences' },
  start: { id: 'landing.start', description: 'Button that opens sign-in' },
  note: { id: 'landing.note', description: 'Under the button' },
  speedTitle: { id: 'landing.speed.title', description: 'First advantage' },
  speedText: { id: 'landing.speed.text', description: 'First advantage, explained' },
  zonesTitle: { id: 'landing.zones.title', description: 'Second advantage: telling of a danger' },
  zonesText: { id: 'landing.zones.text', description: 'Second advantage, explained' },
  journeysTitle: { id: 'landing.journeys.title', description: 'Third advantage' },
  journeysText: { id: 'landing.journeys.text', description: 'Third advantage, explained' },
  footer: { id: 'landing.footer', description: 'Who offers this' },
  openData: { id: 'landing.openData', description: 'Link to the description of the public interface' },
  terms: { id: 'identity.legal.terms', description: 'Link to the terms of use' },
  privacy: { id: 'identity.legal.privacy', description: 'Link to the privacy page' },
  howItWorks: {
    id: 'identity.legal.howItWorks',
    description: 'Link to the page that explains accusing and masks',
  },
  unavailable: {
    id: 'landing.unavailable',
    description: 'The part of the page with ranking and figures could not be fetched',
  },
});

/** Texts of the ranking of vehicles. */
export const VIOLATORS_MESSAGES = defineTexts({
  title: { id: 'landing.violators.title', description: 'Title of the ranking of vehicles by violations' },
  count: { id: 'landing.violators.count', description: 'How many violations a vehicle has' },
  noAgency: {
    id: 'landing.violators.noAgency',
    description: 'In the place of the agency where none may be named',
  },
  none: { id: 'landing.violators.none', description: 'Title of the ranking when there is nobody in it' },
  noneText: { id: 'landing.violators.noneText', description: 'Under that title' },
  error: { id: 'landing.violators.error', description: 'The ranking could not be loaded' },
});

/** Texts of the headline figures. */
export const FIGURES_MESSAGES = defineTexts({
  title: { id: 'landing.figures.title', description: 'Title of the four headline figures' },
  vehicles: { id: 'landing.figures.vehicles', description: 'Under the sample number of vehicles' },
  vehiclesMonth: {
    id: 'landing.figures.vehiclesMonth',
    description: 'Under the number of vehicles that were on a journey in the last 30 days',
  },
  safety: {
    id: 'landing.figures.safety',
    description: 'Under the percentage of journeys without a violation',
  },
  always: { id: 'landing.figures.always', description: 'Day and night, as a figure' },
  monitoring: { id: 'landing.figures.monitoring', description: 'Under the figure for day and night' },
  lives: { id: 'landing.figures.lives', description: 'Under a number that is always a sample' },
  journeys: { id: 'landing.figures.journeys', description: 'Under the number of all journeys' },
  error: { id: 'landing.figures.error', description: 'The figures could not be loaded' },
});

/** Texts of what is shown one at a time. */
export const SLIDES_MESSAGES = defineTexts({
  position: {
    id: 'landing.slides.position',
    description: 'Which one of how many is shown; index starts at 1',
  },
  tipsTitle: { id: 'landing.tips.title', description: 'Title of the card with one tip at a time' },
  allTips: { id: 'landing.tips.all', description: 'Title of the slide with all tips' },
  previousTip: { id: 'landing.tips.previous', description: 'Button to the tip before' },
  nextTip: { id: 'landing.tips.next', description: 'Button to the next tip' },
  previousSlide: { id: 'landing.modal.previous', description: 'Button to the slide before' },
  nextSlide: { id: 'landing.modal.next', description: 'Button to the next slide' },
  intro: { id: 'landing.modal.intro', description: 'Above the three vehicles of the first slide' },
  note: {
    id: 'landing.modal.note',
    description: 'Below the three vehicles: what counts, and that plates are masked',
  },
  choose: { id: 'landing.modal.choose', description: 'Button of the last slide that closes the dialog' },
});

/** The safety tips, in order. */
export const TIP_MESSAGES = defineTexts({
  rest: { id: 'landing.tip.rest', description: 'Safety tip: breaks' },
  belt: { id: 'landing.tip.belt', description: 'Safety tip: seat belts' },
  distance: { id: 'landing.tip.distance', description: 'Safety tip: distance to the car in front' },
  phone: { id: 'landing.tip.phone', description: 'Safety tip: no phone at the wheel' },
  speakUp: { id: 'landing.tip.speakUp', description: 'Safety tip: passengers may speak up' },
});
