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

/** Texts of the section 'My data'. */
export const MY_DATA_MESSAGES = defineTexts({
  title: { id: 'settings.data.title', description: 'Section with what can be done with one’s own data' },
  download: { id: 'settings.data.download', description: 'Row that downloads everything of the user' },
  downloadHint: { id: 'settings.data.downloadHint', description: 'Under it: what the file is' },
  delete: { id: 'settings.data.delete', description: 'Row that opens the dialog to delete the account' },
  deleteHint: { id: 'settings.data.deleteHint', description: 'Under it: that it can be taken back' },
});

/** Texts of the deletion of the own account. */
export const DELETE_MESSAGES = defineTexts({
  title: { id: 'settings.deletion.title', description: 'Title of the dialog: a question' },
  goes: { id: 'settings.deletion.goes', description: 'Above the list of what is erased' },
  goesAccount: {
    id: 'settings.deletion.goesAccount',
    description: 'What is erased of the account; number is the mobile number',
  },
  goesRoutes: {
    id: 'settings.deletion.goesRoutes',
    description: 'What is erased of the journeys; count is a number, -1 while it is unknown',
  },
  stays: { id: 'settings.deletion.stays', description: 'Above the list of what is kept without the person' },
  staysViolations: {
    id: 'settings.deletion.staysViolations',
    description: 'What is kept; count is the number of violations, -1 while it is unknown',
  },
  grace: { id: 'settings.deletion.grace', description: 'How to take it back; days is a number' },
  word: { id: 'settings.deletion.word', description: 'One word in capitals that the user types to confirm' },
  typeWord: {
    id: 'settings.deletion.typeWord',
    description: 'Label of the field for it; word is that word',
  },
  pin: { id: 'settings.deletion.pin', description: 'Label of the field for the PIN' },
  wrongPin: { id: 'settings.deletion.wrongPin', description: 'The PIN was wrong, or there were too many' },
  confirm: { id: 'settings.deletion.confirm', description: 'Button that deletes the account' },
  keep: { id: 'settings.deletion.keep', description: 'Button that leaves the account as it is' },
  done: { id: 'settings.deletion.done', description: 'Title of the notice afterwards' },
  doneText: {
    id: 'settings.deletion.doneText',
    description: 'Text of that notice; date is the last day to take it back',
  },
  banner: {
    id: 'settings.deletion.banner',
    description: 'Line on every page until the account is erased; date is when',
  },
  kept: { id: 'settings.deletion.kept', description: 'Notice that the account stays' },
  notKept: { id: 'settings.deletion.notKept', description: 'Title of the notice that keeping it failed' },
  tooLate: { id: 'settings.deletion.tooLate', description: 'The 30 days are over' },
});
