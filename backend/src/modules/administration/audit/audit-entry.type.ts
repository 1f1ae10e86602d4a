import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { HasMembers, IsSearch } from '../../../platform/inputs/bounds';
import { BoundedCount, CountedPage, ListEdge } from '../../../platform/db/connection.type';
import { describedEnum } from '../../../platform/described-enum';
import { ROLES } from '@wakafine/domain/people/roles';
import { STAFF_ACTS } from '../../identity/accounts/record-act';
import type { StaffAct } from '../../identity/accounts/record-act';
import type { AuditRole } from '../../identity/accounts/audit-entry.entity';

export const StaffActEnum = describedEnum(STAFF_ACTS, {
  name: 'StaffAct',
  description: 'An act of staff that is stored in the audit log.',
  values: {
    AGENCY_INVITATION_REVOKED: 'An invitation of somebody of an agency was revoked.',
    AGENCY_LINES_IMPORTED: 'Lines of an agency were replaced.',
    AGENCY_PLACES_SET: 'An agency turned the live places of its buses on or off.',
    AGENCY_SIGNED_IN: 'Somebody of an agency signed in.',
    AGENCY_USER_INVITED: 'Somebody of an agency was invited.',
    AGENCY_USER_JOINED: 'Somebody of an agency accepted their invitation.',
    ALERT_BROADCAST: 'An alert was sent.',
    ALERT_REVOKED: 'An alert was taken back.',
    ALERT_SETTINGS_CHANGED: 'The settings of alerts were changed.',
    API_KEY_APPROVED: 'An API key was approved.',
    API_KEY_REFUSED: 'An API key was refused.',
    API_KEY_REQUESTED: 'An API key was asked for.',
    API_KEY_REVOKED: 'An API key was ended.',
    CAMPAIGN_REGISTERED: 'A campaign on a road was registered with its goal.',
    PATROLS_PLANNED: 'The patrols of a night were planned, or their plan was changed.',
    PATROLS_COUNTED: 'Counts of the patrols of a night were entered.',
    PATROL_PLAN_PRINTED: 'A copy of the patrol plan of a night was printed.',
    CAMPAIGN_CHANGED: 'A campaign was changed; how it was stays stored.',
    VIEW_SAVED: 'The sentence of an analytic page was stored under a name.',
    VIEW_CHANGED: 'A stored view was changed.',
    VIEW_DELETED: 'A stored view was deleted.',
    VIEW_MAIL_STARTED: 'Somebody began to get a view by mail.',
    VIEW_MAIL_ENDED: 'Mails of a view ended, on the page or by the link in one of them.',
    TRAFFIC_COUNTED: 'A count of all traffic at a segment was entered.',
    TRAFFIC_COUNT_WITHDRAWN: 'A count of traffic was withdrawn.',
    ATTENTION_ASSIGNED: 'Something that needs staff was assigned to somebody, or to nobody.',
    ATTENTION_DONE: 'Something that needs staff was done.',
    ATTENTION_REOPENED: 'Something that was done was put back.',
    ATTENTION_SNOOZED: 'Something that needs staff was snoozed.',
    CASE_ANSWERED: 'An agency answered a case.',
    CASE_DECIDED: 'A case was decided on, or a decision was signed.',
    CASE_OPENED: 'A case was opened.',
    CASE_REOPENED: 'A decision by default was opened again.',
    CASE_REVIEWED: 'The measurement of a case was confirmed or refused.',
    CASE_SERVED: 'It was stated that a notice was received.',
    CASE_WITHDRAWN: 'A case was taken back.',
    CRASH_RECORDED: 'The record of a crash was completed or changed.',
    DEMO_DATA_CLEARED: 'The demo data were deleted.',
    DEVICE_APPROVED: 'A device was approved for a vehicle.',
    DEVICE_INVITED: 'A device was invited for a vehicle.',
    DEVICE_REVOKED: 'A device lost its vehicle.',
    EXPORT_STARTED: 'An export was requested.',
    FINE_TARIFF_CHANGED: 'The tariff of fines was changed.',
    INCIDENT_MERGED: 'Incidents were joined.',
    INCIDENT_REOPENED: 'A closed incident was reopened.',
    INCIDENT_MOVED: 'An incident was given another status.',
    INCIDENT_OPENED: 'An incident was opened.',
    INCIDENT_RESOLVED: 'An incident was closed.',
    JOURNEYS_ENDED: 'All journeys were ended.',
    LIMITS_PROPOSED: 'Changes of speed limits were proposed.',
    LIMITS_REFUSED: 'Proposed changes of speed limits were refused.',
    LIMITS_SECONDED: 'Proposed changes of speed limits were seconded.',
    LIMITS_WITHDRAWN: 'Proposed changes of speed limits were taken back.',
    NUMBERS_REVEALED: 'Mobile numbers were revealed.',
    NUMBERS_SEARCHED: 'Accounts were searched by mobile number.',
    PLATES_SEARCHED: 'Something was searched by registration number.',
    REGISTRATIONS_REVEALED: 'Registration numbers were revealed.',
    REPORT_GENERATED: 'A report was created.',
    RETENTION_CHANGED: 'How long data are stored was changed.',
    REVISION_APPLIED: 'A change of a violation was accepted.',
    REVISION_DROPPED: 'A change of a violation was refused.',
    ROLE_CHANGED: 'Somebody of the staff got another role.',
    STAFF_CREATED: 'An account of staff was created.',
    STAFF_PASSWORD_CHANGED: 'Somebody of the staff changed their password.',
    STAFF_PASSWORD_RESET: 'Somebody of the staff got a one-time password.',
    STAFF_SIGNED_IN: 'Somebody of the staff signed in.',
    THRESHOLDS_CHANGED: 'The speed thresholds were changed.',
    TOTP_ENROLLED: 'A second factor was set up.',
    TOTP_REMOVED: 'A second factor was removed.',
    TRACK_SEEN: 'The way of a journey was looked at.',
    USERS_LISTED: 'Accounts were listed with their numbers.',
    USER_REINSTATED: 'An account may sign in again.',
    USER_SUSPENDED: 'An account was suspended.',
    VEHICLES_SEARCHED: 'Vehicles were searched.',
    VEHICLE_AGENCY_SET: 'A vehicle was given to an agency.',
    VEHICLE_CLASS_SET: 'The class of a vehicle was set.',
    VEHICLE_CODE_ISSUED: 'A code of a vehicle was issued.',
    VEHICLE_CODE_REVOKED: 'A code of a vehicle was revoked.',
    VEHICLE_REGISTERED: 'A vehicle was registered.',
    VIOLATION_OPENED: 'A violation was opened.',
    VIOLATION_REPORTED: 'A violation was submitted to the authority.',
    VIOLATOR_PROPOSAL_WITHDRAWN: 'A proposed status of a vehicle was taken back.',
    VIOLATOR_STATUS_CHANGED: 'The status of a vehicle was changed.',
    VIOLATOR_STATUS_PROPOSED: 'A status of a vehicle was proposed.',
  },
});

