/** Roles of accounts: citizens, people of a transport agency, and staff by ascending rights. */
export const ROLES = [
  'CITIZEN',
  'AGENCY_VIEWER',
  'AGENCY_MANAGER',
  'VIEWER',
  'OPERATOR',
  'SUPERVISOR',
  'ADMIN',
] as const;
/** Role of an account. */
export type Role = (typeof ROLES)[number];
/** Role of a person of the authority. */
export type StaffRole = Exclude<Role, 'CITIZEN' | AgencyRole>;
/** Roles of the people of a transport agency, by ascending rights. */
export const AGENCY_ROLES = ['AGENCY_VIEWER', 'AGENCY_MANAGER'] as const;
/** Role of a person of a transport agency, which sees what is its own and nothing else. */
export type AgencyRole = (typeof AGENCY_ROLES)[number];

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
  'handleAttention',
  'keepLimits',
  'planCampaigns',
  'planPatrols',
  'decideNationalDefault',
  'followCases',
  'seeOwnAgency',
  'answerAgencyCases',
  'printAgencyCodes',
  'manageAgencyLines',
] as const;
/** One thing that a role may do and no permission says. */
export type Capability = (typeof CAPABILITIES)[number];
/** Anything that a role may be allowed to do. */
export type Right = Permission | Capability;

/** Rights and duties of a role. */
export interface RoleFacts {
  readonly isCitizen: boolean;
  readonly isStaff: boolean;
  readonly permissions: readonly Permission[];
  readonly capabilities: readonly Capability[];
  /** Whether it has to use a second factor outside demo mode (product decision D4). */
  readonly needsSecondFactor: boolean;
}

/** Staff, who judge an agency, never act for it. */
const OF_AGENCIES: readonly Capability[] = [
  ...(['seeOwnAgency', 'answerAgencyCases', 'printAgencyCodes', 'manageAgencyLines'] as const),
];
const AGENCY = { isCitizen: false, isStaff: false, permissions: [], needsSecondFactor: false } as const;
const OPERATOR = {
  permissions: ['canViewDashboard', 'canGenerateReports'],
  capabilities: ['reportViolations', 'makeReports', 'resolveIncidents', 'handleAttention'],
} as const;
const SUPERVISOR = {
  permissions: [
    ...OPERATOR.permissions,
    'canViewFullRegistrations',
    'canSuspendVehicles',
    'canBroadcastAlerts',
  ],
  capabilities: [...OPERATOR.capabilities, 'keepLimits', 'planCampaigns', 'planPatrols', 'followCases'],
} as const;

/** The one table of who is allowed what; nothing else compares the names of roles. */
export const ROLE_FACTS: Readonly<Record<Role, RoleFacts>> = {
  // Of what is their own: their violations, their cases, reports on their own driving.
  CITIZEN: {
    isCitizen: true,
    isStaff: false,
    permissions: [],
    capabilities: ['reportViolations', 'makeReports', 'followCases'],
    needsSecondFactor: false,
  },
  AGENCY_VIEWER: { ...AGENCY, capabilities: ['seeOwnAgency'] },
  AGENCY_MANAGER: { ...AGENCY, capabilities: OF_AGENCIES },
  VIEWER: {
    isCitizen: false,
    isStaff: true,
    permissions: ['canViewDashboard'],
    capabilities: [],
    needsSecondFactor: false,
  },
  OPERATOR: { isCitizen: false, isStaff: true, ...OPERATOR, needsSecondFactor: false },
  SUPERVISOR: { isCitizen: false, isStaff: true, ...SUPERVISOR, needsSecondFactor: true },
  ADMIN: {
    isCitizen: false,
    isStaff: true,
    permissions: PERMISSIONS,
    capabilities: CAPABILITIES.filter((capability) => !OF_AGENCIES.includes(capability)),
    needsSecondFactor: true,
  },
};

/** The roles of which something is true, in the order of ROLES. */
export function rolesThat(isMeant: (facts: RoleFacts) => boolean): readonly Role[] {
  return ROLES.filter((role) => isMeant(ROLE_FACTS[role]));
}

const HOLDERS: ReadonlyMap<Right, readonly Role[]> = new Map(
  [...PERMISSIONS, ...CAPABILITIES].map((right) => [
    right,
    rolesThat(({ permissions, capabilities }) => [...permissions, ...capabilities].includes(right)),
  ]),
);

/** Whether a role is one of the authority's. */
export function isStaffRole(role: Role): role is StaffRole {
  return ROLE_FACTS[role].isStaff;
}

/** Whether a role is that of a citizen. */
export function isCitizenRole(role: Role): role is 'CITIZEN' {
  return ROLE_FACTS[role].isCitizen;
}

/** Whether a role is one of a transport agency's. */
export function isAgencyRole(role: Role): role is AgencyRole {
  return !isStaffRole(role) && !isCitizenRole(role);
}

/** Whether a role is allowed something. */
export function roleMay(role: Role, right: Right): boolean {
  return HOLDERS.get(right)?.includes(role) === true;
}

/** Whether the API names a right as a permission. */
export function isPermission(right: Right): right is Permission {
  return PERMISSIONS.some((permission) => permission === right);
}
