/** Role of an account. */
export const ROLES = ['CITIZEN', 'VIEWER', 'OPERATOR', 'SUPERVISOR', 'ADMIN'] as const;
/** Role of an account. */
export type Role = (typeof ROLES)[number];

/** Permissions of staff (product decision D5). */
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

const SUPERVISOR: readonly Permission[] = [
  'canViewDashboard',
  'canGenerateReports',
  'canViewFullRegistrations',
  'canSuspendVehicles',
  'canBroadcastAlerts',
];

/** The one table of who is allowed what. */
export const PERMISSIONS_OF: Record<Role, readonly Permission[]> = {
  CITIZEN: [],
  VIEWER: ['canViewDashboard'],
  OPERATOR: ['canViewDashboard', 'canGenerateReports'],
  SUPERVISOR,
  ADMIN: PERMISSIONS,
};
