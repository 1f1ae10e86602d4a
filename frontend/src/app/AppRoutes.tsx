import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { SignInPage } from '../features/identity/SignInPage';
import { LandingPage } from '../features/landing/LandingPage';
import { PATHS } from '../lib/paths';
import { useSession, type Viewer } from '../lib/session';
import { SessionEndBanner } from './SessionEndBanner';
import { AppLayout } from './layout/AppLayout';
import { LoadBoundary } from './LoadBoundary';
import { MapPage, NotFoundPage, ReportsPage } from './plain-pages';
import {
  AdminPage,
  DriveProvider,
  HomeScreen,
  JourneyPage,
  JourneysPage,
  PrivacyPage,
  ResetPinPage,
  SettingsPage,
  SignUpPage,
  TermsPage,
} from './lazy-pages';
import { returnPathOf } from '../lib/return-path';

/** The screens by address: one set for visitors, one for signed-in users. */
export function AppRoutes() {
  const { state } = useSession();
  if (state.status === 'loading') {
    return null;
  }
  return (
    <LoadBoundary>
      <Suspense fallback={null}>
        <Screens viewer={state.viewer} />
      </Suspense>
    </LoadBoundary>
  );
}

function Screens({ viewer }: { viewer: Viewer | null }) {
  if (viewer === null) {
    return <VisitorScreens />;
  }
  return viewer.role === 'CITIZEN' ? <SignedInRoutes /> : <StaffRoutes />;
}

function VisitorScreens() {
  return (
    <>
      <SessionEndBanner />
      <VisitorRoutes />
    </>
  );
}

function VisitorRoutes() {
  return (
    <Routes>
      <Route path={PATHS.signIn} element={<SignInPage />} />
      <Route path={PATHS.signUp} element={<SignUpPage />} />
      <Route path={PATHS.resetPin} element={<ResetPinPage />} />
      <Route path={PATHS.admin} element={<AdminPage />} />
      <Route path={PATHS.terms} element={<TermsPage />} />
      <Route path={PATHS.privacy} element={<PrivacyPage />} />
      <Route path="*" element={<LandingPage />} />
    </Routes>
  );
}

function SignedInRoutes() {
  return (
    <Routes>
      <Route path={PATHS.signIn} element={<BackToWanted />} />
      <Route path={PATHS.signUp} element={<BackToWanted />} />
      <Route path={PATHS.resetPin} element={<BackToWanted />} />
      <Route path={PATHS.admin} element={<AdminPage />} />
      <Route path={PATHS.terms} element={<TermsPage />} />
      <Route path={PATHS.privacy} element={<PrivacyPage />} />
      <Route
        element={
          <DriveProvider>
            <AppLayout />
          </DriveProvider>
        }
      >
        <Route path={PATHS.home} element={<HomeScreen />} />
        <Route path={PATHS.homeAlias} element={<HomeScreen />} />
        <Route path={PATHS.journeys} element={<JourneysPage />} />
        <Route path={`${PATHS.journeys}/:journeyId`} element={<JourneyPage />} />
        <Route path={PATHS.map} element={<MapPage />} />
        <Route path={PATHS.liveMap} element={<MapPage />} />
        <Route path={PATHS.reports} element={<ReportsPage />} />
        <Route path={PATHS.settings} element={<SettingsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** Staff drive nothing: all addresses but the legal ones lead to their page. */
function StaffRoutes() {
  return (
    <Routes>
      <Route path={PATHS.admin} element={<AdminPage />} />
      <Route path={PATHS.terms} element={<TermsPage />} />
      <Route path={PATHS.privacy} element={<PrivacyPage />} />
      <Route path="*" element={<Navigate to={PATHS.admin} replace />} />
    </Routes>
  );
}

/** After sign-in: back to the page that the visitor had asked for. */
function BackToWanted() {
  const location = useLocation();
  return <Navigate to={returnPathOf(location.state)} replace />;
}
