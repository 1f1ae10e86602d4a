import { defineTexts } from '../../../lib/i18n/define-texts';

/** What the dial says to those who do not see it. */
export const DIAL_MESSAGES = defineTexts({
  label: { id: 'drive.dial.label', description: 'Name of the dial for screen readers' },
  off: { id: 'drive.dial.off', description: 'Spoken value of the dial while no journey is on' },
  searching: {
    id: 'drive.dial.searching',
    description: 'Spoken value of the dial while there is no position',
  },
  spoken: {
    id: 'drive.dial.spoken',
    description: 'Spoken value of the dial; zone is the word of the speed zone',
  },
});

/** States of the positioning, in a few words. */
export const GPS_MESSAGES = defineTexts({
  searching: { id: 'drive.gps.searching', description: 'No position yet' },
  good: { id: 'drive.gps.good', description: 'The position is good' },
  weak: { id: 'drive.gps.weak', description: 'The position is inexact' },
  denied: { id: 'drive.gps.denied', description: 'The user has not allowed the position' },
  unsupported: { id: 'drive.gps.unsupported', description: 'The browser has no positioning' },
  old: { id: 'drive.gps.old', description: 'How old the last position is; duration has its unit' },
  lost: { id: 'drive.gps.lost', description: 'The phone finds no position; at most 24 characters' },
  lostFor: {
    id: 'drive.gps.lostFor',
    description: 'The position was lost so long ago; duration has its unit; at most 24 characters',
  },
  noSpeed: {
    id: 'drive.gps.noSpeed',
    description: 'In the place of the speed zone: no speed; at most 14 characters',
  },
  notCounted: {
    id: 'drive.gps.notCounted',
    description: 'While the position is lost nothing counts as a violation; at most 24 characters',
  },
});

/** What happens when the position cannot be had. */
export const LOCATION_MESSAGES = defineTexts({
  banner: { id: 'drive.location.banner', description: 'Banner while the position is not allowed' },
  lost: { id: 'drive.location.lost', description: 'Banner while the phone finds no position' },
  weak: { id: 'drive.location.weak', description: 'Under the dial while the position is inexact' },
  measuring: {
    id: 'drive.location.measuring',
    description: 'There is a position but no speed yet; at most 24 characters',
  },
  errorTitle: {
    id: 'drive.location.errorTitle',
    description: 'Title of the notice that the position failed',
  },
  error: { id: 'drive.location.error', description: 'Text of the notice that the position failed' },
  unsupported: {
    id: 'drive.location.unsupported',
    description: 'Text of the notice that the browser has no positioning',
  },
});

/** One sentence for each zone. On the driving screen at most 24 characters each. */
export const ZONE_SENTENCES = defineTexts({
  SAFE: { id: 'drive.sentence.safe', description: 'Driving at a safe speed; at most 24 characters' },
  CAUTION: { id: 'drive.sentence.caution', description: 'A little fast; at most 24 characters' },
  WARNING: { id: 'drive.sentence.warning', description: 'Too fast; at most 24 characters' },
  DANGER: { id: 'drive.sentence.danger', description: 'Far too fast; at most 24 characters' },
  RESTORED: {
    id: 'drive.sentence.restored',
    description: 'The speed is safe again after having been too high',
  },
});

/** Speed limits while driving. */
export const LIMIT_MESSAGES = defineTexts({
  own: {
    id: 'drive.limit.own',
    description: 'After an alert: the speed limit that the driver has set for themselves; limit is in km/h',
  },
  last: {
    id: 'drive.limit.last',
    description:
      'While the position is lost: the last known limit of the road; limit has its place, such as `60, Edéa`',
  },
});

/** The home page without a journey. */
export const IDLE_MESSAGES = defineTexts({
  title: { id: 'drive.idle.title', description: 'Title of the home page while no journey is on' },
  hint: { id: 'drive.idle.hint', description: 'Under the title: the page must stay open' },
  start: { id: 'drive.start', description: 'Button that starts a journey' },
  loadFailed: { id: 'drive.idle.loadFailed', description: 'Whether a journey is on could not be loaded' },
  lastJourney: { id: 'drive.last.title', description: 'Title of the card with the last journey' },
  viewDetails: { id: 'drive.last.viewDetails', description: 'Link to the page of a journey' },
  maxSpeed: {
    id: 'drive.last.maxSpeed',
    description: 'Highest speed of a journey; speed is formatted with its unit',
  },
  violations: { id: 'drive.violations', description: 'How many violations a journey has' },
});

