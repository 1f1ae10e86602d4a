import { defineTexts } from '../../../lib/i18n/define-texts';

/** Names of the dashboard's pages, in its rail and as titles. */
export const STAFF_PAGE_MESSAGES = defineTexts({
  overview: { id: 'staff.page.overview', description: 'Page of the dashboard: all at a glance' },
  liveMap: { id: 'staff.page.liveMap', description: 'Page of the dashboard: vehicles on the map, live' },
  violations: { id: 'staff.page.violations', description: 'Page of the dashboard: all violations' },
  incidents: {
    id: 'staff.page.incidents',
    description: 'Page of the dashboard: what citizens have reported',
  },
  journeys: { id: 'staff.page.journeys', description: 'Page of the dashboard: all journeys' },
  violators: { id: 'staff.page.violators', description: 'Page of the dashboard: vehicles with violations' },
  vehicles: {
    id: 'staff.page.vehicles',
    description: 'Page of the dashboard: the register of vehicles with their codes and devices',
  },
  reports: { id: 'staff.page.reports', description: 'Page of the dashboard: reports to generate and keep' },
  analytics: {
    id: 'staff.page.analytics',
    description: 'Page of the dashboard: figures over time and place',
  },
  users: { id: 'staff.page.users', description: 'Page of the dashboard: accounts' },
  speedLimits: {
    id: 'staff.page.speedLimits',
    description: 'Page of the dashboard: the register of speed limits of roads and towns',
  },
  limits: {
    id: 'staff.page.limits',
    description: 'Page of the dashboard: speed thresholds and alert settings',
  },
  broadcast: { id: 'staff.page.broadcast', description: 'Page of the dashboard: warnings to everybody' },
  audit: { id: 'staff.page.audit', description: 'Page of the dashboard: what staff have done' },
  system: { id: 'staff.page.system', description: 'Page of the dashboard: health, and acts on everything' },
  account: {
    id: 'staff.page.account',
    description: 'Page of the dashboard: the account of who is signed in',
  },
});

/** Texts of the dashboard's frame: rail, menu and foot. */
export const FRAME_MESSAGES = defineTexts({
  operations: { id: 'staff.frame.operations', description: 'Below the name of the service: the dashboard' },
  home: { id: 'staff.frame.home', description: 'Name of the link of the logo, for screen readers' },
  pages: { id: 'staff.frame.pages', description: 'Name of the list of pages, for screen readers' },
  menu: { id: 'staff.frame.menu', description: 'Button on a phone that shows the list of pages' },
  denied: {
    id: 'staff.frame.denied',
    description: 'Name of a page in the list that the role may not open; page is its name',
  },
  deniedTitle: { id: 'staff.frame.deniedTitle', description: 'Title of a page that the role may not open' },
  deniedText: {
    id: 'staff.frame.deniedText',
    description: 'What the role lacks for a page; permission is what it would allow',
  },
  toAccount: { id: 'staff.frame.toAccount', description: 'Button from a refused page to one’s own account' },
  unknownTitle: {
    id: 'staff.frame.unknownTitle',
    description: 'Title of an address that the dashboard lacks',
  },
  unknownText: {
    id: 'staff.frame.unknownText',
    description: 'Sentence of an address that the dashboard lacks',
  },
  toStart: { id: 'staff.frame.toStart', description: 'Button from an unknown address to the dashboard' },
});

/** Texts of the top bar: how fresh the figures are, and of what time. */
export const LIVE_MESSAGES = defineTexts({
  lastEvent: {
    id: 'staff.live.lastEvent',
    description: 'Beside the mark Live: how long ago the last news came; age is a duration such as 3 s',
  },
  noEvent: {
    id: 'staff.live.noEvent',
    description: 'Beside the mark Live: no news yet since the page is open',
  },
  reconnecting: {
    id: 'staff.live.reconnecting',
    description: 'The connection is down; time is the hour of the figures that are shown',
  },
  paused: {
    id: 'staff.live.paused',
    description: 'The page is held; count is how many news wait',
  },
  pause: { id: 'staff.live.pause', description: 'Button that holds the page as it is' },
  resume: { id: 'staff.live.resume', description: 'Button that lets the page go on after a pause' },
  newRows: {
    id: 'staff.live.newRows',
    description: 'Button above a list that shows what has come since; count is how many',
  },
  range: { id: 'staff.range.label', description: 'Name of the choice of the time that figures are of' },
  range24h: { id: 'staff.range.day', description: 'Choice: the last 24 hours. At most 6 characters' },
  range7d: { id: 'staff.range.week', description: 'Choice: the last 7 days. At most 6 characters' },
  range30d: { id: 'staff.range.month', description: 'Choice: the last 30 days. At most 6 characters' },
});
