import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { TextsUpTo } from '../lib/i18n/LanguageProvider';
import { mayBeSignedIn } from '../lib/drawn-page';
import { PATHS } from '../lib/paths';
import { useSession } from '../lib/session/session';
import { SessionEndBanner } from './pages/SessionEndBanner';
import { DrawnPageRemoval } from './DrawnPageRemoval';
import { isOtherDocument } from './other-document';
import { OtherDocument } from './OtherDocument';
import { LoadBoundary } from './pages/LoadBoundary';
import { SignedInScreens } from './lazy-frame';
import {
  AdminPage,
  AgencyPage,
  Connected,
  LandingPage,
  ResetByLinkPage,
  ResetPinPage,
  SignInPage,
  SignUpPage,
  OpenDataPage,
  StopMailPage,
  VerifyPage,
} from './pages/lazy-pages';
import { DEVELOPER_ROUTES } from './pages/developer-routes';
import { LEGAL_ROUTES } from './pages/legal-routes';
import { isCitizen } from '../lib/session/rights';
import { usePageArrival } from './usePageArrival';

/**
 * The screens by address. Anyone who has the link of a message may set a new PIN, which ends their session on
 * this phone too.
 */
export function AppRoutes() {
  usePageArrival();
  const { pathname } = useLocation();
  const { state } = useSession();
  if (isOtherDocument(pathname, { isVisitor: state.viewer === null })) {
    return <OtherDocument />;
  }
  return (
    <LoadBoundary>
      <Suspense fallback={null}>
        <DrawnPageRemoval />
        <Routes>
          <Route path={PATHS.resetByLink} element={<ResetByLinkPage />} />
          <Route
            path={PATHS.stopMail}
            element={
              <TextsUpTo scope="seldom">
                <StopMailPage />
              </TextsUpTo>
            }
          />
          <Route
            path={PATHS.verify}
            element={
              <TextsUpTo scope="seldom">
                <VerifyPage />
              </TextsUpTo>
            }
          />
          <Route
            path={`${PATHS.openData}/:set?`}
            element={
              <TextsUpTo scope="seldom">
                <OpenDataPage />
              </TextsUpTo>
            }
          />
          <Route path="*" element={<ScreensOfViewer />} />
        </Routes>
      </Suspense>
    </LoadBoundary>
  );
}

/** One set of screens for visitors, one for signed-in users. Who is not known yet is a visitor. */
function ScreensOfViewer() {
  const { state } = useSession();
  return state.viewer === null ? (
    <VisitorScreens />
  ) : (
    <TextsUpTo scope={isCitizen(state.viewer) ? 'home' : 'staff'}>
      {/* Nothing that was drawn for one person is shown to the next. */}
      <SignedInScreens key={state.viewer.id} viewer={state.viewer} />
    </TextsUpTo>
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
          path={`${PATHS.admin}/*`}
          element={
            <TextsUpTo scope="staff">
              <Connected>
                <AdminPage />
              </Connected>
            </TextsUpTo>
          }
        />
        <Route
          path={`${PATHS.agency}/*`}
          element={
            <TextsUpTo scope="staff">
              <Connected>
                <AgencyPage />
              </Connected>
            </TextsUpTo>
          }
        />
        {DEVELOPER_ROUTES}
        {LEGAL_ROUTES}
        <Route path={PATHS.start} element={<SignInFirst />} />
        <Route path={PATHS.share} element={<SignInFirst />} />
        <Route path={PATHS.vehicleCode} element={<SignInFirst />} />
        <Route path="*" element={<LandingOrNothingYet />} />
      </Routes>
    </>
  );
}

/** Sign-in, which leads back here; nothing for somebody with a session's cookie as long as it isn't known whose. */
function SignInFirst() {
  const { state } = useSession();
  const { pathname } = useLocation();
  return state.status === 'loading' && mayBeSignedIn() ? null : (
    <Navigate to={PATHS.signIn} state={{ returnTo: pathname }} replace />
  );
}

/** The landing page; nothing for somebody with a session's cookie as long as it isn't known whose. */
function LandingOrNothingYet() {
  const { state } = useSession();
  return state.status === 'loading' && mayBeSignedIn() ? null : <LandingPage />;
}
