import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the settings. */
export const SETTINGS_MESSAGES = defineTexts({
  title: { id: 'settings.title', defaultMessage: 'Settings', description: 'Title of the page' },
  version: {
    id: 'settings.version',
    defaultMessage: 'WakaFine, version {version}',
    description: 'Last line of the page; the version of the app, such as 1.4.0',
  },
  appearance: {
    id: 'settings.appearance',
    defaultMessage: 'Appearance',
    description: 'Section with theme and language',
  },
  theme: { id: 'settings.theme', defaultMessage: 'Theme', description: 'Label of the choice of theme' },
  light: { id: 'settings.theme.light', defaultMessage: 'Light', description: 'Light theme' },
  dark: { id: 'settings.theme.dark', defaultMessage: 'Dark', description: 'Dark theme' },
  system: {
    id: 'settings.theme.system',
    defaultMessage: 'System',
    description: 'Theme that follows the device',
  },
  themeHint: {
    id: 'settings.theme.hint',
    defaultMessage: 'The driving screen is always dark.',
    description: 'Under the choice of theme',
  },
  language: {
    id: 'settings.language',
    defaultMessage: 'Language',
    description: 'Label of the choice of language',
  },
  locationAndPrivacy: {
    id: 'settings.locationAndPrivacy',
    defaultMessage: 'Location and privacy',
    description: 'Section with location and the legal pages',
  },
  trackers: {
    id: 'settings.trackers',
    defaultMessage: 'Trackers',
    description: 'Section with the way to the devices that send positions',
  },
  trackersRow: {
    id: 'settings.trackers.row',
    defaultMessage: 'Tracker apps and devices',
    description: 'Row that leads there',
  },
  trackersHint: {
    id: 'settings.trackers.hint',
    defaultMessage: 'They record your journeys with the screen off',
    description: 'Under that row: what they are for',
  },
  terms: { id: 'settings.terms', defaultMessage: 'Terms of use', description: 'Link to the terms of use' },
  privacy: { id: 'settings.privacy', defaultMessage: 'Privacy', description: 'Link to the privacy page' },
});

/** Texts of the section that makes this phone the one of a vehicle. */
export const ENROLMENT_MESSAGES = defineTexts({
  section: {
    id: 'settings.enrolment',
    defaultMessage: 'This phone and its vehicle',
    description: 'Section: this phone as the phone of a vehicle',
  },
  none: {
    id: 'settings.enrolment.none',
    defaultMessage: 'Does this phone belong to a vehicle?',
    description: 'The phone belongs to no vehicle',
  },
  noneText: {
    id: 'settings.enrolment.noneText',
    defaultMessage:
      'The authority can invite this phone. It then shows for sure which vehicle your journeys are in.',
    description: 'Under it: what belonging to one is good for',
  },
  enrol: {
    id: 'settings.enrolment.enrol',
    defaultMessage: 'Enrol this phone',
    description: 'Button that sends the invitation',
  },
  waiting: {
    id: 'settings.enrolment.waiting',
    defaultMessage: 'Waiting for approval: {plate}',
    description: 'The invitation was accepted, staff must approve it; plate is that of the vehicle',
  },
  waitingText: {
    id: 'settings.enrolment.waitingText',
    defaultMessage: 'A second person of the authority has to approve this phone.',
    description: 'Under it: what happens next',
  },
  approved: {
    id: 'settings.enrolment.approved',
    defaultMessage: 'This phone belongs to {plate}',
    description: 'The phone belongs to a vehicle; plate is that of the vehicle',
  },
  approvedText: {
    id: 'settings.enrolment.approvedText',
    defaultMessage: 'It signs each journey that you start with this plate.',
    description: 'Under it: what the phone does',
  },
  revoked: {
    id: 'settings.enrolment.revoked',
    defaultMessage: 'This phone no longer belongs to {plate}',
    description: 'Staff have revoked it; plate is that of the vehicle',
  },
  revokedText: {
    id: 'settings.enrolment.revokedText',
    defaultMessage: 'With a new invitation it can belong to a vehicle again.',
    description: 'Under it: what can be done',
  },
  reason: {
    id: 'settings.enrolment.reason',
    defaultMessage: 'Reason: {reason}',
    description: 'Why it was revoked; reason is what staff wrote',
  },
  leaving: {
    id: 'settings.enrolment.leaving',
    defaultMessage:
      'If you sign out, this phone no longer belongs to the vehicle. It then needs a new invitation.',
    description: 'Warning while it waits or is approved: signing out ends it',
  },
});

