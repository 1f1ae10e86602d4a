import { useSession } from '../../lib/session';
import { AdminFrame } from './AdminFrame';
import { AdminSignIn } from './AdminSignIn';
import { StaffHome } from './StaffHome';

/** The door of staff: their sign-in for everybody else, their own page for staff. */
export function AdminPage() {
  const { state } = useSession();
  const isStaff = state.viewer !== null && state.viewer.role !== 'CITIZEN';
  return <AdminFrame>{isStaff ? <StaffHome /> : <AdminSignIn />}</AdminFrame>;
}
