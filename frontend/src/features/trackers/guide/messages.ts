import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the sheet that shows the address to enter into the device. */
export const NEW_MESSAGES = defineTexts({
  title: {
    id: 'trackers.new.title',
    defaultMessage: 'Set up {name}',
    description: 'Title of the sheet after it was set up; name is what it is called',
  },
  once: {
    id: 'trackers.new.once',
    defaultMessage:
      'Copy this now: the token is not shown again. Whoever has it can record journeys in your name, and nothing else.',
    description: 'That the token is shown this once and must be kept secret',
  },
  stepApp: {
    id: 'trackers.new.stepApp',
    defaultMessage: 'Choose your app',
    description: 'Heading of the first step of the set-up',
  },
  stepValues: {
    id: 'trackers.new.stepValues',
    defaultMessage: 'Set the app up',
    description: 'Heading of the second step: values to enter, or a code to scan',
  },
  stepCheck: {
    id: 'trackers.new.stepCheck',
    defaultMessage: 'Start it and check',
    description: 'Heading of the third step: whether it works',
  },
  token: { id: 'trackers.new.token', defaultMessage: 'Token', description: 'Label of the token' },
  app: { id: 'trackers.new.app', defaultMessage: 'Which app?', description: 'Label of the choice of app' },
  address: {
    id: 'trackers.new.address',
    defaultMessage: 'Address',
    description: 'Label of the address to enter',
  },
  identifier: {
    id: 'trackers.new.identifier',
    defaultMessage: 'Device identifier',
    description: 'Label of the device identifier to enter',
  },
  copy: {
    id: 'trackers.new.copy',
    defaultMessage: 'Copy: {what}',
    description: 'Button that copies a text; what names it',
  },
  copied: {
    id: 'trackers.new.copied',
    defaultMessage: 'Copied: {what}',
    description: 'Notice that it was copied',
  },
  copyFailed: {
    id: 'trackers.new.copyFailed',
    defaultMessage: 'Your browser refuses to copy. Hold the text and copy it yourself.',
    description: 'The browser refuses to copy',
  },
  open: {
    id: 'trackers.new.open',
    defaultMessage: 'Open in {app}',
    description: 'Link that sets the app up on this phone; app is its name',
  },
  scan: {
    id: 'trackers.new.scan',
    defaultMessage: 'Or scan this code on the phone that has {app}: all is filled in.',
    description: 'Above a QR code that sets the app up on another phone; app is its name',
  },
  code: {
    id: 'trackers.new.code',
    defaultMessage: 'Code that sets up {app}',
    description: 'Label of the QR code for screen readers; app is its name',
  },
  done: { id: 'trackers.new.done', defaultMessage: 'Done', description: 'Button that closes the sheet' },
});

/** Set-up of each app; its own words stay as the app has them. */
export const STEP_MESSAGES = defineTexts({
  OSMAND: {
    id: 'trackers.steps.osmAnd',
    defaultMessage: 'In OsmAnd: Plugins, Trip recording, Online tracking. Turn it on and enter the address.',
    description: 'Where OsmAnd takes the address',
  },
  TRACCAR: {
    id: 'trackers.steps.traccar',
    defaultMessage:
      'In Traccar Client: enter the address as server URL, and the device identifier. Then start the service.',
    description: 'Where Traccar Client takes address and identifier',
  },
  OWNTRACKS: {
    id: 'trackers.steps.ownTracks',
    defaultMessage: 'In OwnTracks: Preferences, Connection, mode HTTP. Enter the address as URL.',
    description: 'Where OwnTracks takes the address',
  },
  OVERLAND: {
    id: 'trackers.steps.overland',
    defaultMessage: 'In Overland: Receiver Endpoint. Enter the address and, as access token, the identifier.',
    description: 'Where Overland takes address and token',
  },
  GPSLOGGER: {
    id: 'trackers.steps.gpsLogger',
    defaultMessage:
      'In GPSLogger: Logging details, Log to custom URL. Turn it on and enter the address as URL.',
    description: 'Where GPSLogger takes the address',
  },
});
