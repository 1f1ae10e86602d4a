import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the page that reads a journey from a file. */
export const IMPORT_MESSAGES = defineTexts({
  title: { id: 'journeys.import.title', description: 'Title of the page' },
  intro: {
    id: 'journeys.import.intro',
    description: 'What a file becomes, and which files are taken; days is a number',
  },
  choose: { id: 'journeys.import.choose', description: 'Button that opens the files of the phone' },
  chooseOther: { id: 'journeys.import.chooseOther', description: 'Button that chooses another file' },
  drop: {
    id: 'journeys.import.drop',
    description: 'Beside the button on wide screens: a file may be dropped here',
  },
  size: {
    id: 'journeys.import.size',
    description: 'Under the button: how large a file may be, in MB; size is a number',
  },
  reading: { id: 'journeys.import.reading', description: 'While the file is read' },
  whichTrack: { id: 'journeys.import.whichTrack', description: 'Question where the file has several tracks' },
  unnamed: {
    id: 'journeys.import.unnamed',
    description: 'A track without a name; number is its place in the file',
  },
  start: { id: 'journeys.import.start', description: 'Label of when the track begins' },
  end: { id: 'journeys.import.end', description: 'Label of when the track ends' },
  points: { id: 'journeys.import.points', description: 'Label of how many positions the track has' },
  vehicle: { id: 'journeys.import.vehicle', description: 'Heading of the vehicle that was driven' },
  private: { id: 'journeys.import.private', description: 'That what a file shows accuses nobody in public' },
  submit: { id: 'journeys.import.submit', description: 'Button that imports the track' },
});

/** What is odd in a track, without standing in the way. */
export const NOTE_MESSAGES = defineTexts({
  untimed: {
    id: 'journeys.import.note.untimed',
    description: 'Positions without a time, which are left out',
  },
  misplaced: { id: 'journeys.import.note.misplaced', description: 'Positions that are nowhere on the globe' },
  backward: {
    id: 'journeys.import.note.backward',
    description: 'Positions whose time is not later than that before',
  },
  gaps: { id: 'journeys.import.note.gaps', description: 'Gaps without positions; longest is a duration' },
});

/** Why a file or a track can't be imported. */
export const FAULT_MESSAGES = defineTexts({
  tooLarge: {
    id: 'journeys.import.fault.tooLarge',
    description: 'The file is too large; size is a number of MB',
  },
  notGpx: { id: 'journeys.import.fault.notGpx', description: 'The file is no GPX file, or is broken' },
  noTrack: { id: 'journeys.import.fault.noTrack', description: 'The file has no recorded track' },
  unreadable: { id: 'journeys.import.fault.unreadable', description: 'The phone could not read the file' },
  noTimes: { id: 'journeys.import.fault.noTimes', description: 'The positions of the track have no times' },
  tooShort: { id: 'journeys.import.fault.tooShort', description: 'The track has a single moment only' },
  future: { id: 'journeys.import.fault.future', description: 'The track has times that are still to come' },
  tooOld: {
    id: 'journeys.import.fault.tooOld',
    description: 'The track began too long ago; days is a number',
  },
  notKept: { id: 'journeys.import.fault.notKept', description: 'The phone has no room for the journey' },
  overlap: { id: 'journeys.import.fault.overlap', description: 'Another journey of the same time is known' },
  otherVehicle: {
    id: 'journeys.import.fault.otherVehicle',
    description: 'The same track was imported before with another vehicle',
  },
});

/** While a track is on its way. */
export const SEND_MESSAGES = defineTexts({
  keeping: { id: 'journeys.import.keeping', description: 'While the track is written down on the phone' },
  sending: { id: 'journeys.import.sending', description: 'While it is sent' },
  waiting: { id: 'journeys.import.waiting', description: 'There is no network: it is sent later by itself' },
  leave: { id: 'journeys.import.leave', description: 'Under the progress: the page may be left' },
  done: { id: 'journeys.import.done', description: 'Notice that the journey is there' },
});
