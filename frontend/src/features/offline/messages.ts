import { defineTexts } from '../../lib/i18n/define-texts';

/** The line under the header while the server is not reached. */
export const OFFLINE_MESSAGES = defineTexts({
  saved: {
    id: 'offline.banner.saved',
    defaultMessage:
      '{count, plural, =0 {Offline} one {Offline, # item saved on this phone} other {Offline, # items saved on this phone}}',
    description: 'No answer from the server; count of what waits on the phone to be sent, 0 too',
  },
  updated: {
    id: 'offline.banner.updated',
    defaultMessage: '{saved}, last updated {time}',
    description: 'Follows the line before: when the server answered last; time is formatted',
  },
});

/** A new version of the app. */
export const UPDATE_MESSAGES = defineTexts({
  ready: {
    id: 'offline.update.ready',
    defaultMessage: 'Update ready',
    description: 'A new version is on the phone; between journeys only',
  },
  accept: {
    id: 'offline.update.take',
    defaultMessage: 'Update now',
    description: 'Button that loads the page anew with the new version',
  },
});

/** Installing the app. */
export const INSTALL_MESSAGES = defineTexts({
  title: {
    id: 'offline.install.title',
    defaultMessage: 'Install WakaFine',
    description: 'Title of the card and the sheet that offer to install',
  },
  text: {
    id: 'offline.install.text',
    defaultMessage: 'Install our app for better performance and offline access',
    description: 'What installing is good for',
  },
  install: {
    id: 'offline.install.install',
    defaultMessage: 'Install App',
    description: 'Button that installs the app',
  },
  later: {
    id: 'offline.install.later',
    defaultMessage: 'Maybe Later',
    description: 'Button that puts the offer away',
  },
  iosShare: {
    id: 'offline.install.iosShare',
    defaultMessage: 'Tap the Share button of your browser.',
    description: 'First step on an iPhone: the share button of Safari',
  },
  iosAdd: {
    id: 'offline.install.iosAdd',
    defaultMessage: 'Choose “Add to Home Screen”.',
    description: 'Second step on an iPhone: the entry of the share menu',
  },
  iosConfirm: {
    id: 'offline.install.iosConfirm',
    defaultMessage: 'Tap “Add”.',
    description: 'Third step on an iPhone: the button that confirms',
  },
  androidMenu: {
    id: 'offline.install.androidMenu',
    defaultMessage: 'Open the menu of your browser.',
    description: 'First step on Android: the menu of the browser',
  },
  androidAdd: {
    id: 'offline.install.androidAdd',
    defaultMessage: 'Choose “Install app” or “Add to Home screen”.',
    description: 'Second step on Android: the entry of that menu',
  },
});

/** Signing out while something waits on the phone. */
export const LEAVE_MESSAGES = defineTexts({
  title: {
    id: 'offline.leave.title',
    defaultMessage: 'Sign out now?',
    description: 'Question before signing out with something unsent',
  },
  journeyOn: {
    id: 'offline.leave.journeyOn',
    defaultMessage: 'A journey is on. Its recording stops when you sign out.',
    description: 'Before signing out during a journey',
  },
  text: {
    id: 'offline.leave.text',
    defaultMessage:
      '{count, plural, one {# item is} other {# items are}} not sent yet. They stay on this phone and are sent when you sign in again.',
    description: 'What happens to the count of things that were not sent',
  },
  enrolled: {
    id: 'offline.leave.enrolled',
    defaultMessage:
      'This phone belongs to {plate}. That ends when you sign out: it then needs a new invitation.',
    description: 'The phone belongs to a vehicle, which ends with signing out; plate is its plate',
  },
  leave: {
    id: 'offline.leave.leave',
    defaultMessage: 'Sign Out',
    description: 'Button that signs out all the same',
  },
  stay: {
    id: 'offline.leave.stay',
    defaultMessage: 'Stay signed in',
    description: 'Button that stays signed in',
  },
});

/** The list of what this phone has not sent yet. */
export const UNSENT_MESSAGES = defineTexts({
  show: {
    id: 'offline.unsent.show',
    defaultMessage: 'Show',
    description: 'Button of the line: opens the list of what waits on the phone',
  },
  title: {
    id: 'offline.unsent.title',
    defaultMessage: 'On this phone',
    description: 'Title of the list of what waits on the phone',
  },
  none: {
    id: 'offline.unsent.none',
    defaultMessage: 'Everything is sent.',
    description: 'The list is empty: the server has everything',
  },
  journey: {
    id: 'offline.unsent.journey',
    defaultMessage: 'Journey with {name}',
    description: 'A journey; name is the registration number',
  },
  incident: {
    id: 'offline.unsent.incident',
    defaultMessage: 'Report: {name}',
    description: 'A report of an incident; name is its type',
  },
  violationReport: {
    id: 'offline.unsent.violationReport',
    defaultMessage: 'Report of a violation',
    description: 'A report of somebody’s speed violation',
  },
  contest: {
    id: 'offline.unsent.contest',
    defaultMessage: 'Contest of a violation',
    description: 'What the driver says against an own violation',
  },
  settings: { id: 'offline.unsent.settings', defaultMessage: 'Settings', description: 'Changed settings' },
  profile: { id: 'offline.unsent.profile', defaultMessage: 'Profile', description: 'A changed profile' },
  consent: {
    id: 'offline.unsent.consent',
    defaultMessage: 'Your answers before the first journey',
    description: 'Answers to the questions before the first journey',
  },
  openData: {
    id: 'offline.unsent.openData',
    defaultMessage: 'Your choice about open data',
    description: 'Whether own journeys are part of the data sets for everybody',
  },
  familyLink: {
    id: 'offline.unsent.familyLink',
    defaultMessage: 'A link for the family',
    description: 'A link by which others see where the person is',
  },
});

/** States of an item that was stored on the phone; time is formatted. */
export const STATE_MESSAGES = defineTexts({
  saved: {
    id: 'offline.state.saved',
    defaultMessage: 'Saved on this phone, {time}',
    description: 'It is on this phone alone; time is when it was kept',
  },
  sending: {
    id: 'offline.state.sending',
    defaultMessage: 'Sending',
    description: 'It is on its way to the server',
  },
  sent: {
    id: 'offline.state.sent',
    defaultMessage: 'Sent, the rest follows',
    description: 'The server has some of it, the rest follows',
  },
  confirmed: {
    id: 'offline.state.confirmed',
    defaultMessage: 'Confirmed, {time}',
    description: 'The server has all of it; time is when it said so',
  },
  failed: {
    id: 'offline.state.failed',
    defaultMessage: 'Failed, {time}',
    description: 'The server would not have it; time is when it was kept',
  },
  rival: {
    id: 'offline.state.rival',
    defaultMessage: 'Changed on another phone',
    description: 'Another phone has changed the same: somebody must decide',
  },
});
