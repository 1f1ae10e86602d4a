import { defineTexts } from '../i18n/define-texts';

/** Reason why nothing can be had from a file. */
export const TRACK_FILE_FAULT_MESSAGES = defineTexts({
  tooLarge: {
    id: 'journeys.import.fault.tooLarge',
    defaultMessage: 'The file is larger than {size} MB. Save a single day from your app.',
    description: 'The file is too large; size is a number of MB',
  },
  notTrackFile: {
    id: 'journeys.import.fault.notTrackFile',
    defaultMessage: 'This is not a GPX, KML, FIT, CSV or Timeline file with positions. Or it is damaged.',
    description:
      'The file has none of the forms that are read, or is broken; the names of the forms stay as they are',
  },
  noTrack: {
    id: 'journeys.import.fault.noTrack',
    defaultMessage: 'This file has no recorded track, only places or a planned way.',
    description: 'The file has no recorded track',
  },
  unreadable: {
    id: 'journeys.import.fault.unreadable',
    defaultMessage: 'Your phone could not read the file. Please try again.',
    description: 'The phone could not read the file',
  },
});