/** Texts of the button that saves. */
export const SAVE_MESSAGES = defineTexts({
  save: {
    id: 'settings.save',
    defaultMessage: 'Save Settings',
    description: 'Button that saves the settings',
  },
  saved: {
    id: 'settings.saved',
    defaultMessage: 'Settings Saved',
    description: 'Title of the notice after saving',
  },
  savedText: {
    id: 'settings.savedText',
    defaultMessage: 'Your preferences have been updated successfully.',
    description: 'Text of the notice after saving',
  },
  stored: {
    id: 'settings.kept',
    defaultMessage: 'No network. Saved on this phone, sent later.',
    description: 'Saved without a network: it holds here and is sent later',
  },
});

/** Texts of the switches for what is heard and felt. */
export const SWITCH_MESSAGES = defineTexts({
  title: {
    id: 'settings.notifications',
    defaultMessage: 'Notifications',
    description: 'Section with notifications, sound and vibration',
  },
  notifications: {
    id: 'settings.notifications.switch',
    defaultMessage: 'Notifications',
    description: 'Switch: whether messages may come',
  },
  notificationsHint: {
    id: 'settings.notifications.hint',
    defaultMessage: 'Whether the service may send you messages',
    description: 'Under it: which messages',
  },
  sound: {
    id: 'settings.sound',
    defaultMessage: 'Sound alerts',
    description: 'Switch: whether alerts sound',
  },
  soundHint: {
    id: 'settings.sound.hint',
    defaultMessage: 'When you drive too fast',
    description: 'Under it: what sounds',
  },
  vibration: {
    id: 'settings.vibration',
    defaultMessage: 'Vibration',
    description: 'Switch: whether alerts vibrate',
  },
  vibrationHint: {
    id: 'settings.vibration.hint',
    defaultMessage: 'The phone vibrates with each alert',
    description: 'Under it: when the phone vibrates',
  },
  noVibration: {
    id: 'settings.vibration.none',
    defaultMessage: 'Not available on this phone',
    description: 'Under it where the phone cannot',
  },
  test: { id: 'settings.sound.test', defaultMessage: 'Test sound', description: 'Row that plays an alert' },
  on: { id: 'settings.on', defaultMessage: 'On', description: 'State of a switch' },
  off: { id: 'settings.off', defaultMessage: 'Off', description: 'State of a switch' },
});

