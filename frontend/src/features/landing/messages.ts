import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the page for visitors. */
export const LANDING_MESSAGES = defineTexts({
  headline: { id: 'landing.headline', description: 'The greeting that is also the name of the service' },
  tagline: { id: 'landing.tagline', description: 'What the service is for, in three short sentences' },
  start: { id: 'landing.start', description: 'Button that opens sign-in' },
  note: { id: 'landing.note', description: 'Under the button' },
  speedTitle: { id: 'landing.speed.title', description: 'First advantage' },
  speedText: { id: 'landing.speed.text', description: 'First advantage, explained' },
  zonesTitle: { id: 'landing.zones.title', description: 'Second advantage' },
  zonesText: { id: 'landing.zones.text', description: 'Second advantage, explained' },
  journeysTitle: { id: 'landing.journeys.title', description: 'Third advantage' },
  journeysText: { id: 'landing.journeys.text', description: 'Third advantage, explained' },
  footer: { id: 'landing.footer', description: 'Who offers this' },
  terms: { id: 'identity.legal.terms', description: 'Link to the terms of use' },
  privacy: { id: 'identity.legal.privacy', description: 'Link to the privacy page' },
});
