import { defineTexts } from '../../../lib/i18n/define-texts';

/** Names of the dashboard's pages, in its rail and as titles. */
export const STAFF_PAGE_MESSAGES = defineTexts({
  overview: {
    id: 'staff.page.overview',
    defaultMessage: 'Attention',
    description: 'First page of the dashboard: what needs somebody of the staff now',
  },
  liveMap: {
    id: 'staff.page.liveMap',
    defaultMessage: 'Live map',
    description: 'Page of the dashboard: vehicles on the map, live',
  },
  violations: {
    id: 'staff.page.violations',
    defaultMessage: 'Violations',
    description: 'Page of the dashboard: all violations',
  },
  incidents: {
    id: 'staff.page.incidents',
    defaultMessage: 'Incidents',
    description: 'Page of the dashboard: what citizens have reported',
  },
  journeys: {
    id: 'staff.page.journeys',
    defaultMessage: 'Journeys',
    description: 'Page of the dashboard: all journeys',
  },
  cases: {
    id: 'staff.page.cases',
    defaultMessage: 'Cases',
    description: 'Page of the dashboard: cases on violations',
  },
  violators: {
    id: 'staff.page.violators',
    defaultMessage: 'Violators',
    description: 'Page of the dashboard: vehicles with violations',
  },
  vehicles: {
    id: 'staff.page.vehicles',
    defaultMessage: 'Vehicles',
    description: 'Page of the dashboard: the register of vehicles with their codes and devices',
  },
  reports: {
    id: 'staff.page.reports',
    defaultMessage: 'Reports',
    description: 'Page of the dashboard: reports to generate and keep',
  },
  analytics: {
    id: 'staff.page.analytics',
    defaultMessage: 'Analytics',
    description: 'Page of the dashboard: figures over time and place',
  },
  tonight: {
    id: 'staff.page.tonight',
    defaultMessage: 'Tonight',
    description: 'Page of the dashboard: where patrols stand in the night',
  },
  users: { id: 'staff.page.users', defaultMessage: 'Users', description: 'Page of the dashboard: accounts' },
  speedLimits: {
    id: 'staff.page.speedLimits',
    defaultMessage: 'Speed limits',
    description: 'Page of the dashboard: the register of speed limits of roads and towns',
  },
  limits: {
    id: 'staff.page.limits',
    defaultMessage: 'Limits & alerts',
    description: 'Page of the dashboard: speed thresholds and alert settings',
  },
  broadcast: {
    id: 'staff.page.broadcast',
    defaultMessage: 'Broadcast',
    description: 'Page of the dashboard: warnings to everybody',
  },
  audit: {
    id: 'staff.page.audit',
    defaultMessage: 'Audit log',
    description: 'Page of the dashboard: what staff have done',
  },
  system: {
    id: 'staff.page.system',
    defaultMessage: 'System',
    description: 'Page of the dashboard: health, and acts on everything',
  },
  account: {
    id: 'staff.page.account',
    defaultMessage: 'My account',
    description: 'Page of the dashboard: the account of who is signed in',
  },
});

