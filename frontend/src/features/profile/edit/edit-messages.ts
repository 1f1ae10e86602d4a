import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the own page while it is edited. */
export const EDIT_MESSAGES = defineTexts({
  edit: { id: 'profile.edit', description: 'Button that opens the fields' },
  save: { id: 'profile.save', description: 'Button that saves the fields' },
  cancel: { id: 'profile.cancel', description: 'Button that gives up what was typed' },
  saved: { id: 'profile.saved', description: 'Notice after saving' },
  kept: { id: 'profile.kept', description: 'Saved without a network: what was typed goes by itself later' },
  offline: {
    id: 'profile.offline',
    description: 'Saving failed without a network and without room on the phone; what was typed stays',
  },
  numberHint: { id: 'profile.number.hint', description: 'Under the number: why it cannot be changed here' },
  license: { id: 'profile.license', description: 'Label of the number of the driving licence' },
  contactName: { id: 'profile.contact.name', description: 'Label of the name of the emergency contact' },
  contactPhone: { id: 'profile.contact.phone', description: 'Label of the number of the emergency contact' },
  photo: { id: 'profile.photo', description: 'Label of the photo' },
  contact: { id: 'profile.contact', description: 'Label of the emergency contact' },
  conflictTitle: {
    id: 'profile.conflict.title',
    description: 'Title of the dialog: two phones have changed it',
  },
  conflictText: { id: 'profile.conflict.text', description: 'What has happened, in one sentence' },
});