/** Texts of the messages that come to this phone, and of the hours in which none rings. */
export const PUSH_MESSAGES = defineTexts({
  inbox: {
    id: 'settings.inbox',
    defaultMessage: 'Your notifications',
    description: 'Row that leads to the inbox',
  },
  inboxHint: {
    id: 'settings.inbox.hint',
    defaultMessage: 'Everything that we told you in the last {days} days',
    description: 'Under it: what stands there; days is a number',
  },
  title: {
    id: 'settings.push',
    defaultMessage: 'Messages on this phone',
    description: 'Switch: whether messages come to this phone',
  },
  on: {
    id: 'settings.push.on',
    defaultMessage: 'On. Messages come also while the app is closed.',
    description: 'Under it: they come',
  },
  off: {
    id: 'settings.push.off',
    defaultMessage: 'Off. Messages wait in the app until you open it.',
    description: 'Under it: they do not',
  },
  blocked: {
    id: 'settings.push.blocked',
    defaultMessage:
      'Blocked by your browser. Allow notifications for this site in its settings, then come back.',
    description: 'Under it: the browser lets none come; what to do',
  },
  needsInstall: {
    id: 'settings.push.needsInstall',
    defaultMessage:
      'Install WakaFine first: Share button, then “Add to Home Screen”. Then open it from there.',
    description: 'Under it on an iPhone: only installed apps get messages; how to install',
  },
  unsupported: {
    id: 'settings.push.unsupported',
    defaultMessage: 'This browser cannot show messages. They wait in the app.',
    description: 'Under it: this browser cannot',
  },
  accountOff: {
    id: 'settings.push.accountOff',
    defaultMessage: 'Nothing comes while notifications are off above.',
    description: 'Under it: the switch for all notifications of the account, above it, is off',
  },
  failed: {
    id: 'settings.push.failed',
    defaultMessage: 'That did not work. Check the network and try again.',
    description: 'The push service or the server was not reached',
  },
  unanswered: {
    id: 'settings.push.unanswered',
    defaultMessage: 'Your browser has asked and got no answer. Turn it on again to be asked.',
    description: 'The question of the browser was put away without an answer',
  },
  quiet: {
    id: 'settings.quiet',
    defaultMessage: 'Quiet hours',
    description: 'Switch: whether there are hours in which nothing rings',
  },
  quietOn: {
    id: 'settings.quiet.on',
    defaultMessage: 'No message rings from {from} to {until}, Cameroon time.',
    description: 'Under it: from when to when; both are formatted',
  },
  quietOff: {
    id: 'settings.quiet.off',
    defaultMessage: 'Messages may ring at any time.',
    description: 'Under it: there are none',
  },
  quietLoading: {
    id: 'settings.quiet.loading',
    defaultMessage: 'Loading',
    description: 'Under it: it is not known yet',
  },
  quietLoadFailed: {
    id: 'settings.quiet.loadFailed',
    defaultMessage: 'The quiet hours could not be loaded.',
    description: 'Under it: it could not be loaded',
  },
  quietFrom: {
    id: 'settings.quiet.from',
    defaultMessage: 'From',
    description: 'Label of the time at which they begin; one word',
  },
  quietUntil: {
    id: 'settings.quiet.until',
    defaultMessage: 'To',
    description: 'Label of the time at which they end; one word',
  },
  quietSame: {
    id: 'settings.quiet.same',
    defaultMessage: 'Choose two different times.',
    description: 'Both times are the same',
  },
  quietFailed: {
    id: 'settings.quiet.failed',
    defaultMessage: 'The quiet hours could not be saved.',
    description: 'They could not be saved',
  },
});

/** Texts of the test of the location. */
export const LOCATION_MESSAGES = defineTexts({
  title: {
    id: 'settings.location',
    defaultMessage: 'Location',
    description: 'Row on the location of the phone',
  },
  granted: {
    id: 'settings.location.granted',
    defaultMessage: 'Allowed while the app is open',
    description: 'Under it: the browser tells the place',
  },
  denied: {
    id: 'settings.location.denied',
    defaultMessage: 'Refused in the browser',
    description: 'Under it: the browser refuses to tell the place',
  },
  prompt: {
    id: 'settings.location.prompt',
    defaultMessage: 'The browser will ask you first',
    description: 'Under it: the browser will ask first',
  },
  unknown: {
    id: 'settings.location.unknown',
    defaultMessage: 'Test whether it works',
    description: 'Under it: the browser does not say',
  },
  test: {
    id: 'settings.location.test',
    defaultMessage: 'Test',
    description: 'Button that reads the place once; one word',
  },
  works: {
    id: 'settings.location.works',
    defaultMessage: 'Location Access',
    description: 'Title of the notice that it works',
  },
  worksText: {
    id: 'settings.location.worksText',
    defaultMessage: 'Location permissions are working correctly.',
    description: 'Text of the notice that it works',
  },
  error: {
    id: 'settings.location.error',
    defaultMessage: 'Location Error',
    description: 'Title of the notice that it does not',
  },
  errorText: {
    id: 'settings.location.errorText',
    defaultMessage: 'Please enable location access in your browser settings.',
    description: 'What to do when it does not',
  },
});

