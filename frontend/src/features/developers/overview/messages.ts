import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the overview for developers. */
export const OVERVIEW_MESSAGES = defineTexts({
  title: {
    id: 'developers.overview.title',
    defaultMessage: 'Build on WakaFine',
    description: 'Heading of the overview of the pages for developers',
  },
  firstCall: {
    id: 'developers.overview.firstCall',
    defaultMessage: 'Your first call',
    description: 'Heading of a panel with a command that asks the API something',
  },
  masked: {
    id: 'developers.overview.masked',
    defaultMessage: 'Number plates come masked, and public rows have no place and no person.',
    description: 'Note below the first call',
  },
  pages: {
    id: 'developers.overview.pages',
    defaultMessage: 'Where to go on',
    description: 'For screen readers: heading of the list of pages for developers',
  },
  isUp: {
    id: 'developers.overview.isUp',
    defaultMessage: 'The service is up',
    description: 'Beside the heading: the server has answered that it is ready',
  },
  isDown: {
    id: 'developers.overview.isDown',
    defaultMessage: 'The service does not answer as it should',
    description: 'Beside the heading: the server has not answered that it is ready',
  },
  keys: {
    id: 'developers.overview.keys',
    defaultMessage: 'Your keys',
    description: 'Heading of the table of the own API keys',
  },
  keyRule: {
    id: 'developers.overview.keyRule',
    defaultMessage: '{points} points a minute each. The secret is shown once.',
    description: 'Beside the heading of the own API keys; {points} is a number',
  },
  manage: {
    id: 'developers.overview.manage',
    defaultMessage: 'Rotate or end',
    description: 'Link to the page where API keys get another secret or are ended',
  },
  name: {
    id: 'developers.overview.name',
    defaultMessage: 'Name',
    description: 'Head of a column: name of an API key, and the start of its secret',
  },
  scopes: {
    id: 'developers.overview.scopes',
    defaultMessage: 'Scopes',
    description: 'Head of a column: what an API key may read',
  },
  points: {
    id: 'developers.overview.points',
    defaultMessage: 'Points today',
    description: 'Head of a column: points that an API key has spent today',
  },
  lastUsed: {
    id: 'developers.overview.lastUsed',
    defaultMessage: 'Last used',
    description: 'Head of a column: time of the latest call of an API key',
  },
  expires: {
    id: 'developers.overview.expires',
    defaultMessage: 'Expires',
    description: 'Head of a column: day on which an API key stops working',
  },
  pointsOf: {
    id: 'developers.overview.pointsOf',
    defaultMessage: '<b>{spent}</b> of {limit}',
    description: 'Points that an API key has spent today, of those that it may spend; both are numbers',
  },
});
