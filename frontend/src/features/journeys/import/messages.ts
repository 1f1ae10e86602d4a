import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the page that reads a journey from a file. */
export const IMPORT_MESSAGES = defineTexts({
  title: {
    id: 'journeys.import.title',
    defaultMessage: 'Import a track file',
    description: 'Title of the page',
  },
  intro: {
    id: 'journeys.import.intro',
    defaultMessage:
      'A journey that another app or device recorded becomes one of yours. It must have begun within the last {days}\u00a0days.',
    description: 'What a file becomes, and which files are taken; days is a number',
  },
  choose: {
    id: 'journeys.import.choose',
    defaultMessage: 'Choose a file',
    description: 'Button that opens the files of the phone',
  },
  chooseOther: {
    id: 'journeys.import.chooseOther',
    defaultMessage: 'Choose another file',
    description: 'Button that chooses another file',
  },
  drop: {
    id: 'journeys.import.drop',
    defaultMessage: 'Or drop it here',
    description: 'Beside the button on wide screens: a file may be dropped here',
  },
  size: {
    id: 'journeys.import.size',
    defaultMessage: 'GPX, KML, KMZ, FIT or CSV up to {size} MB; Google Timeline up to {timelineSize} MB',
    description:
      'Under the button: which files are read and how large they may be, in MB; both sizes are numbers',
  },
  reading: {
    id: 'journeys.import.reading',
    defaultMessage: 'Reading the file',
    description: 'While the file is read',
  },
  whichTrack: {
    id: 'journeys.import.whichTrack',
    defaultMessage: 'Which track?',
    description: 'Question where the file has several tracks',
  },
  unnamed: {
    id: 'journeys.import.unnamed',
    defaultMessage: 'Track {number}',
    description: 'A track without a name; number is its place in the file',
  },
  start: {
    id: 'journeys.import.start',
    defaultMessage: 'Start',
    description: 'Label of when the track begins',
  },
  end: { id: 'journeys.import.end', defaultMessage: 'End', description: 'Label of when the track ends' },
  points: {
    id: 'journeys.import.points',
    defaultMessage: 'positions',
    description: 'Label of how many positions the track has',
  },
  vehicle: {
    id: 'journeys.import.vehicle',
    defaultMessage: 'In which vehicle?',
    description: 'Heading of the vehicle that was driven',
  },
  private: {
    id: 'journeys.import.private',
    defaultMessage:
      'You will see its zones and violations. Because a file can be edited, they do not count in any ranking.',
    description: 'That what a file shows accuses nobody in public',
  },
  submit: {
    id: 'journeys.import.submit',
    defaultMessage: 'Import journey',
    description: 'Button that imports the track',
  },
});

/** Oddities of a track, without standing in the way. */
export const NOTE_MESSAGES = defineTexts({
  untimed: {
    id: 'journeys.import.note.untimed',
    defaultMessage:
      '{count, plural, one {# position has no time and is left out} other {# positions have no time and are left out}}',
    description: 'Positions without a time, which are left out',
  },
  misplaced: {
    id: 'journeys.import.note.misplaced',
    defaultMessage:
      '{count, plural, one {# position cannot be read and is left out} other {# positions cannot be read and are left out}}',
    description: 'Positions that are nowhere on the globe',
  },
  backward: {
    id: 'journeys.import.note.backward',
    defaultMessage:
      '{count, plural, one {# position is not later than the one before and moves no number} other {# positions are not later than the one before and move no number}}',
    description: 'Positions whose time is not later than that before',
  },
  gaps: {
    id: 'journeys.import.note.gaps',
    defaultMessage:
      '{count, plural, one {# gap of {longest}: no speed is computed across it} other {# gaps, the longest {longest}: no speed is computed across them}}',
    description: 'Gaps without positions; longest is a duration',
  },
});

/** Reason why a file or a track can't be imported. */
export const FAULT_MESSAGES = defineTexts({
  noTimes: {
    id: 'journeys.import.fault.noTimes',
    defaultMessage:
      'The positions of this track have no times, so they show no speed. Save it from your app with times.',
    description: 'The positions of the track have no times',
  },
  tooShort: {
    id: 'journeys.import.fault.tooShort',
    defaultMessage: 'This track has only one moment.',
    description: 'The track has a single moment only',
  },
  future: {
    id: 'journeys.import.fault.future',
    defaultMessage:
      'This track has times that are still to come. Check the clock of the device that recorded it.',
    description: 'The track has times that are still to come',
  },
  tooOld: {
    id: 'journeys.import.fault.tooOld',
    defaultMessage: 'This journey began more than {days} days ago. Older ones are not taken.',
    description: 'The track began too long ago; days is a number',
  },
  notStored: {
    id: 'journeys.import.fault.notKept',
    defaultMessage: 'Your phone could not keep the journey. Free some space and try again.',
    description: 'The phone has no room for the journey',
  },
  overlap: {
    id: 'journeys.import.fault.overlap',
    defaultMessage: 'You already have a journey of that time. It was recorded by your phone or by a tracker.',
    description: 'Another journey of the same time is known',
  },
  otherVehicle: {
    id: 'journeys.import.fault.otherVehicle',
    defaultMessage: 'You have imported this track before, with another vehicle.',
    description: 'The same track was imported before with another vehicle',
  },
});

/** While a track is on its way. */
export const SEND_MESSAGES = defineTexts({
  storing: {
    id: 'journeys.import.keeping',
    defaultMessage: 'Saving on this phone',
    description: 'While the track is written down on the phone',
  },
  sending: {
    id: 'journeys.import.sending',
    defaultMessage: 'Sending the journey',
    description: 'While it is sent',
  },
  waiting: {
    id: 'journeys.import.waiting',
    defaultMessage: 'No network. The journey is saved on this phone and sent later by itself.',
    description: 'There is no network: it is sent later by itself',
  },
  leave: {
    id: 'journeys.import.leave',
    defaultMessage: 'You may leave this page: it goes on by itself.',
    description: 'Under the progress: the page may be left',
  },
  done: {
    id: 'journeys.import.done',
    defaultMessage: 'Journey imported',
    description: 'Notice that the journey is there',
  },
});
