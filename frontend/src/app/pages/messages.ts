import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the frame around every screen. */
export const APP_MESSAGES = defineTexts({
  tabs: { id: 'app.tabs', description: 'Name of the row of tabs, for screen readers' },
  tabSpeed: { id: 'app.tab.speed', description: 'Tab of the home screen with the speed dial' },
  tabJourneys: { id: 'app.tab.journeys', description: 'Tab of the journey history' },
  tabMap: { id: 'app.tab.map', description: 'Tab of the map' },
  tabReports: { id: 'app.tab.reports', description: 'Tab of the reports' },
  tabSettings: { id: 'app.tab.settings', description: 'Tab of the settings' },
  start: { id: 'app.header.start', description: 'Short button in the header that opens the start dialog' },
  startLong: { id: 'app.header.startLong', description: 'Full label of the start button in the header' },
  account: { id: 'app.account.menu', description: 'Label of the account button with the initials' },
  settings: { id: 'app.account.settings', description: 'Entry of the account menu' },
  profile: { id: 'app.account.profile', description: 'Entry of the account menu: the page of the user' },
  notifications: { id: 'app.account.notifications', description: 'Entry of the account menu: the inbox' },
  unread: {
    id: 'app.account.unread',
    description: 'Label of the account button while something is unread; count is above 0',
  },
  signOut: { id: 'app.account.signOut', description: 'Entry of the account menu that ends the session' },
  user: {
    id: 'app.account.user',
    description: 'Title of the account menu when neither name nor number is known',
  },
  notFoundTitle: { id: 'app.notFound.title', description: 'Title of the page for an unknown address' },
  notFoundText: { id: 'app.notFound.text', description: 'Sentence of the page for an unknown address' },
  notFoundHome: { id: 'app.notFound.home', description: 'Button of the page for an unknown address' },
  userTokenExpired: {
    id: 'app.signedOut.expired',
    description:
      'Line above the landing page: the session has ended by itself, was ended elsewhere, or by staff',
  },
  userDisabled: {
    id: 'app.signedOut.disabled',
    description:
      'Line above the landing page: the authority has suspended the account, so the app signed out',
  },
  loadFailed: {
    id: 'app.loadFailed',
    description: 'A screen could not be fetched or broke while it was drawn',
  },
});
