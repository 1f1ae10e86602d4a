import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the settings. */
export const SETTINGS_MESSAGES = defineTexts({
  title: { id: 'settings.title', description: 'Title of the page' },
  appearance: { id: 'settings.appearance', description: 'Section with theme and language' },
  theme: { id: 'settings.theme', description: 'Label of the choice of theme' },
  light: { id: 'settings.theme.light', description: 'Light theme' },
  dark: { id: 'settings.theme.dark', description: 'Dark theme' },
  system: { id: 'settings.theme.system', description: 'Theme that follows the device' },
  themeHint: { id: 'settings.theme.hint', description: 'Under the choice of theme' },
  language: { id: 'settings.language', description: 'Label of the choice of language' },
  locationAndPrivacy: {
    id: 'settings.locationAndPrivacy',
    description: 'Section with location and the legal pages',
  },
  trackers: {
    id: 'settings.trackers',
    description: 'Section with the way to the devices that send positions',
  },
  trackersRow: { id: 'settings.trackers.row', description: 'Row that leads there' },
  trackersHint: { id: 'settings.trackers.hint', description: 'Under that row: what they are for' },
  terms: { id: 'settings.terms', description: 'Link to the terms of use' },
  privacy: { id: 'settings.privacy', description: 'Link to the privacy page' },
});

/** Texts of the section that makes this phone the one of a vehicle. */
export const ENROLMENT_MESSAGES = defineTexts({
  section: { id: 'settings.enrolment', description: 'Section: this phone as the phone of a vehicle' },
  none: { id: 'settings.enrolment.none', description: 'The phone belongs to no vehicle' },
  noneText: { id: 'settings.enrolment.noneText', description: 'Under it: what belonging to one is good for' },
  enrol: { id: 'settings.enrolment.enrol', description: 'Button that sends the invitation' },
  waiting: {
    id: 'settings.enrolment.waiting',
    description: 'The invitation was accepted, staff must approve it; plate is that of the vehicle',
  },
  waitingText: { id: 'settings.enrolment.waitingText', description: 'Under it: what happens next' },
  approved: {
    id: 'settings.enrolment.approved',
    description: 'The phone belongs to a vehicle; plate is that of the vehicle',
  },
  approvedText: { id: 'settings.enrolment.approvedText', description: 'Under it: what the phone does' },
  revoked: {
    id: 'settings.enrolment.revoked',
    description: 'Staff have revoked it; plate is that of the vehicle',
  },
  revokedText: { id: 'settings.enrolment.revokedText', description: 'Under it: what can be done' },
  reason: { id: 'settings.enrolment.reason', description: 'Why it was revoked; reason is what staff wrote' },
  leaving: {
    id: 'settings.enrolment.leaving',
    description: 'Warning while it waits or is approved: signing out ends it',
  },
});

/** Texts of the button that saves. */
export const SAVE_MESSAGES = defineTexts({
  save: { id: 'settings.save', description: 'Button that saves the settings' },
  saved: { id: 'settings.saved', description: 'Title of the notice after saving' },
  savedText: { id: 'settings.savedText', description: 'Text of the notice after saving' },
  kept: { id: 'settings.kept', description: 'Saved without a network: it holds here and is sent later' },
});

/** Texts of the switches for what is heard and felt. */
export const SWITCH_MESSAGES = defineTexts({
  title: { id: 'settings.notifications', description: 'Section with notifications, sound and vibration' },
  notifications: { id: 'settings.notifications.switch', description: 'Switch: whether messages may come' },
  notificationsHint: { id: 'settings.notifications.hint', description: 'Under it: which messages' },
  sound: { id: 'settings.sound', description: 'Switch: whether alerts sound' },
  soundHint: { id: 'settings.sound.hint', description: 'Under it: what sounds' },
  vibration: { id: 'settings.vibration', description: 'Switch: whether alerts vibrate' },
  vibrationHint: { id: 'settings.vibration.hint', description: 'Under it: when the phone vibrates' },
  noVibration: { id: 'settings.vibration.none', description: 'Under it where the phone cannot' },
  test: { id: 'settings.sound.test', description: 'Row that plays an alert' },
  on: { id: 'settings.on', description: 'State of a switch' },
  off: { id: 'settings.off', description: 'State of a switch' },
});