export const AuditRoleEnum = describedEnum([...ROLES, 'RULE'] as const, {
  name: 'AuditRole',
  description: 'Role of the actor.',
  values: {
    CITIZEN: 'A citizen.',
    AGENCY_VIEWER: 'Somebody of an agency who looks.',
    AGENCY_MANAGER: 'Somebody of an agency who acts for it.',
    VIEWER: 'Staff who look.',
    OPERATOR: 'Staff who work on incidents and reports.',
    SUPERVISOR: 'Staff who decide on vehicles.',
    ADMIN: 'Staff who manage accounts and settings.',
    RULE: 'The violator rule, which only proposes.',
  },
});

@ObjectType({ description: 'One act of staff.' })
export class AuditEntry {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'Time when it was done.' })
  at: Date;

  @Field(() => String, {
    description: 'Username of the one who did it, RULE for the violator rule; stays when the account goes.',
  })
  actorName: string;

  @Field(() => AuditRoleEnum, { description: 'The role at that time.' })
  actorRole: AuditRole;

  @Field(() => StaffActEnum, { description: 'The act.' })
  act: StaffAct;

  @Field(() => String, {
    nullable: true,
    description: 'Subject of the act, such as vehicle:7; null where it is in the details.',
  })
  target: string | null;

  @Field(() => GraphQLJSONObject, { description: 'Further details; never a number or a plate.' })
  details: Readonly<Record<string, unknown>>;
}

@ObjectType({ description: 'An act of staff with its place in the log.' })
export class AuditEntryEdge extends ListEdge {
  @Field(() => AuditEntry, { description: 'The act.' })
  node: AuditEntry;
}

@ObjectType({ description: 'A page of the audit log, newest first.' })
export class AuditEntryConnection extends CountedPage {
  @Field(() => [AuditEntryEdge], { description: 'The rows of the page.' })
  edges: AuditEntryEdge[];

  @Field(() => [AuditEntry], { description: 'The things of the rows, in the same order.' })
  nodes: AuditEntry[];

  @Field(() => BoundedCount, {
    simple: true,
    description: 'Number of entries on all pages, counted up to 1,000, so that it stays quick.',
  })
  boundedCount: () => Promise<BoundedCount>;
}

@InputType({ description: 'Filter of the audit log; members left out do not narrow.' })
export class AuditFilter {
  @Field(() => String, { nullable: true, description: 'Of this username only, in any case.' })
  @IsSearch()
  actorName?: string | null;

  @Field(() => [StaffActEnum], { nullable: true, description: 'Of these acts only; none is all.' })
  @HasMembers({ min: 0, max: STAFF_ACTS.length }, `Must have at most ${STAFF_ACTS.length} members`)
  acts?: StaffAct[] | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Not before this time.' })
  from?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Before this time.' })
  to?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the actor, of the target or of the details, in any case; up to 100 characters, below 3 of the actor only.',
  })
  @IsSearch()
  search?: string | null;
}
