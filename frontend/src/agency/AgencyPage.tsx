import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { isOfAgency } from '../lib/session/rights';
import { useSession } from '../lib/session/session';
import { AgencySignIn } from './sign-in/AgencySignIn';
import { JoinPage } from './sign-in/JoinPage';

const AgencyArea = lazy(() => import('./shell/AgencyArea').then((area) => ({ default: area.AgencyArea })));

/** The door of transport agencies: their pages for who works at one, and for everybody else the ways in. */
export function AgencyPage() {
  const { viewer } = useSession().state;
  return (
    <Routes>
      <Route path="join/:token" element={<JoinPage />} />
      <Route
        path="*"
        element={
          viewer !== null && isOfAgency(viewer) ? (
            <Suspense fallback={null}>
              <AgencyArea viewer={viewer} />
            </Suspense>
          ) : (
            <AgencySignIn />
          )
        }
      />
    </Routes>
  );
}
