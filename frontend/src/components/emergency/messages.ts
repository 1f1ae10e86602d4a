import { defineTexts } from '../../lib/i18n/define-texts';

/** Whom to call for help. */
export const SOS_MESSAGES = defineTexts({
  title: {
    id: 'drive.sos.title',
    defaultMessage: 'Call for help',
    description: 'Title of the list of emergency numbers',
  },
  police: { id: 'drive.sos.police', defaultMessage: 'Police', description: 'Above the number of the police' },
  fire: {
    id: 'drive.sos.fire',
    defaultMessage: 'Fire brigade',
    description: 'Above the number of the fire brigade',
  },
  ambulance: {
    id: 'drive.sos.ambulance',
    defaultMessage: 'Ambulance (SAMU)',
    description: 'Above the number of the ambulance (SAMU)',
  },
});
