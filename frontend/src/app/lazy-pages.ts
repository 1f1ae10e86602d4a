import { lazy } from 'react';

/** Screens that not every first visit needs: each is fetched when it is opened. */
export const Connected = lazy(() =>
  import('../lib/Connected').then((connected) => ({ default: connected.Connected })),
);
export const LandingPage = lazy(() =>
  import('../features/landing/LandingPage').then((page) => ({ default: page.LandingPage })),
);
export const SignInPage = lazy(() =>
  import('../features/identity/SignInPage').then((page) => ({ default: page.SignInPage })),
);
export const DriveProvider = lazy(() =>
  import('./DriveFrame').then((frame) => ({ default: frame.DriveFrame })),
);
export const HomeScreen = lazy(() =>
  import('./HomeScreen').then((screen) => ({ default: screen.HomeScreen })),
);
export const MapScreen = lazy(() => import('./MapScreen').then((screen) => ({ default: screen.MapScreen })));
export const StartJourneyDialog = lazy(() =>
  import('../features/drive/StartJourneyDialog').then((dialog) => ({ default: dialog.StartJourneyDialog })),
);
export const JourneysPage = lazy(() =>
  import('../features/journeys/JourneysPage').then((page) => ({ default: page.JourneysPage })),
);
export const JourneyPage = lazy(() =>
  import('../features/journeys/JourneyPage').then((page) => ({ default: page.JourneyPage })),
);
export const ReportsPage = lazy(() =>
  import('../features/reports/ReportsPage').then((page) => ({ default: page.ReportsPage })),
);
export const SettingsPage = lazy(() =>
  import('../features/settings/SettingsPage').then((page) => ({ default: page.SettingsPage })),
);
export const ProfilePage = lazy(() =>
  import('../features/profile/ProfilePage').then((page) => ({ default: page.ProfilePage })),
);
export const SignUpPage = lazy(() =>
  import('../features/identity/SignUpPage').then((page) => ({ default: page.SignUpPage })),
);
export const ResetPinPage = lazy(() =>
  import('../features/identity/ResetPinPage').then((page) => ({ default: page.ResetPinPage })),
);
export const AdminPage = lazy(() =>
  import('../features/admin/AdminPage').then((page) => ({ default: page.AdminPage })),
);
export const TermsPage = lazy(() =>
  import('../features/legal/LegalPages').then((pages) => ({ default: pages.TermsPage })),
);
export const PrivacyPage = lazy(() =>
  import('../features/legal/LegalPages').then((pages) => ({ default: pages.PrivacyPage })),
);
