import type { Ctx } from '../../../platform/context/context';
import { defineEvent } from '../../../platform/live/events';
import type { AppCtx } from './actor';
import { requireSignedIn } from './actor';
import { INSERT_AUDIT_ENTRY, INSERT_AUDIT_ENTRY_OF_RULE } from './audit.queries';

/** Everything that staff and agencies do and that is stored in the audit log. */
export const STAFF_ACTS = [
  'STAFF_SIGNED_IN',
  'REGISTRATIONS_REVEALED',
  'NUMBERS_REVEALED',
  'TRACK_SEEN',
  'VIOLATION_OPENED',
  'INCIDENT_OPENED',
  'PLATES_SEARCHED',
  'NUMBERS_SEARCHED',
  'VIOLATION_REPORTED',
  'INCIDENT_RESOLVED',
  'INCIDENT_MOVED',
  'INCIDENT_MERGED',
  'INCIDENT_REOPENED',
  'CRASH_RECORDED',
  'THRESHOLDS_CHANGED',
  'ALERT_SETTINGS_CHANGED',
  'FINE_TARIFF_CHANGED',
  'RETENTION_CHANGED',
  'ALERT_BROADCAST',
  'ALERT_REVOKED',
  'JOURNEYS_ENDED',
  'DEMO_DATA_CLEARED',
  'VIOLATOR_STATUS_CHANGED',
  'VIOLATOR_STATUS_PROPOSED',
  'VIOLATOR_PROPOSAL_WITHDRAWN',
  'USERS_LISTED',
  'USER_SUSPENDED',
  'USER_REINSTATED',
  'ROLE_CHANGED',
  'TOTP_ENROLLED',
  'TOTP_REMOVED',
  'STAFF_CREATED',
  'STAFF_PASSWORD_RESET',
  'STAFF_PASSWORD_CHANGED',
  'REPORT_GENERATED',
  'EXPORT_STARTED',
  'VEHICLE_REGISTERED',
  'VEHICLE_AGENCY_SET',
  'VEHICLE_CLASS_SET',
  'VEHICLE_CODE_ISSUED',
  'VEHICLE_CODE_REVOKED',
  'VEHICLES_SEARCHED',
  'DEVICE_INVITED',
  'DEVICE_APPROVED',
  'DEVICE_REVOKED',
  'LIMITS_PROPOSED',
  'LIMITS_SECONDED',
  'LIMITS_REFUSED',
  'LIMITS_WITHDRAWN',
  'REVISION_APPLIED',
  'REVISION_DROPPED',
  'CASE_OPENED',
  'CASE_REVIEWED',
  'CASE_SERVED',
  'CASE_DECIDED',
  'CASE_WITHDRAWN',
  'CASE_REOPENED',
  'CASE_ANSWERED',
  'AGENCY_SIGNED_IN',
  'AGENCY_LINES_IMPORTED',
  'AGENCY_PLACES_SET',
  'AGENCY_USER_INVITED',
  'AGENCY_INVITATION_REVOKED',
  'AGENCY_USER_JOINED',
  'API_KEY_REQUESTED',
  'API_KEY_APPROVED',
  'API_KEY_REFUSED',
  'API_KEY_REVOKED',
  'CAMPAIGN_REGISTERED',
  'CAMPAIGN_CHANGED',
  'TRAFFIC_COUNTED',
  'TRAFFIC_COUNT_WITHDRAWN',
  'PATROLS_PLANNED',
  'PATROLS_COUNTED',
  'PATROL_PLAN_PRINTED',
  'ATTENTION_ASSIGNED',
  'ATTENTION_SNOOZED',
  'ATTENTION_DONE',
  'ATTENTION_REOPENED',
  'VIEW_SAVED',
  'VIEW_CHANGED',
  'VIEW_DELETED',
  'VIEW_MAIL_STARTED',
  'VIEW_MAIL_ENDED',
] as const;
/** One kind of act in the audit log. */
export type StaffAct = (typeof STAFF_ACTS)[number];

/** Staff have done something; of what kind, and no more. */
export const staffActed = defineEvent<{ readonly act: StaffAct }>('staff-acted');

/** Stored members of an act; neither numbers nor plates belong into its details. */
export interface RecordedAct {
  readonly act: StaffAct;
  readonly target?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Writes what staff have just done into the audit log, in the transaction of the act itself: what is not logged
 * has not happened.
 */
export async function recordAct(ctx: AppCtx, { act, target, details }: RecordedAct): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  await ctx.db.rows(INSERT_AUDIT_ENTRY, [ctx.clock(), accountId, act, target ?? null, details ?? {}]);
  ctx.emit(staffActed({ act }));
}

/** Writes what the violator rule has proposed into the audit log, in the transaction of the proposal itself. */
export async function recordActOfRule(ctx: Ctx, { act, target, details }: RecordedAct): Promise<void> {
  await ctx.db.rows(INSERT_AUDIT_ENTRY_OF_RULE, [ctx.clock(), act, target ?? null, details ?? {}]);
  ctx.emit(staffActed({ act }));
}
