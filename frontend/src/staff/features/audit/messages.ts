import type { MessageDescriptor } from 'react-intl';
import type { ReportPeriod } from '../../../graphql/generated';
import type { StaffAct } from '../../../graphql/staff';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the audit log. */
export const AUDIT_MESSAGES = defineTexts({
  pair: {
    id: 'audit.pair',
    defaultMessage: '{first}: {second}',
    description: 'Somebody and an act, or a thing and a part of it',
  },
  list: {
    id: 'audit.list',
    defaultMessage: 'Audit log',
    description: 'Name of the table, for screen readers',
  },
  when: { id: 'audit.when', defaultMessage: 'When', description: 'Head of a column' },
  who: { id: 'audit.who', defaultMessage: 'Who', description: 'Head of a column: username and role' },
  role: { id: 'audit.role', defaultMessage: 'Role', description: 'Head of a column: the role at that time' },
  what: { id: 'audit.what', defaultMessage: 'What', description: 'Head of a column: the act' },
  onWhat: {
    id: 'audit.onWhat',
    defaultMessage: 'On what',
    description: 'Head of a column: what it was done to',
  },
  details: {
    id: 'audit.details',
    defaultMessage: 'Details',
    description: 'Head of a column: what else is known',
  },
  act: { id: 'audit.act', defaultMessage: 'Action', description: 'Label of a filter by kind of act' },
  all: { id: 'audit.all', defaultMessage: 'All', description: 'First choice of a filter' },
  search: { id: 'audit.search', defaultMessage: 'Name or details', description: 'What the search takes' },
  emptyTitle: { id: 'audit.emptyTitle', defaultMessage: 'No entry', description: 'The table is empty' },
  emptyText: {
    id: 'audit.emptyText',
    defaultMessage: 'A filter may hide what you look for.',
    description: 'Why it may be',
  },
  on: { id: 'audit.on', defaultMessage: 'on', description: 'Value of a detail: yes' },
  off: { id: 'audit.off', defaultMessage: 'off', description: 'Value of a detail: no' },
  commandLine: {
    id: 'audit.commandLine',
    defaultMessage: 'Server',
    description: 'In place of a name: it was done by a command on the server',
  },
  call: {
    id: 'audit.target.call',
    defaultMessage: 'call {call}',
    description: 'What an act was done by: a call of the service; call is it',
  },
  noDetails: {
    id: 'audit.noDetails',
    defaultMessage: 'Nothing more is kept.',
    description: 'An entry without details',
  },
  fromWord: {
    id: 'audit.fromWord',
    defaultMessage: 'From {day}',
    description: 'A filter in words; day is the first day',
  },
  toWord: {
    id: 'audit.toWord',
    defaultMessage: 'To {day}',
    description: 'A filter in words; day is the last day',
  },
});

