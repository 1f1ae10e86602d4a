import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts around all pages for developers. */
export const DEVELOPER_MESSAGES = defineTexts({
  product: {
    id: 'developers.product',
    defaultMessage: 'Developers',
    description: 'Below the name of the service, in the rail of the pages for developers',
  },
  toOverview: {
    id: 'developers.toOverview',
    defaultMessage: 'WakaFine for developers, overview',
    description: 'For screen readers: the logo of the pages for developers, which leads to their overview',
  },
  menu: {
    id: 'developers.menu',
    defaultMessage: 'Pages for developers',
    description: 'For screen readers: the list of the pages for developers',
  },
  overview: {
    id: 'developers.overview',
    defaultMessage: 'Overview',
    description: 'The first of the pages for developers, in their list',
  },
  keys: {
    id: 'developers.keys',
    defaultMessage: 'Keys',
    description: 'The page of the own API keys, in the list of pages for developers',
  },
  usage: {
    id: 'developers.usage',
    defaultMessage: 'Usage',
    description: 'The page of what an API key has used, in the list of pages for developers',
  },
  webhooks: {
    id: 'developers.webhooks',
    defaultMessage: 'Webhooks',
    description: 'Title of the page, and its name in the list of pages',
  },
  webhooksAbout: {
    id: 'developers.webhooks.about',
    defaultMessage: 'Signed, tried again for two days, replayed by hand',
    description: 'What the page is for, below its name in the list of pages',
  },
  rest: {
    id: 'developers.rest',
    defaultMessage: 'REST reference',
    description: 'The description of all REST calls, in the list of pages for developers',
  },
  restAbout: {
    id: 'developers.restAbout',
    defaultMessage: 'Every call, its fields and its errors',
    description: 'What the REST reference shows, below its name',
  },
  events: {
    id: 'developers.events',
    defaultMessage: 'Events',
    description: 'The page of the public log of events, in the list of pages for developers',
  },
  eventsAbout: {
    id: 'developers.eventsAbout',
    defaultMessage: 'Read or follow what changes, no key needed',
    description: 'What the page of events is for, below its name',
  },
  limits: {
    id: 'developers.limits',
    defaultMessage: 'Limits',
    description: 'The page of limits, in the list of pages for developers',
  },
  limitsAbout: {
    id: 'developers.limitsAbout',
    defaultMessage: 'Points, sizes, and what a refusal says',
    description: 'What the page of limits is for, below its name',
  },
  errors: {
    id: 'developers.errors',
    defaultMessage: 'Errors',
    description: 'The page of errors, in the list of pages for developers',
  },
  errorsAbout: {
    id: 'developers.errorsAbout',
    defaultMessage: 'Every code, with an example',
    description: 'What the page of errors is for, below its name',
  },
  openData: {
    id: 'developers.openData',
    defaultMessage: 'Open data',
    description: 'The page of data sets for everybody, in the list of pages for developers',
  },
  openDataAbout: {
    id: 'developers.openDataAbout',
    defaultMessage: 'Data sets of each month, no key needed',
    description: 'What the page of open data is for, below its name',
  },
  signIn: {
    id: 'developers.signIn',
    defaultMessage: 'Sign in for a key',
    description: 'Link of the pages for developers for those who are not signed in; a key is an API key',
  },
  signInFirst: {
    id: 'developers.signInFirst',
    defaultMessage: 'A key needs an account.',
    description: 'In place of the API keys of somebody who is not signed in',
  },
  asCitizen: {
    id: 'developers.asCitizen',
    defaultMessage: 'Sign in with a phone number',
    description: 'Link to the sign-in of citizens',
  },
  asAgency: {
    id: 'developers.asAgency',
    defaultMessage: 'Sign in for an agency',
    description: 'Link to the sign-in of people of a transport agency',
  },
  asStaff: {
    id: 'developers.asStaff',
    defaultMessage: 'Sign in as staff',
    description: 'Link to the sign-in of staff',
  },
  signedIn: {
    id: 'developers.signedIn',
    defaultMessage: 'Signed in',
    description: 'In place of the name of somebody who is signed in and has given none',
  },
});
