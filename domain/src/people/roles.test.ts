import fc from 'fast-check';
import {
  AGENCY_ROLES,
  CAPABILITIES,
  isAgencyRole,
  isCitizenRole,
  isStaffRole,
  PERMISSIONS,
  ROLE_FACTS,
  roleMay,
  ROLES,
  rolesThat,
} from './roles';
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
  ['planCampaigns', ['SUPERVISOR', 'ADMIN']],
  ['planPatrols', ['SUPERVISOR', 'ADMIN']],
  ['decideNationalDefault', ['ADMIN']],
  ['seeOwnAgency', ['AGENCY_VIEWER', 'AGENCY_MANAGER']],
  ['answerAgencyCases', ['AGENCY_MANAGER']],
  ['printAgencyCodes', ['AGENCY_MANAGER']],
])('%s is what the product decided', (right, roles) => {
  expect(ROLES.filter((role) => roleMay(role, right))).toEqual(roles);
});

test('each role is a citizen’s, an agency’s or one of staff', () => {
  const kinds = [isCitizenRole, isAgencyRole, isStaffRole];
  for (const role of ROLES) {
    expect(kinds.filter((isKind) => isKind(role))).toHaveLength(1);
  }
  expect(ROLES.filter(isAgencyRole)).toEqual(AGENCY_ROLES);
});

test('the people of an agency have nothing that anybody else has', () => {
  const others = ROLES.filter((role) => !isAgencyRole(role));
  for (const right of RIGHTS.filter((each) => AGENCY_ROLES.some((role) => roleMay(role, each)))) {
    expect(others.filter((role) => roleMay(role, right))).toEqual([]);
  }
});

test('staff are of the authority, and those who decide on others need a second factor', () => {
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
