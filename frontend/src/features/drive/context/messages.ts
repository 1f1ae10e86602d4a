import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the dial for those who do not see it. */
export const DIAL_MESSAGES = defineTexts({
  label: {
    id: 'drive.dial.label',
    defaultMessage: 'Speed',
    description: 'Name of the dial for screen readers',
  },
  off: {
    id: 'drive.dial.off',
    defaultMessage: 'No journey',
    description: 'Spoken value of the dial while no journey is on',
  },
  searching: {
    id: 'drive.dial.searching',
    defaultMessage: 'Looking for GPS',
    description: 'Spoken value of the dial while there is no position',
  },
  spoken: {
    id: 'drive.dial.spoken',
    defaultMessage: '{speed, plural, one {# kilometre} other {# kilometres}} per hour, {zone}',
    description: 'Spoken value of the dial; zone is the word of the speed zone',
  },
});

/** States of the positioning, in a few words. */
export const GPS_MESSAGES = defineTexts({
  searching: { id: 'drive.gps.searching', defaultMessage: 'Looking for GPS', description: 'No position yet' },
  good: { id: 'drive.gps.good', defaultMessage: 'GPS good', description: 'The position is good' },
  weak: { id: 'drive.gps.weak', defaultMessage: 'GPS weak', description: 'The position is inexact' },
  denied: {
    id: 'drive.gps.denied',
    defaultMessage: 'Location is off',
    description: 'The user has not allowed the position',
  },
  unsupported: {
    id: 'drive.gps.unsupported',
    defaultMessage: 'No GPS here',
    description: 'The browser has no positioning',
  },
  old: {
    id: 'drive.gps.old',
    defaultMessage: 'GPS {duration} old',
    description: 'How old the last position is; duration has its unit',
  },
  lost: {
    id: 'drive.gps.lost',
    defaultMessage: 'No GPS signal',
    description: 'The phone finds no position; at most 24 characters',
  },
  lostFor: {
    id: 'drive.gps.lostFor',
    defaultMessage: 'GPS lost {duration}',
    description: 'The position was lost so long ago; duration has its unit; at most 24 characters',
  },
  noSpeed: {
    id: 'drive.gps.noSpeed',
    defaultMessage: 'No speed',
    description: 'In the place of the speed zone: no speed; at most 14 characters',
  },
  notCounted: {
    id: 'drive.gps.notCounted',
    defaultMessage: 'Not counted now',
    description: 'While the position is lost nothing counts as a violation; at most 24 characters',
  },
});

/** Texts when the position cannot be had. */
export const LOCATION_MESSAGES = defineTexts({
  banner: {
    id: 'drive.location.banner',
    defaultMessage: 'Location is off. Turn it on to measure your speed.',
    description: 'Banner while the position is not allowed',
  },
  lost: {
    id: 'drive.location.lost',
    defaultMessage: 'No position found. Go where the sky is open.',
    description: 'Banner while the phone finds no position',
  },
  weak: {
    id: 'drive.location.weak',
    defaultMessage: 'GPS weak, the speed is less sure',
    description: 'Under the dial while the position is inexact',
  },
  measuring: {
    id: 'drive.location.measuring',
    defaultMessage: 'Measuring your speed',
    description: 'There is a position but no speed yet; at most 24 characters',
  },
  errorTitle: {
    id: 'drive.location.errorTitle',
    defaultMessage: 'Location Error',
    description: 'Title of the notice that the position failed',
  },
  error: {
    id: 'drive.location.error',
    defaultMessage: 'Could not access your location. Please enable location services',
    description: 'Text of the notice that the position failed',
  },
  unsupported: {
    id: 'drive.location.unsupported',
    defaultMessage: 'Geolocation is not supported by this browser',
    description: 'Text of the notice that the browser has no positioning',
  },
});

