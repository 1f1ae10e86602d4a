import type { MessageDescriptor } from 'react-intl';
import type { ReportPeriod } from '../../../graphql/generated';
import type { StaffAct } from '../../../graphql/staff';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the audit log. */
export const AUDIT_MESSAGES = defineTexts({
  pair: { id: 'audit.pair', description: 'Somebody and an act, or a thing and a part of it' },
  list: { id: 'audit.list', description: 'Name of the table, for screen readers' },
  when: { id: 'audit.when', description: 'Head of a column' },
  who: { id: 'audit.who', description: 'Head of a column: username and role' },
  role: { id: 'audit.role', description: 'Head of a column: the role at that time' },
  what: { id: 'audit.what', description: 'Head of a column: the act' },
  onWhat: { id: 'audit.onWhat', description: 'Head of a column: what it was done to' },
  details: { id: 'audit.details', description: 'Head of a column: what else is known' },
  act: { id: 'audit.act', description: 'Label of a filter by kind of act' },
  all: { id: 'audit.all', description: 'First choice of a filter' },
  search: { id: 'audit.search', description: 'What the search takes' },
  emptyTitle: { id: 'audit.emptyTitle', description: 'The table is empty' },
  emptyText: { id: 'audit.emptyText', description: 'Why it may be' },
  on: { id: 'audit.on', description: 'Value of a detail: yes' },
  off: { id: 'audit.off', description: 'Value of a detail: no' },
  commandLine: {
    id: 'audit.commandLine',
    description: 'In place of a name: it was done by a command on the server',
  },
  call: {
    id: 'audit.target.call',
    description: 'What an act was done by: a call of the service; call is it',
  },
  noDetails: { id: 'audit.noDetails', description: 'An entry without details' },
  fromWord: { id: 'audit.fromWord', description: 'A filter in words; day is the first day' },
  toWord: { id: 'audit.toWord', description: 'A filter in words; day is the last day' },
});

/** What staff have done, in the past, without a subject. */
export const AUDIT_ACT_MESSAGES: Record<StaffAct, MessageDescriptor> = defineTexts({
  STAFF_SIGNED_IN: { id: 'audit.act.staffSignedIn', description: 'An act of staff in the audit log' },
  REGISTRATIONS_REVEALED: {
    id: 'audit.act.registrationsRevealed',
    description: 'An act of staff in the audit log',
  },
  NUMBERS_REVEALED: { id: 'audit.act.numbersRevealed', description: 'An act of staff in the audit log' },
  VIOLATION_REPORTED: { id: 'audit.act.violationReported', description: 'An act of staff in the audit log' },
  INCIDENT_RESOLVED: { id: 'audit.act.incidentResolved', description: 'An act of staff in the audit log' },
  INCIDENT_MOVED: { id: 'audit.act.incidentMoved', description: 'An act of staff in the audit log' },
  INCIDENT_MERGED: { id: 'audit.act.incidentMerged', description: 'An act of staff in the audit log' },
  THRESHOLDS_CHANGED: { id: 'audit.act.thresholdsChanged', description: 'An act of staff in the audit log' },
  ALERT_SETTINGS_CHANGED: {
    id: 'audit.act.alertSettingsChanged',
    description: 'An act of staff in the audit log',
  },
  FINE_TARIFF_CHANGED: { id: 'audit.act.fineTariffChanged', description: 'An act of staff in the audit log' },
  RETENTION_CHANGED: { id: 'audit.act.retentionChanged', description: 'An act of staff in the audit log' },
  ALERT_BROADCAST: { id: 'audit.act.alertBroadcast', description: 'An act of staff in the audit log' },
  ALERT_REVOKED: { id: 'audit.act.alertRevoked', description: 'An act of staff in the audit log' },
  JOURNEYS_ENDED: { id: 'audit.act.journeysEnded', description: 'An act of staff in the audit log' },
  DEMO_DATA_CLEARED: { id: 'audit.act.demoDataCleared', description: 'An act of staff in the audit log' },
  VIOLATOR_STATUS_CHANGED: {
    id: 'audit.act.violatorStatusChanged',
    description: 'An act of staff in the audit log',
  },
  VIOLATOR_STATUS_PROPOSED: {
    id: 'audit.act.violatorStatusProposed',
    description: 'An act of staff in the audit log',
  },
  VIOLATOR_PROPOSAL_WITHDRAWN: {
    id: 'audit.act.violatorProposalWithdrawn',
    description: 'An act of staff in the audit log',
  },
  USERS_LISTED: { id: 'audit.act.usersListed', description: 'An act of staff in the audit log' },
  USER_SUSPENDED: { id: 'audit.act.userSuspended', description: 'An act of staff in the audit log' },
  USER_REINSTATED: { id: 'audit.act.userReinstated', description: 'An act of staff in the audit log' },
  ROLE_CHANGED: { id: 'audit.act.roleChanged', description: 'An act of staff in the audit log' },
  TOTP_ENROLLED: { id: 'audit.act.totpEnrolled', description: 'An act of staff in the audit log' },
  TOTP_REMOVED: { id: 'audit.act.totpRemoved', description: 'An act of staff in the audit log' },
  STAFF_CREATED: { id: 'audit.act.staffCreated', description: 'An act of staff in the audit log' },
  STAFF_PASSWORD_RESET: {
    id: 'audit.act.staffPasswordReset',
    description: 'An act of staff in the audit log',
  },
  STAFF_PASSWORD_CHANGED: {
    id: 'audit.act.staffPasswordChanged',
    description: 'An act of staff in the audit log',
  },
  REPORT_GENERATED: { id: 'audit.act.reportGenerated', description: 'An act of staff in the audit log' },
  EXPORT_STARTED: { id: 'audit.act.exportStarted', description: 'An act of staff in the audit log' },
});

