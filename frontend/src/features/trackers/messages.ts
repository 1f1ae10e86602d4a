import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the page with the devices that send positions by themselves. */
export const TRACKER_MESSAGES = defineTexts({
  title: { id: 'trackers.title', description: 'Title of the page' },
  intro: { id: 'trackers.intro', description: 'Under the title: what such a device is for' },
  backToSettings: { id: 'trackers.back', description: 'Link back to the settings' },
  error: { id: 'trackers.error', description: 'The list could not be loaded' },
  empty: { id: 'trackers.empty', description: 'There is no such device yet' },
  emptyText: { id: 'trackers.emptyText', description: 'Under it: which apps can be used' },
  add: { id: 'trackers.add', description: 'Button that sets up a device' },
  full: { id: 'trackers.full', description: 'There are as many devices as can be; count is a number' },
  neverSeen: { id: 'trackers.neverSeen', description: 'Nothing was received from it yet' },
  lastSeen: {
    id: 'trackers.lastSeen',
    description: 'When something was received last; age is such as 5 min ago',
  },
  passedOver: { id: 'trackers.passedOver', description: 'How many of its positions were not recorded' },
  passedOverWhy: {
    id: 'trackers.passedOverWhy',
    description: 'Under the list: why positions are not recorded',
  },
  delete: { id: 'trackers.delete', description: 'Button that deletes a device; name is what it is called' },
});

/** Texts of the sheet that sets one up. */
export const ADD_MESSAGES = defineTexts({
  title: { id: 'trackers.add.title', description: 'Title of the sheet' },
  name: { id: 'trackers.add.name', description: 'Label of what it is called' },
  nameHint: { id: 'trackers.add.nameHint', description: 'Under that label: an example' },
  nameError: {
    id: 'trackers.add.nameError',
    description: 'The name is missing or too long; max is a number',
  },
  submit: { id: 'trackers.add.submit', description: 'Button that sets it up' },
});

/** Texts of the sheet that shows the address to enter into the device. */
export const NEW_MESSAGES = defineTexts({
  title: {
    id: 'trackers.new.title',
    description: 'Title of the sheet after it was set up; name is what it is called',
  },
  once: { id: 'trackers.new.once', description: 'That the token is shown this once and must be kept secret' },
  token: { id: 'trackers.new.token', description: 'Label of the token' },
  app: { id: 'trackers.new.app', description: 'Label of the choice of app' },
  address: { id: 'trackers.new.address', description: 'Label of the address to enter' },
  identifier: { id: 'trackers.new.identifier', description: 'Label of the device identifier to enter' },
  copy: { id: 'trackers.new.copy', description: 'Button that copies a text; what names it' },
  copied: { id: 'trackers.new.copied', description: 'Notice that it was copied' },
  copyFailed: { id: 'trackers.new.copyFailed', description: 'The browser refuses to copy' },
  done: { id: 'trackers.new.done', description: 'Button that closes the sheet' },
});

/** How each app is set up; its own words stay as the app has them. */
export const STEP_MESSAGES = defineTexts({
  osmAnd: { id: 'trackers.steps.osmAnd', description: 'Where OsmAnd takes the address' },
  traccar: { id: 'trackers.steps.traccar', description: 'Where Traccar Client takes address and identifier' },
  ownTracks: { id: 'trackers.steps.ownTracks', description: 'Where OwnTracks takes the address' },
});

/** Texts of the question before one is deleted. */
export const DELETE_MESSAGES = defineTexts({
  title: { id: 'trackers.delete.title', description: 'Title of the question; name is what it is called' },
  text: { id: 'trackers.delete.text', description: 'What is lost and what stays' },
  confirm: { id: 'trackers.delete.confirm', description: 'Button that deletes it' },
  cancel: { id: 'trackers.delete.cancel', description: 'Button that leaves it' },
  done: { id: 'trackers.delete.done', description: 'Notice that it was deleted' },
});

/** The vehicle that a device is enrolled for by the authority; plate is its plate. */
export const ENROL_MESSAGES = defineTexts({
  WAITING: { id: 'trackers.enrol.waiting', description: 'It waits for the approval of staff; also a notice' },
  APPROVED: { id: 'trackers.enrol.approved', description: 'It belongs to the vehicle' },
  REVOKED: { id: 'trackers.enrol.revoked', description: 'It does not belong to the vehicle any more' },
  open: { id: 'trackers.enrol.open', description: 'Button that takes an invitation' },
  openFor: {
    id: 'trackers.enrol.openFor',
    description: 'The same for screen readers; name is the tracker’s',
  },
  title: { id: 'trackers.enrol.title', description: 'Title of the sheet; name is what it is called' },
  text: { id: 'trackers.enrol.text', description: 'In the sheet: what it is good for' },
  submit: { id: 'trackers.enrol.submit', description: 'Button that sends the invitation' },
});