/** One sentence for each zone. On the driving screen at most 24 characters each. */
export const ZONE_SENTENCES = defineTexts({
  SAFE: {
    id: 'drive.sentence.safe',
    defaultMessage: 'Waka fine.',
    description: 'Driving at a safe speed; at most 24 characters',
  },
  CAUTION: {
    id: 'drive.sentence.caution',
    defaultMessage: 'Easy now.',
    description: 'A little fast; at most 24 characters',
  },
  WARNING: {
    id: 'drive.sentence.warning',
    defaultMessage: 'Slow down.',
    description: 'Too fast; at most 24 characters',
  },
  DANGER: {
    id: 'drive.sentence.danger',
    defaultMessage: 'Slow down now!',
    description: 'Far too fast; at most 24 characters',
  },
  RESTORED: {
    id: 'drive.sentence.restored',
    defaultMessage: 'Safe speed again. Thank you.',
    description: 'The speed is safe again after having been too high',
  },
});

/** Speed limits while driving. */
export const LIMIT_MESSAGES = defineTexts({
  last: {
    id: 'drive.limit.last',
    defaultMessage: 'Last sign: {limit}',
    description:
      'While the position is lost: the last known limit of the road; limit has its place, such as `60, Edéa`',
  },
});

/** The home page without a journey. */
export const IDLE_MESSAGES = defineTexts({
  bus: {
    id: 'drive.idle.bus',
    defaultMessage: 'Join a bus as a passenger',
    description: 'Link to the page on which a passenger scans the code of a bus',
  },
  title: {
    id: 'drive.idle.title',
    defaultMessage: 'Ready to Track Your Journey',
    description: 'Title of the home page while no journey is on',
  },
  hint: {
    id: 'drive.idle.hint',
    defaultMessage: 'Keep this screen open while you travel.',
    description: 'Under the title: the page must stay open',
  },
  start: { id: 'drive.start', defaultMessage: 'Start Journey', description: 'Button that starts a journey' },
  loadFailed: {
    id: 'drive.idle.loadFailed',
    defaultMessage: 'Could not load your journey. Please try again.',
    description: 'Whether a journey is on could not be loaded',
  },
  lastJourney: {
    id: 'drive.last.title',
    defaultMessage: 'Last journey',
    description: 'Title of the card with the last journey',
  },
  viewDetails: {
    id: 'drive.last.viewDetails',
    defaultMessage: 'View Details',
    description: 'Link to the page of a journey',
  },
  maxSpeed: {
    id: 'drive.last.maxSpeed',
    defaultMessage: 'max {speed}',
    description: 'Highest speed of a journey; speed is formatted with its unit',
  },
  violations: {
    id: 'drive.violations',
    defaultMessage: '{count, plural, =0 {No violation} one {#\u00a0violation} other {#\u00a0violations}}',
    description: 'How many violations a journey has',
  },
});