/** Acts of staff, in the past, without a subject. */
export const AUDIT_ACT_MESSAGES: Record<StaffAct, MessageDescriptor> = defineTexts({
  CASE_OPENED: {
    id: 'audit.act.caseOpened',
    defaultMessage: 'Opened a case',
    description: 'An act of staff in the audit log',
  },
  CASE_REVIEWED: {
    id: 'audit.act.caseReviewed',
    defaultMessage: 'Reviewed a case',
    description: 'An act of staff in the audit log',
  },
  CASE_SERVED: {
    id: 'audit.act.caseServed',
    defaultMessage: 'Stated that a notice was received',
    description: 'An act of staff in the audit log',
  },
  ATTENTION_ASSIGNED: {
    id: 'audit.act.attentionAssigned',
    defaultMessage: 'Assigned what needs attention',
    description: 'Entry of the audit log: somebody was asked to do what needs staff',
  },
  ATTENTION_SNOOZED: {
    id: 'audit.act.attentionSnoozed',
    defaultMessage: 'Snoozed what needs attention',
    description: 'Entry of the audit log: what needs staff was put off',
  },
  ATTENTION_DONE: {
    id: 'audit.act.attentionDone',
    defaultMessage: 'Took something off the queue',
    description: 'Entry of the audit log: what needed staff was done',
  },
  ATTENTION_REOPENED: {
    id: 'audit.act.attentionReopened',
    defaultMessage: 'Put something back on the queue',
    description: 'Entry of the audit log: what was done was put back',
  },
  CASE_ANSWERED: {
    id: 'audit.act.caseAnswered',
    defaultMessage: 'Answered a case for an agency',
    description: 'An act in the audit log',
  },
  AGENCY_SIGNED_IN: {
    id: 'audit.act.agencySignedIn',
    defaultMessage: 'Signed in for an agency',
    description: 'An act in the audit log',
  },
  AGENCY_LINES_IMPORTED: {
    id: 'audit.act.agencyLinesImported',
    defaultMessage: 'Replaced the lines of an agency',
    description: 'An act in the audit log',
  },
  AGENCY_PLACES_SET: {
    id: 'audit.act.agencyPlacesSet',
    defaultMessage: 'Turned live places of an agency on or off',
    description: 'An act in the audit log',
  },
  AGENCY_USER_INVITED: {
    id: 'audit.act.agencyUserInvited',
    defaultMessage: 'Invited somebody of an agency',
    description: 'An act in the audit log',
  },
  AGENCY_INVITATION_REVOKED: {
    id: 'audit.act.agencyInvitationRevoked',
    defaultMessage: 'Revoked an invitation of an agency',
    description: 'An act in the audit log',
  },
  AGENCY_USER_JOINED: {
    id: 'audit.act.agencyUserJoined',
    defaultMessage: 'Joined an agency',
    description: 'An act in the audit log',
  },
  API_KEY_REQUESTED: {
    id: 'audit.act.apiKeyRequested',
    defaultMessage: 'Asked for an API key',
    description: 'An act in the audit log',
  },
  API_KEY_APPROVED: {
    id: 'audit.act.apiKeyApproved',
    defaultMessage: 'Approved an API key',
    description: 'An act of staff in the audit log',
  },
  API_KEY_REFUSED: {
    id: 'audit.act.apiKeyRefused',
    defaultMessage: 'Refused an API key',
    description: 'An act of staff in the audit log',
  },
  API_KEY_REVOKED: {
    id: 'audit.act.apiKeyRevoked',
    defaultMessage: 'Ended an API key',
    description: 'An act in the audit log',
  },
  VIEW_SAVED: {
    id: 'audit.act.viewSaved',
    defaultMessage: 'Saved a view',
    description: 'An act of staff in the audit log',
  },
  VIEW_CHANGED: {
    id: 'audit.act.viewChanged',
    defaultMessage: 'Changed a view',
    description: 'An act of staff in the audit log',
  },
  VIEW_DELETED: {
    id: 'audit.act.viewDeleted',
    defaultMessage: 'Deleted a view',
    description: 'An act of staff in the audit log',
  },
  VIEW_MAIL_STARTED: {
    id: 'audit.act.viewMailStarted',
    defaultMessage: 'Began to get a view by mail',
    description: 'An act of staff in the audit log',
  },
  VIEW_MAIL_ENDED: {
    id: 'audit.act.viewMailEnded',
    defaultMessage: 'Ended the mails of a view',
    description: 'An act of staff in the audit log',
  },
  CAMPAIGN_REGISTERED: {
    id: 'audit.act.campaignRegistered',
    defaultMessage: 'Registered a campaign',
    description: 'An act of staff in the audit log',
  },
  PATROLS_PLANNED: {
    id: 'audit.act.patrolsPlanned',
    defaultMessage: 'Planned the patrols of a night',
    description: 'An act of staff in the audit log',
  },
  PATROLS_COUNTED: {
    id: 'audit.act.patrolsCounted',
    defaultMessage: 'Entered the counts of patrols',
    description: 'An act of staff in the audit log',
  },
  PATROL_PLAN_PRINTED: {
    id: 'audit.act.patrolPlanPrinted',
    defaultMessage: 'Printed a patrol plan',
    description: 'An act of staff in the audit log',
  },
  CAMPAIGN_CHANGED: {
    id: 'audit.act.campaignChanged',
    defaultMessage: 'Changed a campaign',
    description: 'An act of staff in the audit log',
  },
  TRAFFIC_COUNTED: {
    id: 'audit.act.trafficCounted',
    defaultMessage: 'Entered a count of traffic',
    description: 'An act of staff in the audit log',
  },
  TRAFFIC_COUNT_WITHDRAWN: {
    id: 'audit.act.trafficCountWithdrawn',
    defaultMessage: 'Withdrew a count of traffic',
    description: 'An act of staff in the audit log',
  },
  CASE_DECIDED: {
    id: 'audit.act.caseDecided',
    defaultMessage: 'Decided a case',
    description: 'An act of staff in the audit log',
  },
  CASE_WITHDRAWN: {
    id: 'audit.act.caseWithdrawn',
    defaultMessage: 'Withdrew a case',
    description: 'An act of staff in the audit log',
  },
  CASE_REOPENED: {
    id: 'audit.act.caseReopened',
    defaultMessage: 'Reopened a case',
    description: 'An act of staff in the audit log',
  },
  STAFF_SIGNED_IN: {
    id: 'audit.act.staffSignedIn',
    defaultMessage: 'Signed in',
    description: 'An act of staff in the audit log',
  },
  REGISTRATIONS_REVEALED: {
    id: 'audit.act.registrationsRevealed',
    defaultMessage: 'Showed full plates',
    description: 'An act of staff in the audit log',
  },
  NUMBERS_REVEALED: {
    id: 'audit.act.numbersRevealed',
    defaultMessage: 'Showed numbers in full',
    description: 'An act of staff in the audit log',
  },
  TRACK_SEEN: {
    id: 'audit.act.trackSeen',
    defaultMessage: 'Opened a track',
    description: 'An act of staff in the audit log',
  },
  VIOLATION_OPENED: {
    id: 'audit.act.violationOpened',
    defaultMessage: 'Opened a violation',
    description: 'An act of staff in the audit log',
  },
  INCIDENT_OPENED: {
    id: 'audit.act.incidentOpened',
    defaultMessage: 'Opened an incident',
    description: 'An act of staff in the audit log',
  },
  PLATES_SEARCHED: {
    id: 'audit.act.platesSearched',
    defaultMessage: 'Searched by plate',
    description: 'An act of staff in the audit log',
  },
  NUMBERS_SEARCHED: {
    id: 'audit.act.numbersSearched',
    defaultMessage: 'Searched by number',
    description: 'An act of staff in the audit log',
  },
  VIOLATION_REPORTED: {
    id: 'audit.act.violationReported',
    defaultMessage: 'Reported a violation',
    description: 'An act of staff in the audit log',
  },
  INCIDENT_RESOLVED: {
    id: 'audit.act.incidentResolved',
    defaultMessage: 'Closed an incident',
    description: 'An act of staff in the audit log',
  },
  INCIDENT_MOVED: {
    id: 'audit.act.incidentMoved',
    defaultMessage: 'Moved an incident forward',
    description: 'An act of staff in the audit log',
  },
  INCIDENT_MERGED: {
    id: 'audit.act.incidentMerged',
    defaultMessage: 'Merged incidents',
    description: 'An act of staff in the audit log',
  },
  INCIDENT_REOPENED: {
    id: 'audit.act.incidentReopened',
    defaultMessage: 'Reopened an incident',
    description: 'An act of staff in the audit log',
  },
  CRASH_RECORDED: {
    id: 'audit.act.crashRecorded',
    defaultMessage: 'Recorded a crash',
    description: 'An act of staff in the audit log',
  },
  THRESHOLDS_CHANGED: {
    id: 'audit.act.thresholdsChanged',
    defaultMessage: 'Changed the thresholds',
    description: 'An act of staff in the audit log',
  },
  ALERT_SETTINGS_CHANGED: {
    id: 'audit.act.alertSettingsChanged',
    defaultMessage: 'Changed the alert settings',
    description: 'An act of staff in the audit log',
  },
  FINE_TARIFF_CHANGED: {
    id: 'audit.act.fineTariffChanged',
    defaultMessage: 'Changed the fine tariff',
    description: 'An act of staff in the audit log',
  },
  RETENTION_CHANGED: {
    id: 'audit.act.retentionChanged',
    defaultMessage: 'Changed the retention',
    description: 'An act of staff in the audit log',
  },
  ALERT_BROADCAST: {
    id: 'audit.act.alertBroadcast',
    defaultMessage: 'Broadcast an alert',
    description: 'An act of staff in the audit log',
  },
  ALERT_REVOKED: {
    id: 'audit.act.alertRevoked',
    defaultMessage: 'Withdrew an alert',
    description: 'An act of staff in the audit log',
  },
  JOURNEYS_ENDED: {
    id: 'audit.act.journeysEnded',
    defaultMessage: 'Ended all journeys',
    description: 'An act of staff in the audit log',
  },
  DEMO_DATA_CLEARED: {
    id: 'audit.act.demoDataCleared',
    defaultMessage: 'Cleared the demo data',
    description: 'An act of staff in the audit log',
  },
  VIOLATOR_STATUS_CHANGED: {
    id: 'audit.act.violatorStatusChanged',
    defaultMessage: 'Decided on a vehicle’s status',
    description: 'An act of staff in the audit log',
  },
  VIOLATOR_STATUS_PROPOSED: {
    id: 'audit.act.violatorStatusProposed',
    defaultMessage: 'Proposed the status of a vehicle',
    description: 'An act of staff in the audit log',
  },
  VIOLATOR_PROPOSAL_WITHDRAWN: {
    id: 'audit.act.violatorProposalWithdrawn',
    defaultMessage: 'Withdrew a proposal',
    description: 'An act of staff in the audit log',
  },
  USERS_LISTED: {
    id: 'audit.act.usersListed',
    defaultMessage: 'Listed users with numbers',
    description: 'An act of staff in the audit log',
  },
  USER_SUSPENDED: {
    id: 'audit.act.userSuspended',
    defaultMessage: 'Suspended an account',
    description: 'An act of staff in the audit log',
  },
  USER_REINSTATED: {
    id: 'audit.act.userReinstated',
    defaultMessage: 'Reinstated an account',
    description: 'An act of staff in the audit log',
  },
  ROLE_CHANGED: {
    id: 'audit.act.roleChanged',
    defaultMessage: 'Changed a role',
    description: 'An act of staff in the audit log',
  },
  TOTP_ENROLLED: {
    id: 'audit.act.totpEnrolled',
    defaultMessage: 'Set up the second step',
    description: 'An act of staff in the audit log',
  },
  TOTP_REMOVED: {
    id: 'audit.act.totpRemoved',
    defaultMessage: 'Removed the second step',
    description: 'An act of staff in the audit log',
  },
  STAFF_CREATED: {
    id: 'audit.act.staffCreated',
    defaultMessage: 'Created a staff account',
    description: 'An act of staff in the audit log',
  },
  STAFF_PASSWORD_RESET: {
    id: 'audit.act.staffPasswordReset',
    defaultMessage: 'Reset a password',
    description: 'An act of staff in the audit log',
  },
  STAFF_PASSWORD_CHANGED: {
    id: 'audit.act.staffPasswordChanged',
    defaultMessage: 'Changed their own password',
    description: 'An act of staff in the audit log',
  },
  REPORT_GENERATED: {
    id: 'audit.act.reportGenerated',
    defaultMessage: 'Generated a report',
    description: 'An act of staff in the audit log',
  },
  EXPORT_STARTED: {
    id: 'audit.act.exportStarted',
    defaultMessage: 'Started an export',
    description: 'An act of staff in the audit log',
  },
  VEHICLE_REGISTERED: {
    id: 'audit.act.vehicleRegistered',
    defaultMessage: 'Registered a vehicle',
    description: 'An act of staff in the audit log',
  },
  VEHICLE_AGENCY_SET: {
    id: 'audit.act.vehicleAgencySet',
    defaultMessage: 'Set the agency of a vehicle',
    description: 'An act of staff in the audit log',
  },
  VEHICLE_CLASS_SET: {
    id: 'audit.act.vehicleClassSet',
    defaultMessage: 'Set the class of a vehicle',
    description: 'An act of staff in the audit log',
  },
  VEHICLE_CODE_ISSUED: {
    id: 'audit.act.vehicleCodeIssued',
    defaultMessage: 'Issued a vehicle code',
    description: 'An act of staff in the audit log',
  },
  VEHICLE_CODE_REVOKED: {
    id: 'audit.act.vehicleCodeRevoked',
    defaultMessage: 'Revoked a vehicle code',
    description: 'An act of staff in the audit log',
  },
  VEHICLES_SEARCHED: {
    id: 'audit.act.vehiclesSearched',
    defaultMessage: 'Searched the register by plate',
    description: 'An act of staff in the audit log',
  },
  DEVICE_INVITED: {
    id: 'audit.act.deviceInvited',
    defaultMessage: 'Invited a device',
    description: 'An act of staff in the audit log',
  },
  DEVICE_APPROVED: {
    id: 'audit.act.deviceApproved',
    defaultMessage: 'Approved a device',
    description: 'An act of staff in the audit log',
  },
  DEVICE_REVOKED: {
    id: 'audit.act.deviceRevoked',
    defaultMessage: 'Revoked a device',
    description: 'An act of staff in the audit log',
  },
  LIMITS_PROPOSED: {
    id: 'audit.act.limitsProposed',
    defaultMessage: 'Proposed speed limits',
    description: 'An act of staff in the audit log',
  },
  LIMITS_SECONDED: {
    id: 'audit.act.limitsSeconded',
    defaultMessage: 'Seconded speed limits',
    description: 'An act of staff in the audit log',
  },
  LIMITS_REFUSED: {
    id: 'audit.act.limitsRefused',
    defaultMessage: 'Refused proposed speed limits',
    description: 'An act of staff in the audit log',
  },
  LIMITS_WITHDRAWN: {
    id: 'audit.act.limitsWithdrawn',
    defaultMessage: 'Took back proposed speed limits',
    description: 'An act of staff in the audit log',
  },
  REVISION_APPLIED: {
    id: 'audit.act.revisionApplied',
    defaultMessage: 'Applied a violation judged again',
    description: 'An act of staff in the audit log',
  },
  REVISION_DROPPED: {
    id: 'audit.act.revisionDropped',
    defaultMessage: 'Dropped a violation judged again',
    description: 'An act of staff in the audit log',
  },
});

