import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session/session';
import { AdminFrame } from './AdminFrame';
import { AdminSignIn } from '../sign-in/AdminSignIn';
import { isStaff } from '../../lib/session/rights';

const StaffArea = lazy(() => import('./StaffArea').then((area) => ({ default: area.StaffArea })));

/** The door of staff: their sign-in for everybody else, the dashboard for staff. */
export function AdminPage() {
  const { state } = useSession();
  if (state.viewer === null || !isStaff(state.viewer)) {
    return (
      <AdminFrame>
        <AdminSignIn />
      </AdminFrame>
    );
  }
  return (
    <Suspense fallback={null}>
      <StaffArea viewer={state.viewer} />
    </Suspense>
  );
}
