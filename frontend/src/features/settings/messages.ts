import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the settings. */
export const SETTINGS_MESSAGES = defineTexts({
  title: { id: 'settings.title', description: 'Title of the page' },
  appearance: { id: 'settings.appearance', description: 'Section with theme and language' },
  theme: { id: 'settings.theme', description: 'Label of the choice of theme' },
  light: { id: 'settings.theme.light', description: 'Light theme' },
  dark: { id: 'settings.theme.dark', description: 'Dark theme' },
  system: { id: 'settings.theme.system', description: 'Theme that follows the device' },
  themeHint: { id: 'settings.theme.hint', description: 'Under the choice of theme' },
  language: { id: 'settings.language', description: 'Label of the choice of language' },
  privacyAndTerms: { id: 'settings.privacyAndTerms', description: 'Section with the legal pages' },
  terms: { id: 'settings.terms', description: 'Link to the terms of use' },
  privacy: { id: 'settings.privacy', description: 'Link to the privacy page' },
});
