import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Connected } from '../lib/Connected';
import { PATHS } from '../lib/paths';
import { returnPathOf } from '../lib/return-path';
import type { Viewer } from '../lib/session';
import { AppLayout } from './layout/AppLayout';
import { StaffLayout } from './layout/StaffLayout';
import {
  AdminPage,
  DriveProvider,
  HomeScreen,
  IncidentPage,
  IncidentPage,
  JourneyPage,
  JourneysPage,
  MapScreen,
  MyIncidentsPage,
  MyIncidentsPage,
  PrivacyPage,
  ProfilePage,
  ReportsPage,
  SettingsPage,
  TermsPage,
} from './lazy-pages';
import { NotFoundPage } from './plain-pages';

/** The screens of a signed-in user, over the connection to the server. */
export function SignedInScreens({ viewer }: { viewer: Viewer }) {
  return <Connected>{viewer.role === 'CITIZEN' ? <CitizenRoutes /> : <StaffRoutes />}</Connected>;
}

function CitizenRoutes() {
  return (
    <Routes>
      <Route path={PATHS.signIn} element={<BackToWanted />} />
      <Route path={PATHS.signUp} element={<BackToWanted />} />
      <Route path={PATHS.resetPin} element={<BackToWanted />} />
      <Route path={`${PATHS.admin}/*`} element={<AdminPage />} />
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
        <Route path={PATHS.map} element={<MapScreen />} />
        <Route path={PATHS.liveMap} element={<MapScreen />} />
        <Route path={PATHS.reports} element={<ReportsPage />} />
        <Route path={PATHS.myIncidents} element={<MyIncidentsPage />} />
        <Route path={`${PATHS.myIncidents}/:incidentId`} element={<IncidentPage />} />
        <Route path={PATHS.myIncidents} element={<MyIncidentsPage />} />
        <Route path={`${PATHS.myIncidents}/:incidentId`} element={<IncidentPage />} />
        <Route path={PATHS.settings} element={<SettingsPage />} />
        <Route path={PATHS.profile} element={<ProfilePage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** Staff drive nothing: all addresses but the legal ones and the reports lead to their page. */
function StaffRoutes() {
  return (
    <Routes>
      <Route path={`${PATHS.admin}/*`} element={<AdminPage />} />
      <Route path={PATHS.terms} element={<TermsPage />} />
      <Route path={PATHS.privacy} element={<PrivacyPage />} />
      <Route element={<StaffLayout />}>
        <Route path={PATHS.reports} element={<ReportsPage />} />
      </Route>
      <Route path="*" element={<Navigate to={PATHS.admin} replace />} />
    </Routes>
  );
}

/** After sign-in: back to the page that the visitor had asked for. */
function BackToWanted() {
  const location = useLocation();
  return <Navigate to={returnPathOf(location.state)} replace />;
}
