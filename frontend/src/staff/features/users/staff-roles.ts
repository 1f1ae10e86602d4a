import { isStaffRole, ROLES } from '@wakafine/domain/people/roles';
import type { StaffRole } from '../../../graphql/staff';

/** The roles of staff, most allowed first. */
export const STAFF_ROLES: readonly StaffRole[] = ROLES.filter(isStaffRole).reverse();

/** The role of staff of that name; null for any other text. */
export function staffRoleOf(name: string): StaffRole | null {
  return STAFF_ROLES.find((role) => role === name) ?? null;
}
