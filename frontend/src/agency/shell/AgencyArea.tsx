import { Navigate, Route, Routes } from 'react-router-dom';
import { AGENCY_PATHS, PATHS } from '../../lib/paths';
import type { Viewer } from '../../lib/session/session';
import { AccountPage } from '../account/AccountPage';
import { CasesPage } from '../cases/CasesPage';
import { CodesPage } from '../codes/CodesPage';
import { DriversPage } from '../drivers/DriversPage';
import { HomePage } from '../home/HomePage';
import { ReportPage } from '../report/ReportPage';
import { VehiclesPage } from '../vehicles/VehiclesPage';
import { AgencyFrame } from './AgencyFrame';

/** The pages of the agency that somebody works for. */
export function AgencyArea({ viewer }: { viewer: Viewer }) {
  return (
    <AgencyFrame viewer={viewer}>
      <Routes>
        <Route index element={<HomePage />} />
        <Route path={below(AGENCY_PATHS.vehicles)} element={<VehiclesPage />} />
        <Route path={below(AGENCY_PATHS.drivers)} element={<DriversPage />} />
        <Route path={below(AGENCY_PATHS.cases)} element={<CasesPage />} />
        <Route path={below(AGENCY_PATHS.codes)} element={<CodesPage />} />
        <Route path={below(AGENCY_PATHS.report)} element={<ReportPage />} />
        <Route path={below(AGENCY_PATHS.account)} element={<AccountPage />} />
        <Route path="*" element={<Navigate to={AGENCY_PATHS.home} replace />} />
      </Routes>
    </AgencyFrame>
  );
}

/** An address as the routes below the agency's know it. */
function below(path: string): string {
  return path.slice(PATHS.agency.length + 1);
}
