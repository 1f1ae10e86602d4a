import { defineTexts } from '../../../lib/i18n/define-texts';

/** The sheet that reports an incident. */
export const INCIDENT_MESSAGES = defineTexts({
  title: { id: 'incidents.title', description: 'Title of the sheet that reports an incident' },
  report: { id: 'incidents.report', description: 'Button that opens the sheet; one short word' },
  type: { id: 'incidents.type', description: 'Label of the choice of what happened' },
  addNote: { id: 'incidents.addNote', description: 'Button that opens the field for own words' },
  addPhoto: { id: 'incidents.addPhoto', description: 'Button that opens the ways to a photo' },
  note: { id: 'incidents.note', description: 'Label of the field for own words' },
  noteHint: { id: 'incidents.noteHint', description: 'Under the field for own words: name nobody' },
  send: { id: 'incidents.send', description: 'Button that sends the report' },
  offline: { id: 'incidents.offline', description: 'Without a network the report is kept and sent later' },
});

/** Where and when. */
export const PLACE_MESSAGES = defineTexts({
  searching: { id: 'incidents.place.searching', description: 'The phone is being asked where it is' },
  none: { id: 'incidents.place.none', description: 'There is no place: the report goes without one' },
  accuracy: {
    id: 'incidents.place.accuracy',
    description: 'Time of the tap and radius of the place; accuracy is formatted with its unit',
  },
});

/** Notices and faults. */
export const OUTCOME_MESSAGES = defineTexts({
  incompleteTitle: { id: 'incidents.incomplete.title', description: 'Title: mood or type was not chosen' },
  incomplete: { id: 'incidents.incomplete.text', description: 'Text: mood or type was not chosen' },
  reported: { id: 'incidents.reported.title', description: 'Notice: the report is with the authority' },
  reportedText: { id: 'incidents.reported.text', description: 'Text of the notice that it was reported' },
  follow: { id: 'incidents.reported.follow', description: 'Button in the notice: to one’s own reports' },
  failed: { id: 'incidents.failed.title', description: 'Title: the report could not be sent' },
  failedText: { id: 'incidents.failed.text', description: 'Text: the report could not be sent' },
  saved: { id: 'incidents.saved', description: 'Notice without a network: kept and sent later' },
  photoLater: {
    id: 'incidents.photo.later',
    description: 'Text of the notice that it was reported, while its photo waits for the network',
  },
  photoSent: { id: 'incidents.photo.sent', description: 'Notice: the photo followed its report' },
  photoFailed: { id: 'incidents.photo.failed', description: 'Title: the report went, its photo did not' },
  photoFailedText: { id: 'incidents.photo.failed.text', description: 'Text: where to send the photo again' },
  noRoom: {
    id: 'incidents.noRoom.title',
    description: 'Title: no network, and the storage of the phone is full',
  },
  noRoomText: { id: 'incidents.noRoom.text', description: 'Text: how the report is not lost' },
  noRoomForPhoto: {
    id: 'incidents.noRoomForPhoto.title',
    description: 'Title: the storage of the phone has no room for the photo',
  },
  noRoomForPhotoText: {
    id: 'incidents.noRoomForPhoto.text',
    description: 'Text: the report is safe, and how the photo is not lost',
  },
  confirmed: { id: 'incidents.confirmed.title', description: 'Notice: the report of another was confirmed' },
  confirmedText: { id: 'incidents.confirmed.text', description: 'Text of the notice that it was confirmed' },
  confirmFailed: { id: 'incidents.confirmFailed.title', description: 'Title: it could not be confirmed' },
  confirmFailedText: {
    id: 'incidents.confirmFailed.text',
    description: 'Text: try again, or send the own report',
  },
});

/** What others told of nearby, before a report is sent. */
export const SIMILAR_MESSAGES = defineTexts({
  title: { id: 'incidents.similar.title', description: 'Title: others told of something alike nearby' },
  text: { id: 'incidents.similar.text', description: 'Under the title: why one is asked' },
  near: { id: 'incidents.similar.near', description: 'When and how far away it was, at most' },
  same: { id: 'incidents.similar.same', description: 'Button: it is the same' },
  another: { id: 'incidents.similar.another', description: 'Button: it is none of these, send my report' },
});

/** Reports that are still on the phone. */
export const WAITING_MESSAGES = defineTexts({
  unfinished: {
    id: 'incidents.waiting.unfinished',
    description: 'Reports that were begun while driving and are to be finished; count',
  },
  failed: { id: 'incidents.waiting.failed', description: 'Reports that were refused; count' },
  failedPhotos: {
    id: 'incidents.waiting.failedPhotos',
    description: 'Photos that were refused, of reports that were not; count',
  },
  unsentPhotos: {
    id: 'incidents.waiting.unsentPhotos',
    description: 'Photos that wait for the network, of reports that are sent; count',
  },
  photoLost: {
    id: 'incidents.waiting.photoLost',
    description: 'The phone is full: a report that waits stays, its photo is gone',
  },
  unsent: { id: 'incidents.waiting.unsent', description: 'Reports that wait for the network; count' },
  finish: { id: 'incidents.waiting.finish', description: 'Button: fill in what is missing' },
  discard: { id: 'incidents.waiting.discard', description: 'Button: throw the report away' },
  kept: {
    id: 'incidents.waiting.kept',
    description: 'While driving: the type is kept, the rest is asked at the stop; at most 24 characters',
  },
});

/** How bad it is. */
export const SEVERITY_MESSAGES = defineTexts({
  LOW: { id: 'incidents.severity.low', description: 'How bad an incident is' },
  MEDIUM: { id: 'incidents.severity.medium', description: 'How bad an incident is' },
  HIGH: { id: 'incidents.severity.high', description: 'How bad an incident is' },
});
