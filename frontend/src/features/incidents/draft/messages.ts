import { defineTexts } from '../../../lib/i18n/define-texts';

/** The sheet that submits an incident. */
export const INCIDENT_MESSAGES = defineTexts({
  title: {
    id: 'incidents.title',
    defaultMessage: 'Report an incident',
    description: 'Title of the sheet that reports an incident',
  },
  report: {
    id: 'incidents.report',
    defaultMessage: 'Report',
    description: 'Button that opens the sheet; one short word',
  },
  type: {
    id: 'incidents.type',
    defaultMessage: 'What is happening?',
    description: 'Label of the choice of what happened',
  },
  otherType: {
    id: 'incidents.otherType',
    defaultMessage: 'Or what is it?',
    description: 'Label of the choice of what happened, below the large button for a crash',
  },
  crashText: {
    id: 'incidents.crash.text',
    defaultMessage: 'Somebody may be hurt. Call first, report after.',
    description: 'On the large button for a crash, which opens the emergency numbers',
  },
  sos: {
    id: 'incidents.crash.sos',
    defaultMessage: 'SOS',
    description: 'On the large button for a crash: it opens the emergency numbers; at most four letters',
  },
  injured: {
    id: 'incidents.crash.injured',
    defaultMessage: 'How many people are hurt?',
    description: 'Label of the choice of how many people are hurt in a crash',
  },
  injuredUnknown: {
    id: 'incidents.crash.injuredUnknown',
    defaultMessage: 'Not sure',
    description: 'Choice: one can’t say how many people are hurt',
  },
  injuredMost: {
    id: 'incidents.crash.injuredMost',
    defaultMessage: '{count}+',
    description: 'Choice: so many hurt people or more',
  },
  vehicle: {
    id: 'incidents.vehicle',
    defaultMessage: 'Plate or agency, if you saw it',
    description: 'Label of the field for the plate or the transport agency of the vehicle',
  },
  addNote: {
    id: 'incidents.addNote',
    defaultMessage: 'Add a note',
    description: 'Button that opens the field for own words',
  },
  addPhoto: {
    id: 'incidents.addPhoto',
    defaultMessage: 'Add a photo',
    description: 'Button that opens the ways to a photo',
  },
  note: {
    id: 'incidents.note',
    defaultMessage: 'What did you see?',
    description: 'Label of the field for own words',
  },
  noteHint: {
    id: 'incidents.noteHint',
    defaultMessage: 'Say what happened. Name nobody.',
    description: 'Under the field for own words: name nobody',
  },
  send: { id: 'incidents.send', defaultMessage: 'Send report', description: 'Button that sends the report' },
  offline: {
    id: 'incidents.offline',
    defaultMessage: 'No network. Saved now, sent later.',
    description: 'Without a network the report is kept and sent later',
  },
});

/** Emergency numbers before a crash is submitted. */
export const CRASH_SOS_MESSAGES = defineTexts({
  title: {
    id: 'incidents.crash.sosTitle',
    defaultMessage: 'Call for help first',
    description: 'Title of the step with the emergency numbers, before a crash is reported',
  },
  text: {
    id: 'incidents.crash.sosText',
    defaultMessage: 'Say where you are: {place}. Your report waits here.',
    description: 'Above the emergency numbers; place in words',
  },
  textWithoutPlace: {
    id: 'incidents.crash.sosTextWithoutPlace',
    defaultMessage: 'Say where you are. Your report waits here.',
    description: 'Above the emergency numbers, while the place is not known',
  },
  report: {
    id: 'incidents.crash.report',
    defaultMessage: 'Report the crash',
    description: 'Button below the emergency numbers: on to the report',
  },
});

/** Place and time. */
export const PLACE_MESSAGES = defineTexts({
  searching: {
    id: 'incidents.place.searching',
    defaultMessage: 'Finding your place',
    description: 'The phone is being asked where it is',
  },
  none: {
    id: 'incidents.place.none',
    defaultMessage: 'No position: your report is sent without a place.',
    description: 'There is no place: the report goes without one',
  },
  accuracy: {
    id: 'incidents.place.accuracy',
    defaultMessage: '{time} · ±{accuracy}',
    description: 'Time of the tap and radius of the place; accuracy is formatted with its unit',
  },
});

