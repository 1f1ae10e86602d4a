import type { Role } from '../../../graphql/generated';
import type { StaffRole } from '../../../graphql/staff';

/** The roles of staff, most allowed first. */
export const STAFF_ROLES: readonly StaffRole[] = ['ADMIN', 'SUPERVISOR', 'OPERATOR', 'VIEWER'];

/** Whether a role is one of staff. */
export function isStaffRole(role: Role | string): role is StaffRole {
  return STAFF_ROLES.some((known) => known === role);
}
