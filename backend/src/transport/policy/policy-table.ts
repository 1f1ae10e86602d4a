import type { ErrorCode } from '../../platform/errors';

/**
 * Parties of the matrix: nobody signed in, the citizen whose thing it is, another citizen, and the staff by
 * their roles.
 */
export const ASKERS = ['visitor', 'owner', 'other', 'viewer', 'operator', 'supervisor', 'admin'] as const;
/** Party that asks. */
export type Asker = (typeof ASKERS)[number];

/**
 * Outcome: `yes` (done, or shown what is everybody's or one's own), `full` (shown the owner's things),
 * `masked` (shown them without what names anybody), `null` (there is nothing), `nothing` (a subscription that stays
 * silent), or a refusal.
 */
export type Outcome = 'yes' | 'full' | 'masked' | 'null' | 'nothing' | ErrorCode;
/** Outcome of one operation, in the order of ASKERS. */
export type PolicyRow = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];

const YES = 'yes';
const FULL = 'full';
const MASKED = 'masked';
const NULL = 'null';
const CLASH = 'CONFLICT';
const SILENT = 'nothing';
const SIGN_IN = 'UNAUTHENTICATED';
const NO = 'FORBIDDEN';
const NONE = 'NOT_FOUND';
const INVALID = 'BAD_USER_INPUT';

const ANYONE: PolicyRow = [YES, YES, YES, YES, YES, YES, YES];
const SIGNED_IN: PolicyRow = [SIGN_IN, YES, YES, YES, YES, YES, YES];
const CITIZENS: PolicyRow = [SIGN_IN, YES, YES, NO, NO, NO, NO];
const OWNER: PolicyRow = [SIGN_IN, YES, NONE, NO, NO, NO, NO];
const STAFF: PolicyRow = [SIGN_IN, NO, NO, YES, YES, YES, YES];
const REPORTERS: PolicyRow = [SIGN_IN, NO, NO, NO, YES, YES, YES];
const BROADCASTERS: PolicyRow = [SIGN_IN, NO, NO, NO, NO, YES, YES];
const REGISTRARS: PolicyRow = BROADCASTERS;
const LIMIT_EDITORS: PolicyRow = BROADCASTERS;
const REVIEWERS: PolicyRow = BROADCASTERS;
const ADMIN: PolicyRow = [SIGN_IN, NO, NO, NO, NO, NO, YES];

/**
 * Everything that can be asked of the server, and what comes of it for whom. A test asks each of the real server, and
 * fails on anything that is served and not in this table.
 */