/** Notices and faults. */
export const OUTCOME_MESSAGES = defineTexts({
  incompleteTitle: {
    id: 'incidents.incomplete.title',
    defaultMessage: 'Missing Information',
    description: 'Title: mood or type was not chosen',
  },
  incomplete: {
    id: 'incidents.incomplete.text',
    defaultMessage: 'Please select your mood and incident type before submitting',
    description: 'Text: mood or type was not chosen',
  },
  reported: {
    id: 'incidents.reported.title',
    defaultMessage: 'Incident Reported Successfully',
    description: 'Notice: the report is with the authority',
  },
  reportedText: {
    id: 'incidents.reported.text',
    defaultMessage: 'The authority has your report. Thank you.',
    description: 'Text of the notice that it was reported',
  },
  follow: {
    id: 'incidents.reported.follow',
    defaultMessage: 'Follow it',
    description: 'Button in the notice: to one’s own reports',
  },
  failed: {
    id: 'incidents.failed.title',
    defaultMessage: 'Report Failed',
    description: 'Title: the report could not be sent',
  },
  failedText: {
    id: 'incidents.failed.text',
    defaultMessage: 'Unable to submit your incident report. Please try again',
    description: 'Text: the report could not be sent',
  },
  saved: {
    id: 'incidents.saved',
    defaultMessage: 'No network. Saved now, sent later.',
    description: 'Notice without a network: kept and sent later',
  },
  photoLater: {
    id: 'incidents.photo.later',
    defaultMessage: 'The authority has your report. Its photo waits on this phone and follows by itself.',
    description: 'Text of the notice that it was reported, while its photo waits for the network',
  },
  photoSent: {
    id: 'incidents.photo.sent',
    defaultMessage: 'The photo of your report is sent',
    description: 'Notice: the photo followed its report',
  },
  photoFailed: {
    id: 'incidents.photo.failed',
    defaultMessage: 'The photo could not be sent',
    description: 'Title: the report went, its photo did not',
  },
  photoFailedText: {
    id: 'incidents.photo.failed.text',
    defaultMessage: 'The authority has your report. Try the photo again under My incident reports.',
    description: 'Text: where to send the photo again',
  },
  noRoom: {
    id: 'incidents.noRoom.title',
    defaultMessage: 'No room on this phone',
    description: 'Title: no network, and the storage of the phone is full',
  },
  noRoomText: {
    id: 'incidents.noRoom.text',
    defaultMessage:
      'There is no network and your report could not be kept. Leave this page open and send it again.',
    description: 'Text: how the report is not lost',
  },
  noRoomForPhoto: {
    id: 'incidents.noRoomForPhoto.title',
    defaultMessage: 'No room for the photo',
    description: 'Title: the storage of the phone has no room for the photo',
  },
  noRoomForPhotoText: {
    id: 'incidents.noRoomForPhoto.text',
    defaultMessage:
      'Your report is safe. Leave this page open and send again, or close it: then it goes without the photo.',
    description: 'Text: the report is safe, and how the photo is not lost',
  },
  confirmed: {
    id: 'incidents.confirmed.title',
    defaultMessage: 'Confirmed. Thank you.',
    description: 'Notice: the report of another was confirmed',
  },
  confirmedText: {
    id: 'incidents.confirmed.text',
    defaultMessage: 'Your word helps the authority to act sooner.',
    description: 'Text of the notice that it was confirmed',
  },
  confirmFailed: {
    id: 'incidents.confirmFailed.title',
    defaultMessage: 'Could not confirm',
    description: 'Title: it could not be confirmed',
  },
  confirmFailedText: {
    id: 'incidents.confirmFailed.text',
    defaultMessage: 'Try again, or send your own report.',
    description: 'Text: try again, or send the own report',
  },
});

/** Incidents of others nearby, before one is submitted. */
export const SIMILAR_MESSAGES = defineTexts({
  title: {
    id: 'incidents.similar.title',
    defaultMessage: 'Is it one of these?',
    description: 'Title: others told of something alike nearby',
  },
  text: {
    id: 'incidents.similar.text',
    defaultMessage:
      'Others have just reported this nearby. If it is the same, confirm it: that counts more than a second report.',
    description: 'Under the title: why one is asked',
  },
  near: {
    id: 'incidents.similar.near',
    defaultMessage: 'In the last few minutes · about 100\u00a0m away',
    description: 'When and how far away it was, at most',
  },
  same: {
    id: 'incidents.similar.same',
    defaultMessage: 'Yes, the same one',
    description: 'Button: it is the same',
  },
  another: {
    id: 'incidents.similar.another',
    defaultMessage: 'No, a different one',
    description: 'Button: it is none of these, send my report',
  },
});

/** Reports that are still on the phone. */
export const WAITING_MESSAGES = defineTexts({
  unfinished: {
    id: 'incidents.waiting.unfinished',
    defaultMessage: '{count, plural, one {# report to finish} other {# reports to finish}}',
    description: 'Reports that were begun while driving and are to be finished; count',
  },
  failed: {
    id: 'incidents.waiting.failed',
    defaultMessage: '{count, plural, one {# report was not sent} other {# reports were not sent}}',
    description: 'Reports that were refused; count',
  },
  failedPhotos: {
    id: 'incidents.waiting.failedPhotos',
    defaultMessage: '{count, plural, one {# photo was not sent} other {# photos were not sent}}',
    description: 'Photos that were refused, of reports that were not; count',
  },
  unsentPhotos: {
    id: 'incidents.waiting.unsentPhotos',
    defaultMessage:
      '{count, plural, one {# photo waits for the network} other {# photos wait for the network}}',
    description: 'Photos that wait for the network, of reports that are sent; count',
  },
  photoLost: {
    id: 'incidents.waiting.photoLost',
    defaultMessage: 'No room on this phone: the photo was not kept.',
    description: 'The phone is full: a report that waits stays, its photo is gone',
  },
  unsent: {
    id: 'incidents.waiting.unsent',
    defaultMessage:
      '{count, plural, one {# report waits for the network} other {# reports wait for the network}}',
    description: 'Reports that wait for the network; count',
  },
  finish: {
    id: 'incidents.waiting.finish',
    defaultMessage: 'Finish',
    description: 'Button: fill in what is missing',
  },
  discard: {
    id: 'incidents.waiting.discard',
    defaultMessage: 'Discard',
    description: 'Button: throw the report away',
  },
  stored: {
    id: 'incidents.waiting.kept',
    defaultMessage: 'Kept. Finish at a stop.',
    description: 'While driving: the type is kept, the rest is asked at the stop; at most 24 characters',
  },
});

/** Severity. */
export const SEVERITY_MESSAGES = defineTexts({
  LOW: { id: 'incidents.severity.low', defaultMessage: 'Low', description: 'How bad an incident is' },
  MEDIUM: {
    id: 'incidents.severity.medium',
    defaultMessage: 'Medium',
    description: 'How bad an incident is',
  },
  HIGH: { id: 'incidents.severity.high', defaultMessage: 'High', description: 'How bad an incident is' },
});
