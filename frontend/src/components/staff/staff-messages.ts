import { defineTexts } from '../../lib/i18n/define-texts';

/** What an account is to the service, in a badge. */
export const ROLE_MESSAGES = defineTexts({
  CITIZEN: { id: 'common.role.citizen', description: 'Badge of an account: a driver or passenger' },
  VIEWER: { id: 'common.role.viewer', description: 'Badge of an account: staff who may only look' },
  OPERATOR: { id: 'common.role.operator', description: 'Badge of an account: staff who also make reports' },
  SUPERVISOR: { id: 'common.role.supervisor', description: 'Badge of an account: staff who lead operators' },
  ADMIN: { id: 'common.role.admin', description: 'Badge of an account: staff who may do everything' },
  RULE: {
    id: 'common.role.rule',
    description: 'In the audit log, in the place of a person: the violator rule',
  },
});

/** What staff may be allowed to do. */
export const PERMISSION_MESSAGES = defineTexts({
  canViewDashboard: { id: 'common.permission.dashboard', description: 'Permission to see the dashboard' },
  canGenerateReports: { id: 'common.permission.reports', description: 'Permission to generate reports' },
  canViewFullRegistrations: {
    id: 'common.permission.registrations',
    description: 'Permission to see whole number plates',
  },
  canSuspendVehicles: {
    id: 'common.permission.vehicles',
    description: 'Permission to clear or flag vehicles that broke limits',
  },
  canBroadcastAlerts: { id: 'common.permission.alerts', description: 'Permission to warn everybody' },
  canEditSettings: {
    id: 'common.permission.settings',
    description: 'Permission to change speed thresholds and alert settings',
  },
  canManageUsers: { id: 'common.permission.users', description: 'Permission to see and suspend users' },
  canAccessSystemSettings: {
    id: 'common.permission.system',
    description: 'Permission to end journeys, clear demo data and read the audit log',
  },
});

/** Marks beside a permission. */
export const ACCESS_MESSAGES = defineTexts({
  allowed: { id: 'common.access.allowed', description: 'Mark beside a permission that the role has' },
  denied: { id: 'common.access.denied', description: 'Mark beside what the role may not do' },
  full: { id: 'common.access.full', description: 'Mark of a role that may do everything' },
});

/** Texts of the demo accounts on the sign-in screens. */
export const DEMO_MESSAGES = defineTexts({
  title: { id: 'common.demoAccounts.title', description: 'Title of the folded list of demo accounts' },
  mode: { id: 'common.demoAccounts.mode', description: 'Mark: the server runs in demo mode' },
  hint: { id: 'common.demoAccounts.hint', description: 'Above the list of demo accounts' },
  denied: {
    id: 'common.demoAccounts.denied',
    description: 'What a demo role may not do; list is a list of permissions',
  },
});