/** A journey that is on. */
export const JOURNEY_MESSAGES = defineTexts({
  summary: {
    id: 'drive.journey.summary',
    defaultMessage: 'Journey summary',
    description: 'Title of the card with the figures so far',
  },
  title: {
    id: 'drive.journey.title',
    defaultMessage: 'Live journey',
    description: 'Title of the card of the journey that is on',
  },
  driver: {
    id: 'drive.journey.driver',
    defaultMessage: 'Driver: {name}',
    description: 'Who drives; name is the display name',
  },
  distance: {
    id: 'drive.journey.distance',
    defaultMessage: 'distance',
    description: 'Label of the distance so far',
  },
  duration: {
    id: 'drive.journey.duration',
    defaultMessage: 'duration',
    description: 'Label of the time so far',
  },
  maxSpeed: {
    id: 'drive.journey.maxSpeed',
    defaultMessage: 'max speed',
    description: 'Label of the highest speed so far',
  },
  averageSpeed: {
    id: 'drive.journey.averageSpeed',
    defaultMessage: 'average, moving',
    description: 'Label of the average speed so far',
  },
  end: {
    id: 'drive.journey.end',
    defaultMessage: 'End Journey',
    description: 'Button that ends the journey',
  },
  goOn: {
    id: 'drive.journey.keepGoing',
    defaultMessage: 'Keep going',
    description: 'Button that does not end the journey after all',
  },
  confirmEnd: {
    id: 'drive.journey.confirmEnd',
    defaultMessage: 'End this journey?',
    description: 'Question before the journey is ended',
  },
  elsewhere: {
    id: 'drive.journey.elsewhere',
    defaultMessage: 'Another phone is recording this journey.',
    description: 'The journey is recorded by another phone',
  },
  family: {
    id: 'drive.journey.family',
    defaultMessage: 'Let family follow',
    description: 'Link to the page where others are let see where one is',
  },
  onBoard: {
    id: 'drive.journey.onBoard',
    defaultMessage: 'Slow down, family, arrival',
    description: 'Link to a passenger’s page: ask the driver to slow down, let the family follow, arrive',
  },
  recordHere: {
    id: 'drive.journey.recordHere',
    defaultMessage: 'Record with this phone',
    description: 'Button: record the journey with this phone',
  },
  strip: {
    id: 'drive.journey.strip',
    defaultMessage: 'Live · {duration} · {distance}',
    description: 'Strip on other pages while a journey is on; both values are formatted',
  },
  iDrive: {
    id: 'drive.journey.iDrive',
    defaultMessage: 'I am the driver',
    description: 'Button: corrects that a passenger holds the phone',
  },
  drivingScreen: {
    id: 'drive.journey.drivingScreen',
    defaultMessage: 'Driving screen',
    description: 'Button that brings the driving screen back',
  },
  alerts: {
    id: 'drive.journey.alerts',
    defaultMessage: 'Speed alerts',
    description: 'Name of the region in which speed alerts are spoken',
  },
});

/** The driving screen. */
export const DRIVING_MESSAGES = defineTexts({
  region: {
    id: 'drive.driving.region',
    defaultMessage: 'Driving',
    description: 'Name of the driving screen for screen readers',
  },
  mute: {
    id: 'drive.driving.mute',
    defaultMessage: 'Mute alerts',
    description: 'Button that silences the alert tones',
  },
  unmute: {
    id: 'drive.driving.unmute',
    defaultMessage: 'Turn alert sound on',
    description: 'Button that brings the alert tones back',
  },
  voice: {
    id: 'drive.driving.voice',
    defaultMessage: 'Voice on',
    description: 'Under the loudspeaker: a voice says the alerts; at most 10 characters',
  },
  tones: {
    id: 'drive.driving.tones',
    defaultMessage: 'Tones on',
    description: 'Under the loudspeaker: alerts are tones; at most 10 characters',
  },
  nothing: {
    id: 'drive.driving.nothing',
    defaultMessage: 'Muted',
    description: 'Under the loudspeaker: nothing is heard; at most 10 characters',
  },
  passenger: {
    id: 'drive.driving.passenger',
    defaultMessage: 'I am a passenger',
    description: 'Button: a passenger holds the phone, show the whole app',
  },
  end: {
    id: 'drive.driving.end',
    defaultMessage: 'End',
    description: 'Button to hold for one second to end the journey; one short word',
  },
  report: {
    id: 'drive.driving.report',
    defaultMessage: 'Report',
    description: 'Button that reports an incident; one short word',
  },
  reportStored: {
    id: 'drive.driving.reportKept',
    defaultMessage: 'Kept',
    description: 'On the Report button after a type was chosen; one short word',
  },
  sos: {
    id: 'drive.driving.sos',
    defaultMessage: 'SOS',
    description: 'Button that shows whom to call for help; one short word',
  },
  holdHint: {
    id: 'drive.driving.holdHint',
    defaultMessage: 'Press and hold for one second',
    description: 'How the End button works',
  },
});

/** State of the fixes. */
export const SYNC_MESSAGES = defineTexts({
  idle: {
    id: 'drive.sync.idle',
    defaultMessage: 'Everything sent · {time}',
    description: 'Everything is on the server since the given time',
  },
  sending: { id: 'drive.sync.sending', defaultMessage: 'Sending', description: 'Fixes are on their way' },
  waiting: {
    id: 'drive.sync.waiting',
    defaultMessage: 'No network. Saved now, sent later.',
    description: 'No network: fixes are kept on the phone',
  },
});