/** Which reports were made. */
export const AUDIT_PERIOD_MESSAGES: Record<ReportPeriod, MessageDescriptor> = defineTexts({
  DAILY: { id: 'audit.period.daily', description: 'Period of a report in the audit log' },
  MONTHLY: { id: 'audit.period.monthly', description: 'Period of a report in the audit log' },
  YEARLY: { id: 'audit.period.yearly', description: 'Period of a report in the audit log' },
  ALL: { id: 'audit.period.all', description: 'Period of a report in the audit log' },
});

/** What an act was done to; id is its number. */
export const AUDIT_TARGET_MESSAGES = defineTexts({
  user: { id: 'audit.target.user', description: 'What an act was done to; id is its number' },
  vehicle: { id: 'audit.target.vehicle', description: 'What an act was done to; id is its number' },
  violation: { id: 'audit.target.violation', description: 'What an act was done to; id is its number' },
  incident: { id: 'audit.target.incident', description: 'What an act was done to; id is its number' },
  alert: { id: 'audit.target.alert', description: 'What an act was done to; id is its number' },
  export: { id: 'audit.target.export', description: 'What an act was done to; id is its number' },
  journey: { id: 'audit.target.journey', description: 'What an act was done to; id is its number' },
  report: { id: 'audit.target.report', description: 'What an act was done to; id is its number' },
});

