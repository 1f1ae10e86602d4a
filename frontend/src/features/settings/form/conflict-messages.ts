import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts for settings that were changed on two phones. */
export const CONFLICT_MESSAGES = defineTexts({
  title: {
    id: 'offline.settingsConflict.title',
    defaultMessage: 'Changed on another phone',
    description: 'Title of the dialog, and of the notice',
  },
  text: {
    id: 'offline.settingsConflict.text',
    defaultMessage: 'Your settings were changed on another phone. Choose which ones stay.',
    description: 'What has happened, in one sentence',
  },
});
