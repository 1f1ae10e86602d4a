import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the way into a bus. */
export const JOIN_MESSAGES = defineTexts({
  title: {
    id: 'bus.join.title',
    defaultMessage: 'Join a bus',
    description: 'Title of the page on which a passenger scans the code of a bus',
  },
  role: {
    id: 'bus.join.role',
    defaultMessage: 'As a passenger',
    description: 'Under that title: the role of the traveller',
  },
  or: {
    id: 'bus.join.or',
    defaultMessage: 'or type it',
    description: 'Between the picture of the camera and the field',
  },
  label: {
    id: 'bus.join.label',
    defaultMessage: 'Number plate, or the code under the QR',
    description: 'Label of the field',
  },
  hint: {
    id: 'bus.join.hint',
    defaultMessage: 'A typed plate helps your own journey. Only the sticker proves which bus it is.',
    description: 'Under the field: the worth of a plate and of a code',
  },
  plate: {
    id: 'bus.join.plate',
    defaultMessage: 'Go on with the plate',
    description: 'Button that starts with the typed plate',
  },
  checking: {
    id: 'bus.join.checking',
    defaultMessage: 'Looking up the bus…',
    description: 'While the code is looked up',
  },
});

/** Texts of a passenger's page. */
export const BUS_MESSAGES = defineTexts({
  title: {
    id: 'bus.title',
    defaultMessage: 'On board',
    description: 'Title of a passenger’s page while the journey is on',
  },
  sos: {
    id: 'bus.sos',
    defaultMessage: 'SOS',
    description: 'Button that shows whom to call, a sign known everywhere',
  },
  passenger: {
    id: 'bus.passenger',
    defaultMessage: 'You: passenger',
    description: 'Role of the traveller',
  },
  driver: {
    id: 'bus.driver',
    defaultMessage: 'You: driver',
    description: 'Role of the traveller',
  },
  scan: {
    id: 'bus.scan',
    defaultMessage: 'Scan the sticker',
    description: 'Button, where the vehicle of the journey was only typed',
  },
  agree: {
    id: 'bus.agree',
    defaultMessage: 'Other phones on this bus measure the same.',
    description: 'Under the speed: at least two others in the vehicle measure the same',
  },
  witness: {
    id: 'bus.witness',
    defaultMessage: 'Together they are a witness. One alone is not.',
    description: 'Behind that sentence',
  },
  noSpeed: {
    id: 'bus.noSpeed',
    defaultMessage: 'No speed yet',
    description: 'In place of the speed, before there is one',
  },
  ask: {
    id: 'bus.ask',
    defaultMessage: 'Ask the driver to slow down',
    description: 'Heading of the card with the sentence for the driver',
  },
  askWhat: {
    id: 'bus.askWhat',
    defaultMessage: 'The phone speaks. You stay quiet, and nobody sees that it was you.',
    description: 'Under that heading',
  },
  sentence: {
    id: 'bus.sentence',
    defaultMessage: 'Language of the sentence',
    description: 'Name of the choice among the sentence in each language',
  },
  big: {
    id: 'bus.big',
    defaultMessage: 'Show it big',
    description: 'Button that shows the sentence over the whole screen',
  },
  report: {
    id: 'bus.report',
    defaultMessage: 'Report',
    description: 'Link to the page where an incident is submitted',
  },
  say: {
    id: 'bus.say',
    defaultMessage: 'Say it in {count} s',
    description: 'Button: the phone says the sentence after so many seconds',
  },
  stopSaying: {
    id: 'bus.stopSaying',
    defaultMessage: 'Stop · {count} s',
    description: 'The same button while it counts down; a tap stops it',
  },
  arrived: {
    id: 'bus.arrived',
    defaultMessage: 'Arrived',
    description: 'Button: the passenger has arrived',
  },
});