/** Kinds of report. */
export const AUDIT_PERIOD_MESSAGES: Record<ReportPeriod, MessageDescriptor> = defineTexts({
  DAILY: {
    id: 'audit.period.daily',
    defaultMessage: 'Day',
    description: 'Period of a report in the audit log',
  },
  MONTHLY: {
    id: 'audit.period.monthly',
    defaultMessage: 'Month',
    description: 'Period of a report in the audit log',
  },
  YEARLY: {
    id: 'audit.period.yearly',
    defaultMessage: 'Year',
    description: 'Period of a report in the audit log',
  },
  ALL: {
    id: 'audit.period.all',
    defaultMessage: 'All time',
    description: 'Period of a report in the audit log',
  },
});

/** Subject of an act; id is its number. */
export const AUDIT_TARGET_MESSAGES = defineTexts({
  attention: {
    id: 'audit.target.attention',
    defaultMessage: 'queue row {id}',
    description: 'What an act was done to: a row of the queue of what needs staff; id is its kind and number',
  },
  case: {
    id: 'audit.target.case',
    defaultMessage: 'Case {id}',
    description: 'What an act in the audit log was about; id is its number',
  },
  user: {
    id: 'audit.target.user',
    defaultMessage: 'account {id}',
    description: 'What an act was done to; id is its number',
  },
  vehicle: {
    id: 'audit.target.vehicle',
    defaultMessage: 'vehicle {id}',
    description: 'What an act was done to; id is its number',
  },
  violation: {
    id: 'audit.target.violation',
    defaultMessage: 'violation {id}',
    description: 'What an act was done to; id is its number',
  },
  incident: {
    id: 'audit.target.incident',
    defaultMessage: 'incident {id}',
    description: 'What an act was done to; id is its number',
  },
  alert: {
    id: 'audit.target.alert',
    defaultMessage: 'alert {id}',
    description: 'What an act was done to; id is its number',
  },
  export: {
    id: 'audit.target.export',
    defaultMessage: 'export {id}',
    description: 'What an act was done to; id is its number',
  },
  limit: {
    id: 'audit.target.limit',
    defaultMessage: 'Speed limit {id}',
    description: 'What an act was done to; id is its name in the register',
  },
  journey: {
    id: 'audit.target.journey',
    defaultMessage: 'journey {id}',
    description: 'What an act was done to; id is its number',
  },
  report: {
    id: 'audit.target.report',
    defaultMessage: 'report {id}',
    description: 'What an act was done to; id is its number',
  },
});