/** Texts of the messages that come to this phone, and of the hours in which none rings. */
export const PUSH_MESSAGES = defineTexts({
  inbox: { id: 'settings.inbox', description: 'Row that leads to the inbox' },
  inboxHint: { id: 'settings.inbox.hint', description: 'Under it: what stands there; days is a number' },
  title: { id: 'settings.push', description: 'Switch: whether messages come to this phone' },
  on: { id: 'settings.push.on', description: 'Under it: they come' },
  off: { id: 'settings.push.off', description: 'Under it: they do not' },
  blocked: { id: 'settings.push.blocked', description: 'Under it: the browser lets none come; what to do' },
  needsInstall: {
    id: 'settings.push.needsInstall',
    description: 'Under it on an iPhone: only installed apps get messages; how to install',
  },
  unsupported: { id: 'settings.push.unsupported', description: 'Under it: this browser cannot' },
  accountOff: {
    id: 'settings.push.accountOff',
    description: 'Under it: the switch for all notifications of the account, above it, is off',
  },
  failed: { id: 'settings.push.failed', description: 'The push service or the server was not reached' },
  unanswered: {
    id: 'settings.push.unanswered',
    description: 'The question of the browser was put away without an answer',
  },
  quiet: { id: 'settings.quiet', description: 'Switch: whether there are hours in which nothing rings' },
  quietOn: { id: 'settings.quiet.on', description: 'Under it: from when to when; both are formatted' },
  quietOff: { id: 'settings.quiet.off', description: 'Under it: there are none' },
  quietLoading: { id: 'settings.quiet.loading', description: 'Under it: it is not known yet' },
  quietLoadFailed: { id: 'settings.quiet.loadFailed', description: 'Under it: it could not be loaded' },
  quietFrom: { id: 'settings.quiet.from', description: 'Label of the time at which they begin; one word' },
  quietUntil: { id: 'settings.quiet.until', description: 'Label of the time at which they end; one word' },
  quietSame: { id: 'settings.quiet.same', description: 'Both times are the same' },
  quietFailed: { id: 'settings.quiet.failed', description: 'They could not be saved' },
});

/** Texts of the test of the location. */
export const LOCATION_MESSAGES = defineTexts({
  title: { id: 'settings.location', description: 'Row on the location of the phone' },
  granted: { id: 'settings.location.granted', description: 'Under it: the browser tells the place' },
  denied: { id: 'settings.location.denied', description: 'Under it: the browser refuses to tell the place' },
  prompt: { id: 'settings.location.prompt', description: 'Under it: the browser will ask first' },
  unknown: { id: 'settings.location.unknown', description: 'Under it: the browser does not say' },
  test: { id: 'settings.location.test', description: 'Button that reads the place once; one word' },
  works: { id: 'settings.location.works', description: 'Title of the notice that it works' },
  worksText: { id: 'settings.location.worksText', description: 'Text of the notice that it works' },
  error: { id: 'settings.location.error', description: 'Title of the notice that it does not' },
  errorText: { id: 'settings.location.errorText', description: 'What to do when it does not' },
});

