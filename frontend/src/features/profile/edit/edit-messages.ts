import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the own page while it is edited. */
export const EDIT_MESSAGES = defineTexts({
  edit: { id: 'profile.edit', defaultMessage: 'Edit', description: 'Button that opens the fields' },
  save: { id: 'profile.save', defaultMessage: 'Save', description: 'Button that saves the fields' },
  cancel: {
    id: 'profile.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that gives up what was typed',
  },
  saved: { id: 'profile.saved', defaultMessage: 'Profile Updated', description: 'Notice after saving' },
  stored: {
    id: 'profile.kept',
    defaultMessage: 'No network. Saved on this phone, sent later.',
    description: 'Saved without a network: what was typed goes by itself later',
  },
  offline: {
    id: 'profile.offline',
    defaultMessage: 'No network. What you typed stays here: save it again when the network is back.',
    description: 'Saving failed without a network and without room on the phone; what was typed stays',
  },
  numberHint: {
    id: 'profile.number.hint',
    defaultMessage: 'You sign in with it, so it cannot be changed here.',
    description: 'Under the number: why it cannot be changed here',
  },
  license: {
    id: 'profile.license',
    defaultMessage: 'Driver licence',
    description: 'Label of the number of the driving licence',
  },
  contactName: {
    id: 'profile.contact.name',
    defaultMessage: 'Emergency contact, name',
    description: 'Label of the name of the emergency contact',
  },
  contactPhone: {
    id: 'profile.contact.phone',
    defaultMessage: 'Emergency contact, phone number',
    description: 'Label of the number of the emergency contact',
  },
  photo: { id: 'profile.photo', defaultMessage: 'Photo', description: 'Label of the photo' },
  contact: {
    id: 'profile.contact',
    defaultMessage: 'Emergency contact',
    description: 'Label of the emergency contact',
  },
  conflictTitle: {
    id: 'profile.conflict.title',
    defaultMessage: 'Changed on another phone',
    description: 'Title of the dialog: two phones have changed it',
  },
  conflictText: {
    id: 'profile.conflict.text',
    defaultMessage: 'Your profile was changed on another phone. Choose what stays.',
    description: 'What has happened, in one sentence',
  },
});
