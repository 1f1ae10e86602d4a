import { defineTexts } from '../../lib/i18n/define-texts';

/** Roles of accounts, in a badge. */
export const ROLE_MESSAGES = defineTexts({
  CITIZEN: {
    id: 'roles.citizen',
    defaultMessage: 'Citizen',
    description: 'Badge of an account: a driver or passenger',
  },
  AGENCY_VIEWER: {
    id: 'roles.agencyViewer',
    defaultMessage: 'Agency, looks',
    description: 'Badge of an account: somebody of a transport agency who may only look',
  },
  AGENCY_MANAGER: {
    id: 'roles.agencyManager',
    defaultMessage: 'Agency',
    description: 'Badge of an account: somebody who answers for a transport agency',
  },
  VIEWER: {
    id: 'roles.viewer',
    defaultMessage: 'Viewer',
    description: 'Badge of an account: staff who may only look',
  },
  OPERATOR: {
    id: 'roles.operator',
    defaultMessage: 'Operator',
    description: 'Badge of an account: staff who also make reports',
  },
  SUPERVISOR: {
    id: 'roles.supervisor',
    defaultMessage: 'Supervisor',
    description: 'Badge of an account: staff who lead operators',
  },
  ADMIN: {
    id: 'roles.admin',
    defaultMessage: 'Administrator',
    description: 'Badge of an account: staff who may do everything',
  },
  RULE: {
    id: 'roles.rule',
    defaultMessage: 'Rule',
    description: 'In the audit log, in the place of a person: the violator rule',
  },
});

/** Permissions of staff. */
export const PERMISSION_MESSAGES = defineTexts({
  canViewDashboard: {
    id: 'roles.permission.dashboard',
    defaultMessage: 'See the dashboard',
    description: 'Permission to see the dashboard',
  },
  canGenerateReports: {
    id: 'roles.permission.reports',
    defaultMessage: 'Generate reports',
    description: 'Permission to generate reports',
  },
  canViewFullRegistrations: {
    id: 'roles.permission.registrations',
    defaultMessage: 'See full plates',
    description: 'Permission to see whole number plates',
  },
  canSuspendVehicles: {
    id: 'roles.permission.vehicles',
    defaultMessage: 'Clear or flag vehicles',
    description: 'Permission to clear or flag vehicles that broke limits',
  },
  canBroadcastAlerts: {
    id: 'roles.permission.alerts',
    defaultMessage: 'Broadcast alerts',
    description: 'Permission to warn everybody',
  },
  canEditSettings: {
    id: 'roles.permission.settings',
    defaultMessage: 'Change thresholds and alerts',
    description: 'Permission to change speed thresholds and alert settings',
  },
  canManageUsers: {
    id: 'roles.permission.users',
    defaultMessage: 'Manage users',
    description: 'Permission to see and suspend users',
  },
  canAccessSystemSettings: {
    id: 'roles.permission.system',
    defaultMessage: 'Run the system and read the audit log',
    description: 'Permission to end journeys, clear demo data and read the audit log',
  },
});

/** Marks beside a permission. */
export const ACCESS_MESSAGES = defineTexts({
  allowed: {
    id: 'common.access.allowed',
    defaultMessage: 'Allowed',
    description: 'Mark beside a permission that the role has',
  },
  denied: {
    id: 'common.access.denied',
    defaultMessage: 'No permission',
    description: 'Mark beside what the role may not do',
  },
  full: {
    id: 'common.access.full',
    defaultMessage: 'Full Access',
    description: 'Mark of a role that may do everything',
  },
});

/** Texts of the demo accounts on the sign-in screens. */
export const DEMO_MESSAGES = defineTexts({
  title: {
    id: 'common.demoAccounts.title',
    defaultMessage: 'Demo accounts',
    description: 'Title of the folded list of demo accounts',
  },
  mode: {
    id: 'common.demoAccounts.mode',
    defaultMessage: 'Demo mode',
    description: 'Mark: the server runs in demo mode',
  },
  hint: {
    id: 'common.demoAccounts.hint',
    defaultMessage: 'Made-up people to look around with. Choose one to fill in the form.',
    description: 'Above the list of demo accounts',
  },
  denied: {
    id: 'common.demoAccounts.denied',
    defaultMessage: 'No permission: {list}',
    description: 'What a demo role may not do; list is a list of permissions',
  },
});
