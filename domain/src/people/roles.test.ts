import fc from 'fast-check';
import { CAPABILITIES, isStaffRole, PERMISSIONS, ROLE_FACTS, roleMay, ROLES, rolesThat } from './roles';
import type { Right, Role } from './roles';

const RIGHTS: readonly Right[] = [...PERMISSIONS, ...CAPABILITIES];
const STAFF: readonly Role[] = ['VIEWER', 'OPERATOR', 'SUPERVISOR', 'ADMIN'];

test.each<[Right, readonly Role[]]>([
  ['canViewDashboard', ['VIEWER', 'OPERATOR', 'SUPERVISOR', 'ADMIN']],
  ['canGenerateReports', ['OPERATOR', 'SUPERVISOR', 'ADMIN']],
  ['canViewFullRegistrations', ['SUPERVISOR', 'ADMIN']],
  ['canSuspendVehicles', ['SUPERVISOR', 'ADMIN']],
  ['canBroadcastAlerts', ['SUPERVISOR', 'ADMIN']],
  ['canEditSettings', ['ADMIN']],
  ['canManageUsers', ['ADMIN']],
  ['canAccessSystemSettings', ['ADMIN']],
  ['reportViolations', ['CITIZEN', 'OPERATOR', 'SUPERVISOR', 'ADMIN']],
  ['makeReports', ['CITIZEN', 'OPERATOR', 'SUPERVISOR', 'ADMIN']],
  ['resolveIncidents', ['OPERATOR', 'SUPERVISOR', 'ADMIN']],
  ['keepLimits', ['SUPERVISOR', 'ADMIN']],
  ['decideNationalDefault', ['ADMIN']],
])('%s is what the product decided', (right, roles) => {
  expect(ROLES.filter((role) => roleMay(role, right))).toEqual(roles);
});

test('staff are all but citizens, and those who decide on others need a second factor', () => {
  expect(ROLES.filter(isStaffRole)).toEqual(STAFF);
  expect(rolesThat(({ needsSecondFactor }) => needsSecondFactor)).toEqual(['SUPERVISOR', 'ADMIN']);
});

test('each role of staff may do all that the one before it may', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 1, 2), fc.constantFrom(...RIGHTS), (index, right) => {
      const [lower, higher] = [STAFF[index] ?? 'VIEWER', STAFF[index + 1] ?? 'ADMIN'];
      return !roleMay(lower, right) || roleMay(higher, right);
    }),
  );
});

test('citizens have no permission, and staff make reports where the API says that they generate them', () => {
  expect(ROLE_FACTS.CITIZEN.permissions).toEqual([]);
  for (const role of STAFF) {
    expect(roleMay(role, 'makeReports')).toBe(roleMay(role, 'canGenerateReports'));
  }
});