export const POLICY: Readonly<Record<string, PolicyRow>> = {
  'Query.activeJourney': [NULL, FULL, NULL, NULL, NULL, NULL, NULL],
  'Query.activeAlerts': ANYONE,
  'Query.agencyRanking': STAFF,
  'Query.alertReach': BROADCASTERS,
  'Query.alertSettings': ANYONE,
  'Query.analytics': STAFF,
  'Query.auditLog': ADMIN,
  'Query.beforeAfter': STAFF,
  'Query.dashboard': [SIGN_IN, NO, NO, FULL, FULL, FULL, FULL],
  'Query.authoritySettings': STAFF,
  'Query.dailyReports': REPORTERS,
  'Query.demoAccounts': ANYONE,
  'Query.exportJob': [SIGN_IN, NULL, NULL, NULL, NULL, NULL, NULL],
  'Query.fineTariff': ANYONE,
  'Query.fineTariffHistory': STAFF,
  'Query.incident': [NULL, FULL, NULL, FULL, FULL, FULL, FULL],
  'Query.incidentCounts': SIGNED_IN,
  'Query.incidents': [SIGN_IN, FULL, YES, FULL, FULL, FULL, FULL],
  'Query.journey': [NULL, FULL, NULL, MASKED, MASKED, MASKED, MASKED],
  'Query.journeys': [SIGN_IN, FULL, YES, MASKED, MASKED, MASKED, MASKED],
  'Query.limitChecklist': STAFF,
  'Query.limitProposals': STAFF,
  'Query.mapStyleUrl': ANYONE,
  'Query.monthlySummary': SIGNED_IN,
  'Query.myConsents': CITIZENS,
  'Query.myDataLooks': CITIZENS,
  'Query.myExports': SIGNED_IN,
  'Query.myReports': [SIGN_IN, FULL, YES, YES, YES, YES, YES],
  'Query.myDevices': CITIZENS,
  'Query.mySessions': SIGNED_IN,
  'Query.myStatistics': CITIZENS,
  'Query.operationsMap': [SIGN_IN, NO, NO, MASKED, MASKED, MASKED, MASKED],
  'Query.myTrackers': CITIZENS,
  'Query.notifications': CITIZENS,
  'Query.pendingRevisions': REVIEWERS,
  'Query.previewLimitChange': LIMIT_EDITORS,
  'Query.previewLimitProposals': LIMIT_EDITORS,
  'Query.previewSpeedThresholds': ADMIN,
  'Query.pushKey': ANYONE,
  'Query.quietHours': [SIGN_IN, NULL, NULL, NO, NO, NO, NO],
  'Query.recentViolations': [MASKED, FULL, MASKED, MASKED, MASKED, MASKED, MASKED],
  'Query.registeredVehicle': REGISTRARS,
  'Query.registeredVehicles': REGISTRARS,
  'Query.report': [SIGN_IN, FULL, YES, MASKED, MASKED, MASKED, MASKED],
  'Query.sentAlerts': BROADCASTERS,
  'Query.serviceHealth': ADMIN,
  'Query.roadAnalytics': STAFF,
  'Query.similarIncidents': CITIZENS,
  'Query.speedLimitAt': ANYONE,
  'Query.speedLimit': STAFF,
  'Query.speedLimitHistory': STAFF,
  'Query.speedLimits': STAFF,
  'Query.speedThresholdHistory': STAFF,
  'Query.speedThresholds': ANYONE,
  'Query.statistics': ANYONE,
  'Query.systemCounts': ADMIN,
  'Query.topViolators': [MASKED, FULL, MASKED, MASKED, MASKED, MASKED, MASKED],
  'Query.transportAgencies': ANYONE,
  'Query.users': ADMIN,
  'Query.vehicleConflicts': REGISTRARS,
  'Query.vehicleRanking': [SIGN_IN, NO, NO, MASKED, MASKED, MASKED, MASKED],
  'Query.vehicleOfCode': CITIZENS,
  'Query.viewer': [NULL, YES, YES, YES, YES, YES, YES],
  'Query.violatorHistory': STAFF,
  'Query.violators': [SIGN_IN, NO, NO, MASKED, MASKED, MASKED, MASKED],
  'Query.violation': [NULL, FULL, NULL, MASKED, MASKED, MASKED, MASKED],
  'Query.violations': [MASKED, FULL, YES, MASKED, MASKED, MASKED, MASKED],

  'Mutation.adminSignIn': ANYONE,
  'Mutation.approveDevice': REGISTRARS,
  'Mutation.beginHostedSignIn': ANYONE,
  'Mutation.bindVehicle': CITIZENS,
  'Mutation.broadcastAlert': BROADCASTERS,
  'Mutation.cancelExport': [SIGN_IN, NONE, NONE, NONE, NONE, NONE, NONE],
  'Mutation.changePassword': STAFF,
  'Mutation.changeRole': ADMIN,
  'Mutation.clearDemoData': ADMIN,
  'Mutation.confirmIncident': [SIGN_IN, NONE, YES, NO, NO, NO, NO],
  'Mutation.confirmViolatorStatus': [SIGN_IN, NO, NO, NO, NO, CLASH, CLASH],
  'Mutation.confirmIdentity': STAFF,
  'Mutation.confirmTotp': STAFF,
  'Mutation.createStaff': ADMIN,
  'Mutation.createTracker': CITIZENS,
  'Mutation.decideRevision': [SIGN_IN, NO, NO, NO, NO, NONE, NONE],
  'Mutation.deleteMyAccount': CITIZENS,
  'Mutation.deleteTracker': OWNER,
  'Mutation.deletePushSubscription': CITIZENS,
  'Mutation.endAllJourneys': ADMIN,
  'Mutation.endJourney': OWNER,
  'Mutation.enrolTotp': STAFF,
  'Mutation.enrolTracker': [SIGN_IN, YES, INVALID, NO, NO, NO, NO],
  'Mutation.generateReport': [SIGN_IN, YES, NONE, NO, YES, YES, YES],
  'Mutation.inviteDevice': REGISTRARS,
  'Mutation.issueVehicleCode': REGISTRARS,
  'Mutation.storePushSubscription': CITIZENS,
  'Mutation.linkHostedIdentity': CITIZENS,
  'Mutation.moveIncident': [SIGN_IN, NO, NONE, NO, YES, YES, YES],
  'Mutation.markNotificationsRead': CITIZENS,
  'Mutation.proveNumber': CITIZENS,
  'Mutation.proposeLimitConfirmations': LIMIT_EDITORS,
  'Mutation.proposeSpeedLimit': LIMIT_EDITORS,
  'Mutation.recordFixes': OWNER,
  'Mutation.registerVehicle': REGISTRARS,
  'Mutation.reinstateUser': ADMIN,
  'Mutation.removeTotp': STAFF,
  'Mutation.refuseLimitProposals': LIMIT_EDITORS,
  'Mutation.reportIncident': CITIZENS,
  'Mutation.reportViolation': [SIGN_IN, YES, NONE, NO, YES, YES, YES],
  'Mutation.requestNumberCode': CITIZENS,
  'Mutation.requestPinReset': ANYONE,
  'Mutation.resetPin': ANYONE,
  'Mutation.resetPinByLink': ANYONE,
  'Mutation.resolveIncident': [SIGN_IN, NO, NONE, NO, YES, YES, YES],
  'Mutation.revealNumbers': ADMIN,
  'Mutation.revealRegistrations': [SIGN_IN, NO, NO, NO, NO, FULL, FULL],
  'Mutation.revokeAlert': BROADCASTERS,
  'Mutation.revokeDevice': REGISTRARS,
  'Mutation.revokeOtherSessions': SIGNED_IN,
  'Mutation.revokeSession': [SIGN_IN, YES, NONE, NONE, NONE, NONE, NONE],
  'Mutation.revokeVehicleCode': REGISTRARS,
  'Mutation.secondLimitProposals': LIMIT_EDITORS,
  'Mutation.setAlertSettings': ADMIN,
  'Mutation.setConsents': CITIZENS,
  'Mutation.setFineTariff': ADMIN,
  'Mutation.setRetention': ADMIN,
  'Mutation.setQuietHours': CITIZENS,
  'Mutation.setSpeedThresholds': ADMIN,
  'Mutation.setVehicleAgency': REGISTRARS,
  'Mutation.setVehicleClass': REGISTRARS,
  'Mutation.setViolatorStatus': [SIGN_IN, NO, NO, NO, NO, MASKED, MASKED],
  'Mutation.signIn': ANYONE,
  'Mutation.signInWithIdToken': ANYONE,
  'Mutation.signOut': ANYONE,
  'Mutation.signUp': ANYONE,
  'Mutation.startExport': REPORTERS,
  'Mutation.startJourney': CITIZENS,
  'Mutation.suspendUser': ADMIN,
  'Mutation.undoDeletion': CITIZENS,
  'Mutation.withdrawViolatorStatus': [SIGN_IN, NO, NO, NO, NO, CLASH, CLASH],
  // Only what one has proposed oneself.
  'Mutation.withdrawLimitProposals': [SIGN_IN, NO, NO, NO, NO, YES, YES],
  'Mutation.updateProfile': SIGNED_IN,
  'Mutation.updateSettings': SIGNED_IN,

  'Subscription.activeJourney': [SIGN_IN, FULL, NULL, NULL, NULL, NULL, NULL],
  'Subscription.alertBroadcast': ANYONE,
  'Subscription.settingsChanged': ANYONE,
  'Subscription.incidentUpdated': [SIGN_IN, FULL, SILENT, FULL, FULL, FULL, FULL],
  'Subscription.dashboardUpdated': [SIGN_IN, NO, NO, FULL, FULL, FULL, FULL],
  'Subscription.incidentReported': [SIGN_IN, NO, NO, FULL, FULL, FULL, FULL],
  'Subscription.journeyUpdated': [SIGN_IN, NO, NO, MASKED, MASKED, MASKED, MASKED],
  'Subscription.liveJourneysUpdated': [SIGN_IN, NO, NO, MASKED, MASKED, MASKED, MASKED],
  'Subscription.staffActed': STAFF,
  'Subscription.violationCreated': [SIGN_IN, FULL, MASKED, MASKED, MASKED, MASKED, MASKED],
  'Subscription.violationUpdated': [SIGN_IN, FULL, MASKED, MASKED, MASKED, MASKED, MASKED],

  'GET /api/auth/me': SIGNED_IN,
  'GET /api/docs': ANYONE,
  'GET /api/docs/start.js': ANYONE,
  'GET /api/docs/swagger-ui-bundle.js': ANYONE,
  'GET /api/docs/swagger-ui.css': ANYONE,
  'GET /api/admin/limits.geojson': STAFF,
  'GET /api/daily-reports/{day}': REPORTERS,
  'GET /api/exports/{id}': [SIGN_IN, NONE, NONE, NONE, NONE, NONE, NONE],
  'GET /api/incidents': [SIGN_IN, FULL, YES, FULL, FULL, FULL, FULL],
  'GET /api/incidents/{id}/photo': [SIGN_IN, YES, NONE, YES, YES, YES, YES],
  // Visitors see journeys a day after they ended.
  'GET /api/journeys': [YES, FULL, YES, MASKED, MASKED, FULL, FULL],
  'GET /api/journeys/active': [SIGN_IN, FULL, NULL, NO, NO, NO, NO],
  'GET /api/limits': ANYONE,
  'GET /api/me/export.json': [SIGN_IN, FULL, YES, NO, NO, NO, NO],
  'GET /api/me/journeys/{id}.geojson': [SIGN_IN, FULL, NONE, NONE, NONE, NONE, NONE],
  'GET /api/me/journeys/{id}.gpx': [SIGN_IN, FULL, NONE, NONE, NONE, NONE, NONE],
  'GET /api/me/photo': [SIGN_IN, YES, NONE, NONE, NONE, NONE, NONE],
  'GET /api/openapi.json': ANYONE,
  'GET /api/reports/{id}': [SIGN_IN, FULL, NONE, NONE, NONE, NONE, NONE],
  'GET /api/statistics': ANYONE,
  'GET /api/trackers/osmand': ANYONE,
  'GET /api/users': ADMIN,
  'GET /api/violations': [MASKED, FULL, MASKED, MASKED, MASKED, FULL, FULL],
  'GET /graphql': ANYONE,
  'GET /livez': ANYONE,
  'GET /metrics': ANYONE,
  'GET /readyz': ANYONE,
  'PATCH /api/journeys/{id}': OWNER,
  'POST /api/admin/alert-thresholds': ADMIN,
  'POST /api/admin/clear-demo-data': ADMIN,
  'POST /api/admin/end-all-journeys': ADMIN,
  'POST /api/admin/limits/imports': LIMIT_EDITORS,
  'POST /api/admin/limits/imports/preview': LIMIT_EDITORS,
  'POST /api/admin/speed-limits': ADMIN,
  'POST /api/admin/update-violator-status': [SIGN_IN, NO, NO, NO, NO, YES, YES],
  'POST /api/auth/admin-signin': ANYONE,
  'POST /api/auth/confirm': STAFF,
  'POST /api/auth/custom-pin-update': ANYONE,
  'POST /api/auth/signin': ANYONE,
  'POST /api/auth/signout': SIGNED_IN,
  'POST /api/auth/signup': ANYONE,
  'POST /api/incidents': CITIZENS,
  'POST /api/incidents/{id}/photo': OWNER,
  'POST /api/journeys': CITIZENS,
  'POST /api/trackers/osmand': ANYONE,
  'POST /api/trackers/owntracks': ANYONE,
  'POST /api/violations': OWNER,
  'POST /api/violations/{id}/report': [SIGN_IN, YES, NONE, NO, YES, YES, YES],
  'POST /graphql': ANYONE,
};
