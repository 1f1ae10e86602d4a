import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, type Location } from 'react-router-dom';
import { StartPage } from '../../features/drive/start-end/StartPage';
import { VehicleCodePage } from '../../features/drive/start-end/VehicleCodePage';
import { Connected } from '../../lib/apollo/Connected';
import { TextsUpTo } from '../../lib/i18n/LanguageProvider';
import { PATHS } from '../../lib/paths';
import { returnPathOf } from '../../lib/return-path';
import type { Viewer } from '../../lib/session/session';
import { AppLayout } from '../layout/AppLayout';
import { StaffLayout } from '../layout/StaffLayout';
import {
  BusScreen,
  FamilyPage,
  ImportJourneyPage,
  IncidentPage,
  JourneyPage,
  JourneysPage,
  LooksPage,
  MapScreen,
  MyIncidentsPage,
  NotificationsPage,
  ProfileScreen,
  ReceiptPage,
  ReportsPage,
  SettingsPage,
  SharedScreen,
  TrackersPage,
  ViolationsPage,
} from '../pages/lazy-own-pages';
import { AdminPage, AgencyPage, DriveProvider, HomeScreen } from '../pages/lazy-pages';
import { InboxWatch } from '../pages/lazy-notifications';
import { DEVELOPER_ROUTES } from '../pages/developer-routes';
import { LEGAL_ROUTES } from '../pages/legal-routes';
import { NotFoundPage } from '../pages/plain-pages';
import { useScreenLocation, ViolationOver } from './ViolationOver';
import { isCitizen, isOfAgency } from '../../lib/session/rights';

/** The screens of a signed-in user, over the connection to the server. */
export function SignedInScreens({ viewer }: { viewer: Viewer }) {
  const location = useScreenLocation();
  const ScreenRoutes = isOfAgency(viewer) ? AgencyRoutes : isCitizen(viewer) ? CitizenRoutes : StaffRoutes;
  return (
    <Connected>
      <ScreenRoutes location={location} />
      <ViolationOver />
      {isCitizen(viewer) && (
        <Suspense fallback={null}>
          <InboxWatch />
        </Suspense>
      )}
    </Connected>
  );
}

interface ScreenRoutesProps {
  /** The address that the screens go by: while details lie over them, not that of the browser. */
  location: Location;
}

function CitizenRoutes({ location }: ScreenRoutesProps) {
  return (
    <Routes location={location}>
      <Route path={PATHS.signIn} element={<BackToWanted />} />
      <Route path={PATHS.signUp} element={<BackToWanted />} />
      <Route path={PATHS.resetPin} element={<BackToWanted />} />
      <Route
        path={`${PATHS.admin}/*`}
        element={
          <TextsUpTo scope="staff">
            <AdminPage />
          </TextsUpTo>
        }
      />
      <Route
        path={`${PATHS.agency}/*`}
        element={
          <TextsUpTo scope="staff">
            <AgencyPage />
          </TextsUpTo>
        }
      />
      {DEVELOPER_ROUTES}
      {LEGAL_ROUTES}
      <Route
        element={
          <DriveProvider>
            <AppLayout />
          </DriveProvider>
        }
      >
        <Route path={PATHS.home} element={<HomeScreen />} />
        <Route path={PATHS.homeAlias} element={<HomeScreen />} />
        <Route path={PATHS.start} element={<StartPage />} />
        <Route path={PATHS.vehicleCode} element={<VehicleCodePage />} />
        <Route element={<WithAllTexts />}>
          <Route path={PATHS.journeys} element={<JourneysPage />} />
          <Route path={PATHS.importJourney} element={<ImportJourneyPage />} />
          <Route path={`${PATHS.journeys}/:journeyId`} element={<JourneyPage />} />
          <Route path={PATHS.receipt} element={<ReceiptPage />} />
          <Route path={PATHS.map} element={<MapScreen />} />
          <Route path={PATHS.liveMap} element={<MapScreen />} />
          <Route path={PATHS.reports} element={<ReportsPage />} />
          <Route path={PATHS.myIncidents} element={<MyIncidentsPage />} />
          <Route path={`${PATHS.myIncidents}/:incidentId`} element={<IncidentPage />} />
          <Route path={PATHS.violations} element={<ViolationsPage />} />
          <Route path={PATHS.settings} element={<SettingsPage />} />
          <Route
            path={PATHS.share}
            element={
              <TextsUpTo scope="seldom">
                <SharedScreen />
              </TextsUpTo>
            }
          />
          <Route
            path={PATHS.trackers}
            element={
              <TextsUpTo scope="seldom">
                <TrackersPage />
              </TextsUpTo>
            }
          />
          <Route
            path={PATHS.looks}
            element={
              <TextsUpTo scope="seldom">
                <LooksPage />
              </TextsUpTo>
            }
          />
          <Route
            path={PATHS.bus}
            element={
              <TextsUpTo scope="seldom">
                <BusScreen />
              </TextsUpTo>
            }
          />
          <Route
            path={PATHS.family}
            element={
              <TextsUpTo scope="seldom">
                <FamilyPage />
              </TextsUpTo>
            }
          />
          <Route path={PATHS.profile} element={<ProfileScreen />} />
          <Route path={PATHS.notifications} element={<NotificationsPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
}

/** Pages whose texts the home page does without. */
function WithAllTexts() {
  return (
    <TextsUpTo scope="rest">
      <Outlet />
    </TextsUpTo>
  );
}

/** Staff drive nothing: all addresses but the legal ones, the reports and the violations lead to their page. */
function StaffRoutes({ location }: ScreenRoutesProps) {
  return (
    <Routes location={location}>
      <Route path={`${PATHS.admin}/*`} element={<AdminPage />} />
      {DEVELOPER_ROUTES}
      {LEGAL_ROUTES}
      <Route element={<StaffLayout />}>
        <Route path={PATHS.reports} element={<ReportsPage />} />
        <Route path={PATHS.violations} element={<ViolationsPage />} />
      </Route>
      <Route path="*" element={<Navigate to={PATHS.admin} replace />} />
    </Routes>
  );
}

/** People of an agency have its pages and the legal ones. */
function AgencyRoutes({ location }: ScreenRoutesProps) {
  return (
    <Routes location={location}>
      <Route path={`${PATHS.agency}/*`} element={<AgencyPage />} />
      {DEVELOPER_ROUTES}
      {LEGAL_ROUTES}
      <Route path="*" element={<Navigate to={PATHS.agency} replace />} />
    </Routes>
  );
}

/** After sign-in: back to the page that the visitor had asked for. */
function BackToWanted() {
  const location = useLocation();
  return <Navigate to={returnPathOf(location.state)} replace />;
}
