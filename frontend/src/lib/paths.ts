/** Every address of the app, in one place. */
export const PATHS = {
  home: '/',
  homeAlias: '/home',
  journeys: '/journeys',
  map: '/map',
  liveMap: '/live-map',
  reports: '/reports',
  violations: '/violations',
  settings: '/settings',
  profile: '/profile',
  signIn: '/signin',
  signUp: '/signup',
  resetPin: '/reset-pin',
  admin: '/admin',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** Address of one journey's page. */
export function journeyPath(journeyId: string): string {
  return `${PATHS.journeys}/${encodeURIComponent(journeyId)}`;
}

/** Address of one violation: its details, over the page from which it was opened. */
export function violationPath(violationId: string): string {
  return `${PATHS.violations}/${encodeURIComponent(violationId)}`;
}
