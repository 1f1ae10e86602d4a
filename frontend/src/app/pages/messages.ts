import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the frame around every screen. */
export const APP_MESSAGES = defineTexts({
  tabs: {
    id: 'app.tabs',
    defaultMessage: 'Main pages',
    description: 'Name of the row of tabs, for screen readers',
  },
  tabSpeed: {
    id: 'app.tab.speed',
    defaultMessage: 'Speed',
    description: 'Tab of the home screen with the speed dial',
  },
  tabJourneys: {
    id: 'app.tab.journeys',
    defaultMessage: 'Journeys',
    description: 'Tab of the journey history',
  },
  tabMap: { id: 'app.tab.map', defaultMessage: 'Map', description: 'Tab of the map' },
  tabReports: { id: 'app.tab.reports', defaultMessage: 'Reports', description: 'Tab of the reports' },
  tabSettings: { id: 'app.tab.settings', defaultMessage: 'Settings', description: 'Tab of the settings' },
  start: {
    id: 'app.header.start',
    defaultMessage: 'Start',
    description: 'Short button in the header that opens the start dialog',
  },
  startLong: {
    id: 'app.header.startLong',
    defaultMessage: 'Start Journey',
    description: 'Full label of the start button in the header',
  },
  account: {
    id: 'app.account.menu',
    defaultMessage: 'Account',
    description: 'Label of the account button with the initials',
  },
  settings: {
    id: 'app.account.settings',
    defaultMessage: 'Settings',
    description: 'Entry of the account menu',
  },
  profile: {
    id: 'app.account.profile',
    defaultMessage: 'My Profile',
    description: 'Entry of the account menu: the page of the user',
  },
  notifications: {
    id: 'app.account.notifications',
    defaultMessage: 'Notifications',
    description: 'Entry of the account menu: the inbox',
  },
  unread: {
    id: 'app.account.unread',
    defaultMessage:
      '{count, plural, one {Account, # unread notification} other {Account, # unread notifications}}',
    description: 'Label of the account button while something is unread; count is above 0',
  },
  signOut: {
    id: 'app.account.signOut',
    defaultMessage: 'Sign Out',
    description: 'Entry of the account menu that ends the session',
  },
  user: {
    id: 'app.account.user',
    defaultMessage: 'User',
    description: 'Title of the account menu when neither name nor number is known',
  },
  notFoundTitle: {
    id: 'app.notFound.title',
    defaultMessage: '404 Page Not Found',
    description: 'Title of the page for an unknown address',
  },
  notFoundText: {
    id: 'app.notFound.text',
    defaultMessage: 'There is nothing at this address.',
    description: 'Sentence of the page for an unknown address',
  },
  notFoundHome: {
    id: 'app.notFound.home',
    defaultMessage: 'Go to the home page',
    description: 'Button of the page for an unknown address',
  },
  userTokenExpired: {
    id: 'app.signedOut.expired',
    defaultMessage: 'Your session has ended and you have been signed out. Please sign in again.',
    description:
      'Line above the landing page: the session has ended by itself, was ended elsewhere, or by staff',
  },
  userDisabled: {
    id: 'app.signedOut.disabled',
    defaultMessage: 'This account is suspended. You have been signed out.',
    description:
      'Line above the landing page: the authority has suspended the account, so the app signed out',
  },
  loadFailed: {
    id: 'app.loadFailed',
    defaultMessage: 'This screen could not be loaded. Please try again.',
    description: 'A screen could not be fetched or broke while it was drawn',
  },
});