/** Short notices about the journey. */
export const NOTICE_MESSAGES = defineTexts({
  started: {
    id: 'drive.notice.started',
    defaultMessage: 'Journey Started',
    description: 'The journey has started',
  },
  startedText: {
    id: 'drive.notice.startedText',
    defaultMessage: 'Your speed is measured now. Safe journey.',
    description: 'What happens now that the journey has started',
  },
  startedHere: {
    id: 'drive.notice.startedHere',
    defaultMessage: 'No network: it is saved on this phone and sent later. Your speed is measured now.',
    description: 'The journey has started on the phone; the server hears of it later',
  },
  error: { id: 'drive.notice.error', defaultMessage: 'Error', description: 'Title when starting failed' },
  startFailed: {
    id: 'drive.notice.startFailed',
    defaultMessage: 'Could not start journey. Please try again.',
    description: 'Starting failed for no known reason',
  },
  alreadyActive: {
    id: 'drive.notice.alreadyActive',
    defaultMessage: 'A journey is already active. End it first.',
    description: 'Starting failed because a journey is on',
  },
  endFailed: {
    id: 'drive.notice.endFailed',
    defaultMessage: 'Journey End Failed',
    description: 'Title when ending failed',
  },
  endFailedText: {
    id: 'drive.notice.endFailedText',
    defaultMessage: 'Could not end your journey. Please try again or contact support.',
    description: 'Text when ending failed',
  },
  noneActive: {
    id: 'drive.notice.noneActive',
    defaultMessage: 'No active journey found',
    description: 'There is no journey to end',
  },
});

/** The dialog that starts a journey. */
export const START_MESSAGES = defineTexts({
  title: {
    id: 'drive.dialog.title',
    defaultMessage: 'Start New Journey',
    description: 'Title of the dialog that starts a journey',
  },
  locationHint: {
    id: 'drive.dialog.locationHint',
    defaultMessage: 'Next, your phone asks to use your location.',
    description: 'What the phone asks after the start',
  },
});

/** Failures of the recording. */
export const RECORDING_MESSAGES = defineTexts({
  paused: {
    id: 'drive.recording.paused',
    defaultMessage: 'Tracking paused {duration}',
    description: 'Nothing was measured for this long because the page was away; duration has its unit',
  },
  notStored: {
    id: 'drive.recording.notKept',
    defaultMessage:
      "This phone can't keep positions: its storage is full or off. Leave this page open until everything is sent.",
    description: 'The phone cannot keep positions (storage full or off): the page must stay open',
  },
});

/** Journeys that this phone has started and the server does not have all of. */
export const OWN_JOURNEY_MESSAGES = defineTexts({
  saved: {
    id: 'drive.own.saved',
    defaultMessage:
      '{count, plural, one {# journey is} other {# journeys are}} saved on this phone. Sent when the network is back.',
    description: 'How many journeys wait on the phone to be sent',
  },
  sending: {
    id: 'drive.own.sending',
    defaultMessage: 'Sending {count, plural, one {# journey} other {# journeys}}',
    description: 'How many journeys are on their way',
  },
  refused: {
    id: 'drive.own.refused',
    defaultMessage: 'The journey with {plate} could not be sent',
    description: 'Title: a journey could not be sent; plate is its vehicle',
  },
  conflict: {
    id: 'drive.own.conflict',
    defaultMessage: 'Another phone is recording a journey at the same time. End that one, then try again.',
    description: 'Why: another phone records a journey of the same account at the same time',
  },
  retry: {
    id: 'drive.own.retry',
    defaultMessage: 'Try again',
    description: 'Button that sends a journey again',
  },
  discard: {
    id: 'drive.own.discard',
    defaultMessage: 'Delete',
    description: 'Button that deletes a journey which was never sent',
  },
});
