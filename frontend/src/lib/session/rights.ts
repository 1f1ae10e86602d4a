import {
  isAgencyRole,
  isCitizenRole,
  isPermission,
  isStaffRole,
  roleMay,
} from '@wakafine/domain/people/roles';
import type { Right } from '@wakafine/domain/people/roles';
import { useViewer, type Viewer } from './session';

/** Whether somebody is a citizen: neither a visitor nor staff, nor of an agency. */
export function isCitizen(viewer: Pick<Viewer, 'role'> | null | undefined): boolean {
  return viewer !== null && viewer !== undefined && isCitizenRole(viewer.role);
}

/** Whether somebody is of a transport agency, in any role. */
export function isOfAgency(viewer: Pick<Viewer, 'role'> | null | undefined): boolean {
  return viewer !== null && viewer !== undefined && isAgencyRole(viewer.role);
}

/** Whether somebody is staff of any role. */
export function isStaff(viewer: Pick<Viewer, 'role'> | null | undefined): boolean {
  return viewer !== null && viewer !== undefined && isStaffRole(viewer.role);
}

/**
 * The rights of the signed-in role, for showing only: the server decides. Permissions are those
 * that the server has sent.
 */
export function useRights(): (right: Right) => boolean {
  const viewer = useViewer();
  return (right) => {
    if (viewer === null) {
      return false;
    }
    return isPermission(right) ? viewer.permissions.includes(right) : roleMay(viewer.role, right);
  };
}
