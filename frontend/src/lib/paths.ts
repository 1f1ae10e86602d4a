/** Every address of the app, in one place. */
export const PATHS = {
  home: '/',
  homeAlias: '/home',
  journeys: '/journeys',
  map: '/map',
  liveMap: '/live-map',
  reports: '/reports',
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
