import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the track that a holder gives with a contest. */
export const TRACK_MESSAGES = defineTexts({
  choose: {
    id: 'cases.givenTrack.choose',
    defaultMessage: 'Other track',
    description: 'Button: chooses a file with a track of another app or device to go with the contest. Short',
  },
  given: {
    id: 'cases.givenTrack.given',
    defaultMessage: '{count, plural, one {# point} other {# points}} from {from} to {to} from this file',
    description: 'The part of the chosen file that is sent; from and to are times of day',
  },
  note: {
    id: 'cases.givenTrack.note',
    defaultMessage: 'Nothing else of the file is sent. It is your statement, not proof.',
    description: 'Below that',
  },
  remove: {
    id: 'cases.givenTrack.remove',
    defaultMessage: 'Remove track',
    description: 'Button: the chosen file does not go with the contest',
  },
  elsewhere: {
    id: 'cases.givenTrack.elsewhere',
    defaultMessage: 'Nothing in this file was recorded within 30 minutes of this violation.',
    description: 'The chosen file is of another time',
  },
  sentTitle: {
    id: 'cases.givenTrack.sentTitle',
    defaultMessage: 'What you sent',
    description: 'Heading over the words and the track of a contest',
  },
  sentTrack: {
    id: 'cases.givenTrack.sentTrack',
    defaultMessage:
      'Your own track, {from} to {to}: {count, plural, one {# point} other {# points}}. Given by you, not proof.',
    description: 'The track that went with a contest; from and to are times of day',
  },
  sentShows: {
    id: 'cases.givenTrack.sentShows',
    defaultMessage: 'They may look at the positions around this place.',
    description: 'The holder has agreed that those who decide see the positions of the journey',
  },
  deleted: {
    id: 'cases.givenTrack.deleted',
    defaultMessage: 'Your words were deleted 90 days after the decision.',
    description: 'In place of the words of a contest',
  },
});
