/** Roles of accounts, by ascending rights. */
export const ROLES = ['CITIZEN', 'VIEWER', 'OPERATOR', 'SUPERVISOR', 'ADMIN'] as const;
/** Role of an account. */
export type Role = (typeof ROLES)[number];
/** Role of a person of the authority. */
export type StaffRole = Exclude<Role, 'CITIZEN'>;

/** Rights that staff may have, as the API names them (product decision D5). */
export const PERMISSIONS = [
  'canViewDashboard',
  'canGenerateReports',
  'canViewFullRegistrations',
  'canSuspendVehicles',
  'canBroadcastAlerts',
  'canEditSettings',
  'canManageUsers',
  'canAccessSystemSettings',
] as const;
/** One thing that staff may be allowed to do. */
export type Permission = (typeof PERMISSIONS)[number];

/** Rights of a role that no permission of the API names (product decision D5). */
export const CAPABILITIES = [
  'reportViolations',
  'makeReports',
  'resolveIncidents',
  'keepLimits',
  'decideNationalDefault',
  'followCases',
] as const;
/** One thing that a role may do and no permission says. */
export type Capability = (typeof CAPABILITIES)[number];
/** Anything that a role may be allowed to do. */
export type Right = Permission | Capability;

/** Rights and duties of a role. */
export interface RoleFacts {
  readonly isStaff: boolean;
  readonly permissions: readonly Permission[];
  readonly capabilities: readonly Capability[];
  /** Whether it has to use a second factor outside demo mode (product decision D4). */
  readonly needsSecondFactor: boolean;
}

const OPERATOR = {
  permissions: ['canViewDashboard', 'canGenerateReports'],
  capabilities: ['reportViolations', 'makeReports', 'resolveIncidents'],
} as const;
const SUPERVISOR = {
  permissions: [
    ...OPERATOR.permissions,
    'canViewFullRegistrations',
    'canSuspendVehicles',
    'canBroadcastAlerts',
  ],
  capabilities: [...OPERATOR.capabilities, 'keepLimits', 'followCases'],
} as const;

/** The one table of who is allowed what; nothing else compares the names of roles. */
export const ROLE_FACTS: Readonly<Record<Role, RoleFacts>> = {
  // Of what is their own: their violations, their cases, reports on their own driving.
  CITIZEN: {
    isStaff: false,
    permissions: [],
    capabilities: ['reportViolations', 'makeReports', 'followCases'],
    needsSecondFactor: false,
  },
  VIEWER: {
    isStaff: true,
    permissions: ['canViewDashboard'],
    capabilities: [],
    needsSecondFactor: false,
  },
  OPERATOR: { isStaff: true, ...OPERATOR, needsSecondFactor: false },
  SUPERVISOR: { isStaff: true, ...SUPERVISOR, needsSecondFactor: true },
  ADMIN: {
    isStaff: true,
    permissions: PERMISSIONS,
    capabilities: CAPABILITIES,
    needsSecondFactor: true,
  },
};

/** The roles of which something is true, in the order of ROLES. */
export function rolesThat(isMeant: (facts: RoleFacts) => boolean): readonly Role[] {
  return ROLES.filter((role) => isMeant(ROLE_FACTS[role]));
}

const CITIZENS = rolesThat(({ isStaff }) => !isStaff);
const HOLDERS: ReadonlyMap<Right, readonly Role[]> = new Map(
  [...PERMISSIONS, ...CAPABILITIES].map((right) => [
    right,
    rolesThat(({ permissions, capabilities }) => [...permissions, ...capabilities].includes(right)),
  ]),
);

/** Whether a role is one of the authority's. */
export function isStaffRole(role: Role): role is StaffRole {
  return !CITIZENS.includes(role);
}

/** Whether a role is allowed something. */
export function roleMay(role: Role, right: Right): boolean {
  return HOLDERS.get(right)?.includes(role) === true;
}

/** Whether the API names a right as a permission. */
export function isPermission(right: Right): right is Permission {
  return PERMISSIONS.some((permission) => permission === right);
}
