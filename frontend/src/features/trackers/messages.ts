import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the page with the devices that send positions by themselves. */
export const TRACKER_MESSAGES = defineTexts({
  title: { id: 'trackers.title', defaultMessage: 'Trackers', description: 'Title of the page' },
  intro: {
    id: 'trackers.intro',
    defaultMessage:
      'Apps and devices that send their position by themselves. They start and end your journeys, even with the screen off.',
    description: 'Under the title: what such a device is for',
  },
  backToSettings: {
    id: 'trackers.back',
    defaultMessage: 'Settings',
    description: 'Link back to the settings',
  },
  error: {
    id: 'trackers.error',
    defaultMessage: 'The trackers could not be loaded. Please try again.',
    description: 'The list could not be loaded',
  },
  empty: {
    id: 'trackers.empty',
    defaultMessage: 'No trackers yet',
    description: 'There is no such device yet',
  },
  emptyText: {
    id: 'trackers.emptyText',
    defaultMessage:
      'Use OsmAnd, Traccar Client, OwnTracks, Overland or GPSLogger on a phone. A device that works like one of them will do too.',
    description: 'Under it: which apps can be used',
  },
  add: { id: 'trackers.add', defaultMessage: 'Add a tracker', description: 'Button that sets up a device' },
  full: {
    id: 'trackers.full',
    defaultMessage: 'You have {count} trackers, which is the most there can be.',
    description: 'There are as many devices as can be; count is a number',
  },
  neverSeen: {
    id: 'trackers.neverSeen',
    defaultMessage: 'Nothing received yet',
    description: 'Nothing was received from it yet',
  },
  lastSeen: {
    id: 'trackers.lastSeen',
    defaultMessage: 'Last seen {age}',
    description: 'When something was received last; age is such as 5 min ago',
  },
  passedOver: {
    id: 'trackers.passedOver',
    defaultMessage: '{count, plural, one {# position not recorded} other {# positions not recorded}}',
    description: 'How many of its positions were not recorded',
  },
  passedOverWhy: {
    id: 'trackers.passedOverWhy',
    defaultMessage:
      'Positions are not recorded when they are too old or no places. The same holds where another journey of yours covers their time. The messages of the tracker say which.',
    description: 'Under the list: why positions are not recorded',
  },
  tooSeldom: {
    id: 'trackers.tooSeldom',
    defaultMessage: 'Sends every {seconds} s. Set it to 5 s: else your speed can not be shown.',
    description: 'Warning: it sends too seldom; seconds is a number of 16 or more',
  },
  delete: {
    id: 'trackers.delete',
    defaultMessage: 'Delete {name}',
    description: 'Button that deletes a device; name is what it is called',
  },
});

/** Texts of the sheet that sets one up. */
export const ADD_MESSAGES = defineTexts({
  title: { id: 'trackers.add.title', defaultMessage: 'Add a tracker', description: 'Title of the sheet' },
  name: {
    id: 'trackers.add.name',
    defaultMessage: 'What do you call it?',
    description: 'Label of what it is called',
  },
  nameHint: {
    id: 'trackers.add.nameHint',
    defaultMessage: 'Such as: phone in the bus',
    description: 'Under that label: an example',
  },
  nameError: {
    id: 'trackers.add.nameError',
    defaultMessage: 'Enter 1 to {max} characters',
    description: 'The name is missing or too long; max is a number',
  },
  submit: {
    id: 'trackers.add.submit',
    defaultMessage: 'Create tracker',
    description: 'Button that sets it up',
  },
});

/** Texts of the question before one is deleted. */
export const DELETE_MESSAGES = defineTexts({
  title: {
    id: 'trackers.delete.title',
    defaultMessage: 'Delete {name}?',
    description: 'Title of the question; name is what it is called',
  },
  text: {
    id: 'trackers.delete.text',
    defaultMessage: 'It can send no more positions. The journeys that it recorded stay.',
    description: 'What is lost and what stays',
  },
  confirm: {
    id: 'trackers.delete.confirm',
    defaultMessage: 'Delete tracker',
    description: 'Button that deletes it',
  },
  cancel: { id: 'trackers.delete.cancel', defaultMessage: 'Keep it', description: 'Button that leaves it' },
  done: {
    id: 'trackers.delete.done',
    defaultMessage: 'Tracker deleted',
    description: 'Notice that it was deleted',
  },
});

/** The vehicle that a device is enrolled for by the authority; plate is its plate. */
export const ENROL_MESSAGES = defineTexts({
  WAITING: {
    id: 'trackers.enrol.waiting',
    defaultMessage: 'Waiting for approval: {plate}',
    description: 'It waits for the approval of staff; also a notice',
  },
  APPROVED: {
    id: 'trackers.enrol.approved',
    defaultMessage: 'Belongs to {plate}',
    description: 'It belongs to the vehicle',
  },
  REVOKED: {
    id: 'trackers.enrol.revoked',
    defaultMessage: 'No longer belongs to {plate}',
    description: 'It does not belong to the vehicle any more',
  },
  open: {
    id: 'trackers.enrol.open',
    defaultMessage: 'Enter invitation',
    description: 'Button that takes an invitation',
  },
  openFor: {
    id: 'trackers.enrol.openFor',
    defaultMessage: 'Enter invitation: {name}',
    description: 'The same for screen readers; name is the tracker’s',
  },
  title: {
    id: 'trackers.enrol.title',
    defaultMessage: 'Which vehicle is {name} in?',
    description: 'Title of the sheet; name is what it is called',
  },
  text: {
    id: 'trackers.enrol.text',
    defaultMessage:
      'The authority can invite this tracker. It then shows for sure which vehicle its journeys are in.',
    description: 'In the sheet: what it is good for',
  },
  submit: {
    id: 'trackers.enrol.submit',
    defaultMessage: 'Enrol tracker',
    description: 'Button that sends the invitation',
  },
});
