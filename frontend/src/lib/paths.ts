/** Every address of the app, in one place. */
export const PATHS = {
  home: '/',
  homeAlias: '/home',
  start: '/start',
  share: '/share',
  journeys: '/journeys',
  importJourney: '/journeys/import',
  receipt: '/journeys/:journeyId/receipt',
  bus: '/bus',
  family: '/family',
  map: '/map',
  liveMap: '/live-map',
  reports: '/reports',
  myIncidents: '/reports/incidents',
  violations: '/violations',
  settings: '/settings',
  trackers: '/settings/trackers',
  looks: '/settings/who-has-seen',
  vehicleCode: '/v/:token',
  profile: '/profile',
  notifications: '/notifications',
  signIn: '/signin',
  signUp: '/signup',
  resetPin: '/reset-pin',
  resetByLink: '/reset/:token',
  stopMail: '/stop-mail',
  admin: '/admin',
  agency: '/agency',
  terms: '/terms',
  privacy: '/privacy',
  howItWorks: '/how-it-works',
  verify: '/verify/:proofId',
  developers: '/developers',
  openData: '/open-data',
} as const;

/** The pages of the dashboard; the overview is what staff meet first. */
export const STAFF_PATHS = {
  overview: PATHS.admin,
  liveMap: `${PATHS.admin}/live-map`,
  violations: `${PATHS.admin}/violations`,
  incidents: `${PATHS.admin}/incidents`,
  journeys: `${PATHS.admin}/journeys`,
  cases: `${PATHS.admin}/cases`,
  violators: `${PATHS.admin}/violators`,
  vehicles: `${PATHS.admin}/vehicles`,
  reports: `${PATHS.admin}/reports`,
  analytics: `${PATHS.admin}/analytics`,
  tonight: `${PATHS.admin}/tonight`,
  users: `${PATHS.admin}/users`,
  speedLimits: `${PATHS.admin}/speed-limits`,
  limits: `${PATHS.admin}/limits`,
  broadcast: `${PATHS.admin}/broadcast`,
  audit: `${PATHS.admin}/audit`,
  system: `${PATHS.admin}/system`,
  account: `${PATHS.admin}/account`,
} as const;

/** The pages of a transport agency. */
export const AGENCY_PATHS = {
  home: PATHS.agency,
  vehicles: `${PATHS.agency}/vehicles`,
  drivers: `${PATHS.agency}/drivers`,
  cases: `${PATHS.agency}/cases`,
  codes: `${PATHS.agency}/codes`,
  report: `${PATHS.agency}/report`,
  account: `${PATHS.agency}/account`,
  join: `${PATHS.agency}/join/:token`,
} as const;

/** The pages for developers, of which anybody may see most. */
export const DEVELOPER_PATHS = {
  overview: PATHS.developers,
  start: `${PATHS.developers}/start`,
  explorer: `${PATHS.developers}/explorer`,
  schema: `${PATHS.developers}/schema`,
  schemaType: `${PATHS.developers}/schema/:typeName`,
  rest: `${PATHS.developers}/rest`,
  webhooks: `${PATHS.developers}/webhooks`,
  events: `${PATHS.developers}/events`,
  limits: `${PATHS.developers}/limits`,
  errors: `${PATHS.developers}/errors`,
  keys: `${PATHS.developers}/keys`,
  usage: `${PATHS.developers}/usage`,
  changes: `${PATHS.developers}/changes`,
} as const;

/** Address of a type in the reference of the schema, or of a field of it. */
export function schemaPath(typeName: string, fieldName: string | null = null): string {
  const page = DEVELOPER_PATHS.schemaType.replace(':typeName', typeName);
  return fieldName === null ? page : `${page}#${fieldName}`;
}

/** Address of the explorer with the example of a field of a root type, such as `Query.journey`. */
export function explorerPath(example: string): string {
  return `${DEVELOPER_PATHS.explorer}?example=${encodeURIComponent(example)}`;
}

/** Address of one journey's page. */
export function journeyPath(journeyId: string): string {
  return `${PATHS.journeys}/${encodeURIComponent(journeyId)}`;
}

/** Address of the receipt of a journey, by its id or, before the server has given it one, by the key of its recording. */
export function receiptPath(journeyKey: string): string {
  return `${journeyPath(journeyKey)}/receipt`;
}

/** Address of the page that checks a record, without the key on its paper. */
export function verifyPath(proofId: string): string {
  return PATHS.verify.replace(':proofId', encodeURIComponent(proofId));
}

/** Address of a data set of open data. */
export function openDataPath(name: string): string {
  return `${PATHS.openData}/${encodeURIComponent(name)}`;
}

/** Address of one violation: its details, over the page from which it was opened. */
export function violationPath(violationId: string): string {
  return `${PATHS.violations}/${encodeURIComponent(violationId)}`;
}

/** Address of one incident that the user has submitted. */
export function incidentPath(incidentId: string): string {
  return `${PATHS.myIncidents}/${encodeURIComponent(incidentId)}`;
}

/** Address of one case of the dashboard; `state` is the list that it was opened from, as that page's address names it. */
export function casePath(caseId: string, state = ''): string {
  const query = state === '' ? '' : `?state=${encodeURIComponent(state)}`;
  return `${STAFF_PATHS.cases}/${encodeURIComponent(caseId)}${query}`;
}