/** Texts of the dashboard's frame: rail, menu and foot. */
export const FRAME_MESSAGES = defineTexts({
  operations: {
    id: 'staff.frame.operations',
    defaultMessage: 'Operations',
    description: 'Below the name of the service: the dashboard',
  },
  home: {
    id: 'staff.frame.home',
    defaultMessage: 'WakaFine, operations',
    description: 'Name of the link of the logo, for screen readers',
  },
  now: { id: 'staff.frame.now', defaultMessage: 'Now', description: 'Group of pages: what is on now' },
  decide: {
    id: 'staff.frame.decide',
    defaultMessage: 'Decide',
    description: 'Group of pages: what has to be decided on',
  },
  plan: { id: 'staff.frame.plan', defaultMessage: 'Plan', description: 'Group of pages: what is planned by' },
  run: { id: 'staff.frame.run', defaultMessage: 'Run', description: 'Group of pages: what runs the service' },
  more: {
    id: 'staff.frame.more',
    defaultMessage: 'More',
    description: 'Last tab at the foot on a phone: all pages',
  },
  map: {
    id: 'staff.frame.map',
    defaultMessage: 'Map',
    description: 'Tab at the foot on a phone: the live map',
  },
  needs: {
    id: 'staff.frame.needs',
    defaultMessage: '{page}, {count, plural, one {# thing needs somebody} other {# things need somebody}}',
    description: 'Name of a page with the number of things on it that need staff; page is its name',
  },
  pages: {
    id: 'staff.frame.pages',
    defaultMessage: 'Dashboard pages',
    description: 'Name of the list of pages, for screen readers',
  },
  menu: {
    id: 'staff.frame.menu',
    defaultMessage: 'Menu',
    description: 'Button on a phone that shows the list of pages',
  },
  denied: {
    id: 'staff.frame.denied',
    defaultMessage: '{page}, no permission',
    description: 'Name of a page in the list that the role may not open; page is its name',
  },
  pageFailed: {
    id: 'staff.frame.pageFailed',
    defaultMessage: 'This page could not be loaded. It is tried again by itself.',
    description: 'In the place of a page that could not be fetched or drawn',
  },
  deniedTitle: {
    id: 'staff.frame.deniedTitle',
    defaultMessage: 'Your role has no permission for this page',
    description: 'Title of a page that the role may not open',
  },
  deniedText: {
    id: 'staff.frame.deniedText',
    defaultMessage:
      'It needs the permission “{permission}”. An administrator can give you a role that has it.',
    description: 'What the role lacks for a page; permission is what it would allow',
  },
  toAccount: {
    id: 'staff.frame.toAccount',
    defaultMessage: 'What your role allows',
    description: 'Button from a refused page to one’s own account',
  },
  unknownTitle: {
    id: 'staff.frame.unknownTitle',
    defaultMessage: 'The dashboard has no such page',
    description: 'Title of an address that the dashboard lacks',
  },
  unknownText: {
    id: 'staff.frame.unknownText',
    defaultMessage: 'The address may be mistyped.',
    description: 'Sentence of an address that the dashboard lacks',
  },
  toStart: {
    id: 'staff.frame.toStart',
    defaultMessage: 'To the dashboard',
    description: 'Button from an unknown address to the dashboard',
  },
});

/** Texts of the top bar: how fresh the figures are, and of what time. */
export const LIVE_MESSAGES = defineTexts({
  lastEvent: {
    id: 'staff.live.lastEvent',
    defaultMessage: 'last event {age} ago',
    description: 'Beside the mark Live: how long ago the last news came; age is a duration such as 3 s',
  },
  noEvent: {
    id: 'staff.live.noEvent',
    defaultMessage: 'no event yet',
    description: 'Beside the mark Live: no news yet since the page is open',
  },
  reconnecting: {
    id: 'staff.live.reconnecting',
    defaultMessage: 'Reconnecting, data from {time}',
    description: 'The connection is down; time is the hour of the figures that are shown',
  },
  paused: {
    id: 'staff.live.paused',
    defaultMessage: '{count, plural, =0 {Paused} one {Paused, # event waits} other {Paused, # events wait}}',
    description: 'The page is held; count is how many news wait',
  },
  pause: {
    id: 'staff.live.pause',
    defaultMessage: 'Pause',
    description: 'Button that holds the page as it is',
  },
  resume: {
    id: 'staff.live.resume',
    defaultMessage: 'Resume',
    description: 'Button that lets the page go on after a pause',
  },
  newRows: {
    id: 'staff.live.newRows',
    defaultMessage: '{count, plural, one {# new, show} other {# new, show}}',
    description: 'Button above a list that shows what has come since; count is how many',
  },
  range: {
    id: 'staff.range.label',
    defaultMessage: 'Time range',
    description: 'Name of the choice of the time that figures are of',
  },
  range24h: {
    id: 'staff.range.day',
    defaultMessage: '24 h',
    description: 'Choice: the last 24 hours. At most 6 characters',
  },
  range7d: {
    id: 'staff.range.week',
    defaultMessage: '7 d',
    description: 'Choice: the last 7 days. At most 6 characters',
  },
  range30d: {
    id: 'staff.range.month',
    defaultMessage: '30 d',
    description: 'Choice: the last 30 days. At most 6 characters',
  },
});