/** Names of the details that the audit log stores of an act. */
export const AUDIT_DETAIL_MESSAGES = defineTexts({
  assignee: {
    id: 'audit.detail.assignee',
    defaultMessage: 'Assigned to',
    description: 'Name of a detail in the audit log',
  },
  snoozedUntil: {
    id: 'audit.detail.snoozedUntil',
    defaultMessage: 'Back at',
    description: 'Name of a detail in the audit log: when a snoozed row comes back',
  },
  subject: {
    id: 'audit.detail.subject',
    defaultMessage: 'About',
    description: 'Name of a detail in the audit log: what it was about',
  },
  status: {
    id: 'audit.detail.status',
    defaultMessage: 'Status',
    description: 'Name of a detail in the audit log',
  },
  reason: {
    id: 'audit.detail.reason',
    defaultMessage: 'Reason',
    description: 'Name of a detail in the audit log',
  },
  decision: {
    id: 'audit.detail.decision',
    defaultMessage: 'Decision',
    description: 'Name of a detail in the audit log',
  },
  loweredTo: {
    id: 'audit.detail.loweredTo',
    defaultMessage: 'Lowered to',
    description: 'Name of a detail in the audit log',
  },
  from: { id: 'audit.detail.from', defaultMessage: 'From', description: 'Name of a detail in the audit log' },
  to: { id: 'audit.detail.to', defaultMessage: 'To', description: 'Name of a detail in the audit log' },
  proposalIds: {
    id: 'audit.detail.proposalIds',
    defaultMessage: 'Proposals',
    description: 'Name of a detail in the audit log',
  },
  role: { id: 'audit.detail.role', defaultMessage: 'Role', description: 'Name of a detail in the audit log' },
  caution: {
    id: 'audit.detail.caution',
    defaultMessage: 'Caution (km/h)',
    description: 'Name of a detail in the audit log',
  },
  warning: {
    id: 'audit.detail.warning',
    defaultMessage: 'Warning (km/h)',
    description: 'Name of a detail in the audit log',
  },
  danger: {
    id: 'audit.detail.danger',
    defaultMessage: 'Danger (km/h)',
    description: 'Name of a detail in the audit log',
  },
  cautionXaf: {
    id: 'audit.detail.cautionXaf',
    defaultMessage: 'Caution (FCFA)',
    description: 'Name of a detail in the audit log',
  },
  warningXaf: {
    id: 'audit.detail.warningXaf',
    defaultMessage: 'Warning (FCFA)',
    description: 'Name of a detail in the audit log',
  },
  dangerXaf: {
    id: 'audit.detail.dangerXaf',
    defaultMessage: 'Danger (FCFA)',
    description: 'Name of a detail in the audit log',
  },
  sound: {
    id: 'audit.detail.sound',
    defaultMessage: 'Sound',
    description: 'Name of a detail in the audit log',
  },
  vibration: {
    id: 'audit.detail.vibration',
    defaultMessage: 'Vibration',
    description: 'Name of a detail in the audit log',
  },
  hasFullPlates: {
    id: 'audit.detail.hasFullPlates',
    defaultMessage: 'Full plates',
    description: 'Name of a detail in the audit log',
  },
  rows: { id: 'audit.detail.rows', defaultMessage: 'Rows', description: 'Name of a detail in the audit log' },
  period: {
    id: 'audit.detail.period',
    defaultMessage: 'Period',
    description: 'Name of a detail in the audit log',
  },
  expiresAt: {
    id: 'audit.detail.expiresAt',
    defaultMessage: 'Until',
    description: 'Name of a detail in the audit log',
  },
  agency: {
    id: 'audit.detail.agency',
    defaultMessage: 'Agency',
    description: 'Name of a detail in the audit log',
  },
  act: { id: 'audit.detail.act', defaultMessage: 'Action', description: 'Name of a detail in the audit log' },
  notification: {
    id: 'audit.detail.notification',
    defaultMessage: 'Notifications',
    description: 'Name of a detail in the audit log',
  },
  fixDays: {
    id: 'audit.detail.fixDays',
    defaultMessage: 'Positions (days)',
    description: 'Name of a detail in the audit log',
  },
  journeyMonths: {
    id: 'audit.detail.journeyMonths',
    defaultMessage: 'Journeys (months)',
    description: 'Name of a detail in the audit log',
  },
  violationMonths: {
    id: 'audit.detail.violationMonths',
    defaultMessage: 'Violations (months)',
    description: 'Name of a detail in the audit log',
  },
  before: {
    id: 'audit.detail.before',
    defaultMessage: 'Before',
    description: 'Name of a detail in the audit log',
  },
  after: {
    id: 'audit.detail.after',
    defaultMessage: 'After',
    description: 'Name of a detail in the audit log',
  },
  activeJourneys: {
    id: 'audit.detail.activeJourneys',
    defaultMessage: 'Active journeys',
    description: 'Name of a detail in the audit log',
  },
  deleted: {
    id: 'audit.detail.deleted',
    defaultMessage: 'Deleted entries',
    description: 'Name of a detail in the audit log',
  },
  proposedBy: {
    id: 'audit.detail.proposedBy',
    defaultMessage: 'Proposed by',
    description: 'Name of a detail in the audit log',
  },
  confirmReason: {
    id: 'audit.detail.confirmReason',
    defaultMessage: 'Reason of the second person',
    description: 'Name of a detail in the audit log',
  },
  events: {
    id: 'audit.detail.events',
    defaultMessage: 'Violations counted',
    description: 'Name of a detail in the audit log',
  },
  days: { id: 'audit.detail.days', defaultMessage: 'Days', description: 'Name of a detail in the audit log' },
  dangers: {
    id: 'audit.detail.dangers',
    defaultMessage: 'Of these Danger',
    description: 'Name of a detail in the audit log',
  },
  duplicateOf: {
    id: 'audit.detail.duplicateOf',
    defaultMessage: 'Same as incident',
    description: 'Name of a detail in the audit log',
  },
  journeyIds: {
    id: 'audit.detail.journeyIds',
    defaultMessage: 'Journeys',
    description: 'Name of a detail in the audit log',
  },
  reasonText: {
    id: 'audit.detail.reasonText',
    defaultMessage: 'Reason in words',
    description: 'Name of a detail in the audit log',
  },
  hasSearch: {
    id: 'audit.detail.hasSearch',
    defaultMessage: 'With a search',
    description: 'Name of a detail in the audit log',
  },
  userIds: {
    id: 'audit.detail.userIds',
    defaultMessage: 'Accounts',
    description: 'Name of a detail in the audit log',
  },
  vehicleIds: {
    id: 'audit.detail.vehicleIds',
    defaultMessage: 'Vehicles',
    description: 'Name of a detail in the audit log',
  },
  kind: { id: 'audit.detail.kind', defaultMessage: 'Kind', description: 'Name of a detail in the audit log' },
  format: {
    id: 'audit.detail.format',
    defaultMessage: 'File format',
    description: 'Name of a detail in the audit log',
  },
  filter: {
    id: 'audit.detail.filter',
    defaultMessage: 'Filter',
    description: 'Name of a detail in the audit log',
  },
  audience: {
    id: 'audit.detail.audience',
    defaultMessage: 'Audience',
    description: 'Name of a detail in the audit log',
  },
  severity: {
    id: 'audit.detail.severity',
    defaultMessage: 'Severity',
    description: 'Name of a detail in the audit log',
  },
  actorName: {
    id: 'audit.detail.actorName',
    defaultMessage: 'Name',
    description: 'Name of a detail in the audit log',
  },
  category: {
    id: 'audit.detail.category',
    defaultMessage: 'Category',
    description: 'Name of a detail in the audit log',
  },
  EN: {
    id: 'audit.detail.en',
    defaultMessage: 'In English',
    description: 'Name of a detail in the audit log',
  },
  FR: {
    id: 'audit.detail.fr',
    defaultMessage: 'In French',
    description: 'Name of a detail in the audit log',
  },
  PIDGIN: {
    id: 'audit.detail.pidgin',
    defaultMessage: 'In Pidgin',
    description: 'Name of a detail in the audit log',
  },
  incidentType: {
    id: 'audit.detail.incidentType',
    defaultMessage: 'What happened',
    description: 'Name of a detail in the audit log',
  },
  lat: {
    id: 'audit.detail.lat',
    defaultMessage: 'Latitude',
    description: 'Name of a detail in the audit log',
  },
  lng: {
    id: 'audit.detail.lng',
    defaultMessage: 'Longitude',
    description: 'Name of a detail in the audit log',
  },
  radiusKm: {
    id: 'audit.detail.radiusKm',
    defaultMessage: 'Radius (km)',
    description: 'Name of a detail in the audit log',
  },
  search: {
    id: 'audit.detail.search',
    defaultMessage: 'Searched for',
    description: 'Name of a detail in the audit log',
  },
  texts: {
    id: 'audit.detail.texts',
    defaultMessage: 'Text',
    description: 'Name of a detail in the audit log',
  },
  violationId: {
    id: 'audit.detail.violationId',
    defaultMessage: 'Violation',
    description: 'Name of a detail in the audit log',
  },
  violationStatus: {
    id: 'audit.detail.violationStatus',
    defaultMessage: 'Status of the violation',
    description: 'Name of a detail in the audit log',
  },
  codeId: {
    id: 'audit.detail.codeId',
    defaultMessage: 'Vehicle code',
    description: 'Name of a detail in the audit log',
  },
  deviceId: {
    id: 'audit.detail.deviceId',
    defaultMessage: 'Device',
    description: 'Name of a detail in the audit log',
  },
  invitedBy: {
    id: 'audit.detail.invitedBy',
    defaultMessage: 'Invited by',
    description: 'Name of a detail in the audit log',
  },
  vehicleClass: {
    id: 'audit.detail.vehicleClass',
    defaultMessage: 'Class',
    description: 'Name of a detail in the audit log',
  },
  counted: {
    id: 'audit.detail.counted',
    defaultMessage: 'What figures count',
    description: 'Name of a detail in the audit log',
  },
  fromHour: {
    id: 'audit.detail.fromHour',
    defaultMessage: 'From hour',
    description: 'Name of a detail in the audit log',
  },
  untilHour: {
    id: 'audit.detail.untilHour',
    defaultMessage: 'Until hour',
    description: 'Name of a detail in the audit log',
  },
  road: {
    id: 'audit.detail.road',
    defaultMessage: 'Road',
    description: 'Name of a detail in the audit log',
  },
  vehicleType: {
    id: 'audit.detail.vehicleType',
    defaultMessage: 'Vehicle type',
    description: 'Name of a detail in the audit log',
  },
  cell: {
    id: 'audit.detail.cell',
    defaultMessage: 'Place',
    description: 'Name of a detail in the audit log',
  },
  south: {
    id: 'audit.detail.south',
    defaultMessage: 'South edge, degrees',
    description: 'Name of a detail in the audit log',
  },
  west: {
    id: 'audit.detail.west',
    defaultMessage: 'West edge, degrees',
    description: 'Name of a detail in the audit log',
  },
  stretch: {
    id: 'audit.detail.stretch',
    defaultMessage: 'Stretch',
    description: 'Name of a detail in the audit log',
  },
  fromKm: {
    id: 'audit.detail.fromKm',
    defaultMessage: 'From km',
    description: 'Name of a detail in the audit log',
  },
  toKm: {
    id: 'audit.detail.toKm',
    defaultMessage: 'To km',
    description: 'Name of a detail in the audit log',
  },
  vehicles: {
    id: 'audit.detail.vehicles',
    defaultMessage: 'Vehicles',
    description: 'Name of a detail in the audit log',
  },
});

/** Roads in the audit log that have no number. */
export const AUDIT_ROAD_MESSAGES = defineTexts({
  OTHER: {
    id: 'audit.road.other',
    defaultMessage: 'Other roads',
    description: 'Value of a detail in the audit log: every road that is no national one',
  },
});