/** Texts about the storage of this phone. */
export const CLEAR_MESSAGES = defineTexts({
  enrolment: {
    id: 'settings.local.enrolment',
    defaultMessage: 'This phone will no longer belong to {plate} and needs a new invitation.',
    description: 'In the question: the phone will not belong to its vehicle any more; plate is its plate',
  },
  section: {
    id: 'settings.local.title',
    defaultMessage: 'Data management',
    description: 'Section with what this phone keeps',
  },
  saved: {
    id: 'settings.local.saved',
    defaultMessage: 'Saved on this phone',
    description: 'Row: what waits on this phone',
  },
  waiting: {
    id: 'settings.local.waiting',
    defaultMessage:
      '{fixes, plural, =0 {{incidents, plural, =0 {Nothing is waiting to be sent} one {# report is waiting to be sent} other {# reports are waiting to be sent}}} one {{incidents, plural, =0 {# position is waiting to be sent} other {Positions and reports are waiting to be sent}}} other {{incidents, plural, =0 {# positions are waiting to be sent} other {Positions and reports are waiting to be sent}}}}',
    description: 'How much waits to be sent; fixes is the number of positions, incidents of reports',
  },
  clear: {
    id: 'settings.local.clear',
    defaultMessage: 'Clear All Data',
    description: 'Row and button that clear all local data',
  },
  clearHint: {
    id: 'settings.local.clearHint',
    defaultMessage: 'On this phone only',
    description: 'Under it: where',
  },
  question: {
    id: 'settings.local.question',
    defaultMessage: 'Are you sure you want to clear all local data? This cannot be undone.',
    description: 'Question before it is cleared',
  },
  lost: {
    id: 'settings.local.lost',
    defaultMessage:
      'Not yet sent and lost for good: {fixes, plural, one {# position} other {# positions}}, {incidents, plural, one {# report} other {# reports}}',
    description: 'What would be lost; fixes is the number of positions, incidents of reports',
  },
  stays: {
    id: 'settings.local.stays',
    defaultMessage: 'You stay signed in. Theme, language and everything on the server stay as they are.',
    description: 'What stays although all is cleared',
  },
  journeyOn: {
    id: 'settings.local.journeyOn',
    defaultMessage: 'A journey is on. End it first, so that nothing of it is lost.',
    description: 'It cannot be cleared while a journey is on',
  },
  cancel: {
    id: 'settings.local.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves everything as it is',
  },
  done: {
    id: 'settings.local.done',
    defaultMessage: 'Data Cleared',
    description: 'Title of the notice that all is cleared',
  },
  doneText: {
    id: 'settings.local.doneText',
    defaultMessage: 'All local data has been removed.',
    description: 'Text of the notice that all is cleared',
  },
});

/** Texts of the section 'My data'. */
export const MY_DATA_MESSAGES = defineTexts({
  title: {
    id: 'settings.data.title',
    defaultMessage: 'My data',
    description: 'Section with what can be done with one’s own data',
  },
  looks: {
    id: 'settings.data.looks',
    defaultMessage: 'Who has seen my data',
    description: 'Row that leads to which staff saw what of the user',
  },
  looksHint: {
    id: 'settings.data.looksHint',
    defaultMessage: 'Which staff looked, when and why',
    description: 'Under it: what is there',
  },
  download: {
    id: 'settings.data.download',
    defaultMessage: 'Download my data',
    description: 'Row that downloads everything of the user',
  },
  downloadHint: {
    id: 'settings.data.downloadHint',
    defaultMessage: 'Everything that we keep about you, as one JSON file',
    description: 'Under it: what the file is',
  },
  done: {
    id: 'settings.data.done',
    defaultMessage: 'Data Exported',
    description: 'Title of the notice that the file is there',
  },
  doneText: {
    id: 'settings.data.doneText',
    defaultMessage: 'Your data has been downloaded as a JSON file.',
    description: 'Text of the notice that the file is there',
  },
  failed: {
    id: 'settings.data.failed',
    defaultMessage: 'The file could not be fetched. Please try again.',
    description: 'The file could not be fetched',
  },
  offline: {
    id: 'settings.data.offline',
    defaultMessage: 'No network. Please try again when it is back.',
    description: 'The file could not be fetched without a network',
  },
  delete: {
    id: 'settings.data.delete',
    defaultMessage: 'Delete my account',
    description: 'Row that opens the dialog to delete the account',
  },
  deleteHint: {
    id: 'settings.data.deleteHint',
    defaultMessage: 'You can undo this for 30 days',
    description: 'Under it: that it can be taken back',
  },
});