/** Texts of what this phone keeps. */
export const CLEAR_MESSAGES = defineTexts({
  enrolment: {
    id: 'settings.local.enrolment',
    description: 'In the question: the phone will not belong to its vehicle any more; plate is its plate',
  },
  section: { id: 'settings.local.title', description: 'Section with what this phone keeps' },
  saved: { id: 'settings.local.saved', description: 'Row: what waits on this phone' },
  waiting: {
    id: 'settings.local.waiting',
    description: 'How much waits to be sent; fixes is the number of positions, incidents of reports',
  },
  clear: { id: 'settings.local.clear', description: 'Row and button that clear all local data' },
  clearHint: { id: 'settings.local.clearHint', description: 'Under it: where' },
  question: { id: 'settings.local.question', description: 'Question before it is cleared' },
  lost: {
    id: 'settings.local.lost',
    description: 'What would be lost; fixes is the number of positions, incidents of reports',
  },
  stays: { id: 'settings.local.stays', description: 'What stays although all is cleared' },
  journeyOn: { id: 'settings.local.journeyOn', description: 'It cannot be cleared while a journey is on' },
  cancel: { id: 'settings.local.cancel', description: 'Button that leaves everything as it is' },
  done: { id: 'settings.local.done', description: 'Title of the notice that all is cleared' },
  doneText: { id: 'settings.local.doneText', description: 'Text of the notice that all is cleared' },
});

/** Texts of the section 'My data'. */
export const MY_DATA_MESSAGES = defineTexts({
  title: { id: 'settings.data.title', description: 'Section with what can be done with one’s own data' },
  looks: { id: 'settings.data.looks', description: 'Row that leads to which staff saw what of the user' },
  looksHint: { id: 'settings.data.looksHint', description: 'Under it: what is there' },
  download: { id: 'settings.data.download', description: 'Row that downloads everything of the user' },
  downloadHint: { id: 'settings.data.downloadHint', description: 'Under it: what the file is' },
  done: { id: 'settings.data.done', description: 'Title of the notice that the file is there' },
  doneText: { id: 'settings.data.doneText', description: 'Text of the notice that the file is there' },
  failed: { id: 'settings.data.failed', description: 'The file could not be fetched' },
  offline: { id: 'settings.data.offline', description: 'The file could not be fetched without a network' },
  delete: { id: 'settings.data.delete', description: 'Row that opens the dialog to delete the account' },
  deleteHint: { id: 'settings.data.deleteHint', description: 'Under it: that it can be taken back' },
});

/** Texts of the deletion of the own account. */
export const DELETE_MESSAGES = defineTexts({
  title: { id: 'settings.deletion.title', description: 'Title of the dialog: a question' },
  goes: { id: 'settings.deletion.goes', description: 'Above the list of what is erased' },
  goesAccount: {
    id: 'settings.deletion.goesAccount',
    description: 'What is erased of the account; number is the mobile number',
  },
  goesRoutes: {
    id: 'settings.deletion.goesRoutes',
    description: 'What is erased of the journeys; count is a number, -1 while it is unknown',
  },
  stays: { id: 'settings.deletion.stays', description: 'Above the list of what is kept without the person' },
  staysViolations: {
    id: 'settings.deletion.staysViolations',
    description: 'What is kept; count is the number of violations, -1 while it is unknown',
  },
  grace: { id: 'settings.deletion.grace', description: 'How to take it back; days is a number' },
  word: { id: 'settings.deletion.word', description: 'One word in capitals that the user types to confirm' },
  typeWord: {
    id: 'settings.deletion.typeWord',
    description: 'Label of the field for it; word is that word',
  },
  pin: { id: 'settings.deletion.pin', description: 'Label of the field for the PIN' },
  wrongPin: { id: 'settings.deletion.wrongPin', description: 'The PIN was wrong, or there were too many' },
  confirm: { id: 'settings.deletion.confirm', description: 'Button that deletes the account' },
  keep: { id: 'settings.deletion.keep', description: 'Button that leaves the account as it is' },
  done: { id: 'settings.deletion.done', description: 'Title of the notice afterwards' },
  doneText: {
    id: 'settings.deletion.doneText',
    description: 'Text of that notice; date is the last day to take it back',
  },
  banner: {
    id: 'settings.deletion.banner',
    description: 'Line on every page until the account is erased; date is when',
  },
  kept: { id: 'settings.deletion.kept', description: 'Notice that the account stays' },
  notKept: { id: 'settings.deletion.notKept', description: 'Title of the notice that keeping it failed' },
  tooLate: { id: 'settings.deletion.tooLate', description: 'The 30 days are over' },
});
