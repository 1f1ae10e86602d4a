import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LandingPage } from '../features/landing/LandingPage';
import { PATHS } from '../lib/paths';
import { useSession } from '../lib/session';
import { SessionEndBanner } from './SessionEndBanner';
import { LoadBoundary } from './LoadBoundary';
import {
  AdminPage,
  Connected,
  PrivacyPage,
  ResetPinPage,
  SignInPage,
  SignUpPage,
  TermsPage,
} from './lazy-pages';

const SignedInScreens = lazy(() =>
  import('./SignedInScreens').then((screens) => ({ default: screens.SignedInScreens })),
);

/** The screens by address: one set for visitors, one for signed-in users. Who is not known yet is a visitor. */
export function AppRoutes() {
  const { state } = useSession();
  return (
    <LoadBoundary>
      <Suspense fallback={null}>
        {state.viewer === null ? <VisitorScreens /> : <SignedInScreens viewer={state.viewer} />}
      </Suspense>
    </LoadBoundary>
  );
}

function VisitorScreens() {
  return (
    <>
      <SessionEndBanner />
      <Routes>
        <Route path={PATHS.signIn} element={<SignInPage />} />
        <Route path={PATHS.signUp} element={<SignUpPage />} />
        <Route path={PATHS.resetPin} element={<ResetPinPage />} />
        <Route
          path={PATHS.admin}
          element={
            <Connected>
              <AdminPage />
            </Connected>
          }
        />
        <Route path={PATHS.terms} element={<TermsPage />} />
        <Route path={PATHS.privacy} element={<PrivacyPage />} />
        <Route path="*" element={<LandingPage />} />
      </Routes>
    </>
  );
}
