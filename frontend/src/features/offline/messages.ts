import { defineTexts } from '../../lib/i18n/define-texts';

/** The line under the header while the server is not reached. */
export const OFFLINE_MESSAGES = defineTexts({
  saved: {
    id: 'offline.banner.saved',
    description: 'No answer from the server; count of what waits on the phone to be sent, 0 too',
  },
  updated: {
    id: 'offline.banner.updated',
    description: 'Follows the line before: when the server answered last; time is formatted',
  },
});

/** A new version of the app. */
export const UPDATE_MESSAGES = defineTexts({
  ready: { id: 'offline.update.ready', description: 'A new version is on the phone; between journeys only' },
  take: { id: 'offline.update.take', description: 'Button that loads the page anew with the new version' },
});

/** Installing the app. */
export const INSTALL_MESSAGES = defineTexts({
  title: {
    id: 'offline.install.title',
    description: 'Title of the card and the sheet that offer to install',
  },
  text: { id: 'offline.install.text', description: 'What installing is good for' },
  install: { id: 'offline.install.install', description: 'Button that installs the app' },
  later: { id: 'offline.install.later', description: 'Button that puts the offer away' },
  iosShare: {
    id: 'offline.install.iosShare',
    description: 'First step on an iPhone: the share button of Safari',
  },
  iosAdd: {
    id: 'offline.install.iosAdd',
    description: 'Second step on an iPhone: the entry of the share menu',
  },
  iosConfirm: {
    id: 'offline.install.iosConfirm',
    description: 'Third step on an iPhone: the button that confirms',
  },
  androidMenu: {
    id: 'offline.install.androidMenu',
    description: 'First step on Android: the menu of the browser',
  },
  androidAdd: {
    id: 'offline.install.androidAdd',
    description: 'Second step on Android: the entry of that menu',
  },
});

/** Signing out while something waits on the phone. */
export const LEAVE_MESSAGES = defineTexts({
  title: { id: 'offline.leave.title', description: 'Question before signing out with something unsent' },
  text: {
    id: 'offline.leave.text',
    description: 'What happens to the count of things that were not sent',
  },
  enrolled: {
    id: 'offline.leave.enrolled',
    description: 'The phone belongs to a vehicle, which ends with signing out; plate is its plate',
  },
  leave: { id: 'offline.leave.leave', description: 'Button that signs out all the same' },
  stay: { id: 'offline.leave.stay', description: 'Button that stays signed in' },
});

/** The list of what this phone has not sent yet. */
export const UNSENT_MESSAGES = defineTexts({
  show: {
    id: 'offline.unsent.show',
    description: 'Button of the line: opens the list of what waits on the phone',
  },
  title: { id: 'offline.unsent.title', description: 'Title of the list of what waits on the phone' },
  none: { id: 'offline.unsent.none', description: 'The list is empty: the server has everything' },
  journey: { id: 'offline.unsent.journey', description: 'A journey; name is the registration number' },
  incident: { id: 'offline.unsent.incident', description: 'A report of an incident; name is its type' },
  violationReport: {
    id: 'offline.unsent.violationReport',
    description: 'A report of somebody’s speed violation',
  },
  settings: { id: 'offline.unsent.settings', description: 'Changed settings' },
  profile: { id: 'offline.unsent.profile', description: 'A changed profile' },
  consent: { id: 'offline.unsent.consent', description: 'Answers to the questions before the first journey' },
});

/** How a thing stands that was kept on the phone; time is formatted. */
export const STATE_MESSAGES = defineTexts({
  saved: { id: 'offline.state.saved', description: 'It is on this phone alone; time is when it was kept' },
  sending: { id: 'offline.state.sending', description: 'It is on its way to the server' },
  sent: { id: 'offline.state.sent', description: 'The server has some of it, the rest follows' },
  confirmed: {
    id: 'offline.state.confirmed',
    description: 'The server has all of it; time is when it said so',
  },
  failed: {
    id: 'offline.state.failed',
    description: 'The server would not have it; time is when it was kept',
  },
  rival: {
    id: 'offline.state.rival',
    description: 'Another phone has changed the same: somebody must decide',
  },
});