/** Names of what the audit log keeps beside an act. */
export const AUDIT_DETAIL_MESSAGES = defineTexts({
  status: { id: 'audit.detail.status', description: 'Name of a detail in the audit log' },
  reason: { id: 'audit.detail.reason', description: 'Name of a detail in the audit log' },
  from: { id: 'audit.detail.from', description: 'Name of a detail in the audit log' },
  to: { id: 'audit.detail.to', description: 'Name of a detail in the audit log' },
  role: { id: 'audit.detail.role', description: 'Name of a detail in the audit log' },
  caution: { id: 'audit.detail.caution', description: 'Name of a detail in the audit log' },
  warning: { id: 'audit.detail.warning', description: 'Name of a detail in the audit log' },
  danger: { id: 'audit.detail.danger', description: 'Name of a detail in the audit log' },
  cautionXaf: { id: 'audit.detail.cautionXaf', description: 'Name of a detail in the audit log' },
  warningXaf: { id: 'audit.detail.warningXaf', description: 'Name of a detail in the audit log' },
  dangerXaf: { id: 'audit.detail.dangerXaf', description: 'Name of a detail in the audit log' },
  sound: { id: 'audit.detail.sound', description: 'Name of a detail in the audit log' },
  vibration: { id: 'audit.detail.vibration', description: 'Name of a detail in the audit log' },
  hasFullPlates: { id: 'audit.detail.hasFullPlates', description: 'Name of a detail in the audit log' },
  rows: { id: 'audit.detail.rows', description: 'Name of a detail in the audit log' },
  period: { id: 'audit.detail.period', description: 'Name of a detail in the audit log' },
  expiresAt: { id: 'audit.detail.expiresAt', description: 'Name of a detail in the audit log' },
  agency: { id: 'audit.detail.agency', description: 'Name of a detail in the audit log' },
  act: { id: 'audit.detail.act', description: 'Name of a detail in the audit log' },
  notification: { id: 'audit.detail.notification', description: 'Name of a detail in the audit log' },
  fixDays: { id: 'audit.detail.fixDays', description: 'Name of a detail in the audit log' },
  journeyMonths: { id: 'audit.detail.journeyMonths', description: 'Name of a detail in the audit log' },
  violationMonths: { id: 'audit.detail.violationMonths', description: 'Name of a detail in the audit log' },
  before: { id: 'audit.detail.before', description: 'Name of a detail in the audit log' },
  after: { id: 'audit.detail.after', description: 'Name of a detail in the audit log' },
  activeJourneys: { id: 'audit.detail.activeJourneys', description: 'Name of a detail in the audit log' },
  deleted: { id: 'audit.detail.deleted', description: 'Name of a detail in the audit log' },
  proposedBy: { id: 'audit.detail.proposedBy', description: 'Name of a detail in the audit log' },
  confirmReason: { id: 'audit.detail.confirmReason', description: 'Name of a detail in the audit log' },
  events: { id: 'audit.detail.events', description: 'Name of a detail in the audit log' },
  days: { id: 'audit.detail.days', description: 'Name of a detail in the audit log' },
  dangers: { id: 'audit.detail.dangers', description: 'Name of a detail in the audit log' },
  duplicateOf: { id: 'audit.detail.duplicateOf', description: 'Name of a detail in the audit log' },
  userIds: { id: 'audit.detail.userIds', description: 'Name of a detail in the audit log' },
  vehicleIds: { id: 'audit.detail.vehicleIds', description: 'Name of a detail in the audit log' },
  kind: { id: 'audit.detail.kind', description: 'Name of a detail in the audit log' },
  format: { id: 'audit.detail.format', description: 'Name of a detail in the audit log' },
  filter: { id: 'audit.detail.filter', description: 'Name of a detail in the audit log' },
  audience: { id: 'audit.detail.audience', description: 'Name of a detail in the audit log' },
  severity: { id: 'audit.detail.severity', description: 'Name of a detail in the audit log' },
  actorName: { id: 'audit.detail.actorName', description: 'Name of a detail in the audit log' },
  category: { id: 'audit.detail.category', description: 'Name of a detail in the audit log' },
  EN: { id: 'audit.detail.en', description: 'Name of a detail in the audit log' },
  FR: { id: 'audit.detail.fr', description: 'Name of a detail in the audit log' },
  PIDGIN: { id: 'audit.detail.pidgin', description: 'Name of a detail in the audit log' },
  incidentType: { id: 'audit.detail.incidentType', description: 'Name of a detail in the audit log' },
  lat: { id: 'audit.detail.lat', description: 'Name of a detail in the audit log' },
  lng: { id: 'audit.detail.lng', description: 'Name of a detail in the audit log' },
  radiusKm: { id: 'audit.detail.radiusKm', description: 'Name of a detail in the audit log' },
  search: { id: 'audit.detail.search', description: 'Name of a detail in the audit log' },
  texts: { id: 'audit.detail.texts', description: 'Name of a detail in the audit log' },
  violationId: { id: 'audit.detail.violationId', description: 'Name of a detail in the audit log' },
  violationStatus: { id: 'audit.detail.violationStatus', description: 'Name of a detail in the audit log' },
});