/** A journey that is on. */
export const JOURNEY_MESSAGES = defineTexts({
  summary: { id: 'drive.journey.summary', description: 'Title of the card with the figures so far' },
  title: { id: 'drive.journey.title', description: 'Title of the card of the journey that is on' },
  driver: { id: 'drive.journey.driver', description: 'Who drives; name is the display name' },
  distance: { id: 'drive.journey.distance', description: 'Label of the distance so far' },
  duration: { id: 'drive.journey.duration', description: 'Label of the time so far' },
  maxSpeed: { id: 'drive.journey.maxSpeed', description: 'Label of the highest speed so far' },
  averageSpeed: { id: 'drive.journey.averageSpeed', description: 'Label of the average speed so far' },
  end: { id: 'drive.journey.end', description: 'Button that ends the journey' },
  keepGoing: { id: 'drive.journey.keepGoing', description: 'Button that does not end the journey after all' },
  confirmEnd: { id: 'drive.journey.confirmEnd', description: 'Question before the journey is ended' },
  elsewhere: { id: 'drive.journey.elsewhere', description: 'The journey is recorded by another phone' },
  recordHere: { id: 'drive.journey.recordHere', description: 'Button: record the journey with this phone' },
  strip: {
    id: 'drive.journey.strip',
    description: 'Strip on other pages while a journey is on; both values are formatted',
  },
  drivingScreen: {
    id: 'drive.journey.drivingScreen',
    description: 'Button that brings the driving screen back',
  },
  alerts: { id: 'drive.journey.alerts', description: 'Name of the region in which speed alerts are spoken' },
});

/** The driving screen. */
export const DRIVING_MESSAGES = defineTexts({
  region: { id: 'drive.driving.region', description: 'Name of the driving screen for screen readers' },
  mute: { id: 'drive.driving.mute', description: 'Button that silences the alert tones' },
  unmute: { id: 'drive.driving.unmute', description: 'Button that brings the alert tones back' },
  passenger: {
    id: 'drive.driving.passenger',
    description: 'Button: a passenger holds the phone, show the whole app',
  },
  end: {
    id: 'drive.driving.end',
    description: 'Button to hold for one second to end the journey; one short word',
  },
  report: { id: 'drive.driving.report', description: 'Button that reports an incident; one short word' },
  reportKept: {
    id: 'drive.driving.reportKept',
    description: 'On the Report button after a type was chosen; one short word',
  },
  sos: { id: 'drive.driving.sos', description: 'Button that shows whom to call for help; one short word' },
  holdHint: { id: 'drive.driving.holdHint', description: 'How the End button works' },
});

/** Where the fixes are. */
export const SYNC_MESSAGES = defineTexts({
  idle: { id: 'drive.sync.idle', description: 'Everything is on the server since the given time' },
  sending: { id: 'drive.sync.sending', description: 'Fixes are on their way' },
  waiting: { id: 'drive.sync.waiting', description: 'No network: fixes are kept on the phone' },
});

/** Short notices about the journey. */
export const NOTICE_MESSAGES = defineTexts({
  started: { id: 'drive.notice.started', description: 'The journey has started' },
  startedText: {
    id: 'drive.notice.startedText',
    description: 'What happens now that the journey has started',
  },
  startedHere: {
    id: 'drive.notice.startedHere',
    description: 'The journey has started on the phone; the server hears of it later',
  },
  completed: { id: 'drive.notice.completed', description: 'The journey has ended' },
  completedText: {
    id: 'drive.notice.completedText',
    description: 'Distance and highest speed, both with their units',
  },
  completedHere: {
    id: 'drive.notice.completedHere',
    description:
      'The journey has ended on the phone and is sent later; distance and highest speed, with their units',
  },
  error: { id: 'drive.notice.error', description: 'Title when starting failed' },
  startFailed: { id: 'drive.notice.startFailed', description: 'Starting failed for no known reason' },
  alreadyActive: { id: 'drive.notice.alreadyActive', description: 'Starting failed because a journey is on' },
  endFailed: { id: 'drive.notice.endFailed', description: 'Title when ending failed' },
  endFailedText: { id: 'drive.notice.endFailedText', description: 'Text when ending failed' },
  noneActive: { id: 'drive.notice.noneActive', description: 'There is no journey to end' },
});

/** The dialog that starts a journey. */
export const START_MESSAGES = defineTexts({
  title: { id: 'drive.dialog.title', description: 'Title of the dialog that starts a journey' },
  locationHint: { id: 'drive.dialog.locationHint', description: 'What the phone asks after the start' },
});

/** What the recording could not do. */
export const RECORDING_MESSAGES = defineTexts({
  paused: {
    id: 'drive.recording.paused',
    description: 'Nothing was measured for this long because the page was away; duration has its unit',
  },
  notKept: {
    id: 'drive.recording.notKept',
    description: 'The phone cannot keep positions (storage full or off): the page must stay open',
  },
});

/** Journeys that this phone has started and the server does not have all of. */
export const OWN_JOURNEY_MESSAGES = defineTexts({
  saved: { id: 'drive.own.saved', description: 'How many journeys wait on the phone to be sent' },
  sending: { id: 'drive.own.sending', description: 'How many journeys are on their way' },
  refused: {
    id: 'drive.own.refused',
    description: 'Title: a journey could not be sent; plate is its vehicle',
  },
  conflict: {
    id: 'drive.own.conflict',
    description: 'Why: another phone records a journey of the same account at the same time',
  },
  retry: { id: 'drive.own.retry', description: 'Button that sends a journey again' },
  discard: { id: 'drive.own.discard', description: 'Button that deletes a journey which was never sent' },
});
