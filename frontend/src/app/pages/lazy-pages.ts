import { lazy } from 'react';
import { lazyScreen } from '../../lib/lazy-screen';

/** Screens that not every first visit needs: each is fetched when it is opened. */
export const Connected = lazyScreen(async () => (await import('../../lib/apollo/Connected')).Connected);
export const LandingPage = lazyScreen(
  async () => (await import('../../features/landing/LandingPage')).LandingPage,
);
export const SignInPage = lazyScreen(
  async () => (await import('../../features/identity/sign-in/SignInPage')).SignInPage,
);
export const DriveProvider = lazyScreen(async () => (await import('./DriveFrame')).DriveFrame);
export const HomeScreen = lazyScreen(async () => (await import('./HomeScreen')).HomeScreen);
export const SignUpPage = lazy(() =>
  import('../../features/identity/sign-up/SignUpPage').then((page) => ({ default: page.SignUpPage })),
);
export const ResetPinPage = lazy(() =>
  import('../../features/identity/pin-reset/ResetPinPage').then((page) => ({ default: page.ResetPinPage })),
);
export const ResetByLinkPage = lazy(() =>
  import('../../features/identity/pin-reset/ResetByLinkPage').then((page) => ({
    default: page.ResetByLinkPage,
  })),
);
export const VerifyPage = lazy(() =>
  import('../../features/verify/VerifyPage').then((page) => ({ default: page.VerifyPage })),
);
export const StopMailPage = lazy(() =>
  import('../../features/stop-mail/StopMailPage').then((page) => ({ default: page.StopMailPage })),
);
export const OpenDataPage = lazy(() =>
  import('../../features/open-data/OpenDataPage').then((page) => ({ default: page.OpenDataPage })),
);
export const AdminPage = lazy(() =>
  import('../../staff/shell/AdminPage').then((page) => ({ default: page.AdminPage })),
);
export const AgencyPage = lazy(() =>
  import('../../agency/AgencyPage').then((page) => ({ default: page.AgencyPage })),
);
export const DevelopersPage = lazy(() =>
  import('../../features/developers/shell/DevelopersPage').then((page) => ({
    default: page.DevelopersPage,
  })),
);
export const TermsPage = lazy(() =>
  import('../../features/legal/LegalPages').then((pages) => ({ default: pages.TermsPage })),
);
export const HowItWorksPage = lazy(() =>
  import('../../features/legal/HowItWorksPage').then((page) => ({ default: page.HowItWorksPage })),
);
export const PrivacyPage = lazy(() =>
  import('../../features/legal/LegalPages').then((pages) => ({ default: pages.PrivacyPage })),
);
