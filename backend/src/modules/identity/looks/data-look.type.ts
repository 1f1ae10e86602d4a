import { LOOK_KINDS, REVEAL_REASONS } from '@wakafine/domain/people/data-looks';
import type { LookKind, RevealReason } from '@wakafine/domain/people/data-looks';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ListEdge, ListPage } from '../../../platform/db/connection.type';
import { describedEnum } from '../../../platform/described-enum';
import type { Role } from '@wakafine/domain/people/roles';
import { RoleEnum } from '../accounts/viewer.type';

export const LookKindEnum = describedEnum(LOOK_KINDS, {
  name: 'LookKind',
  description: 'Data that staff saw.',
  values: {
    PLATE: 'A registration number in full.',
    NUMBER: 'A mobile number in full.',
    TRACK: 'The way of a journey.',
    VIOLATION: 'A violation, opened.',
    INCIDENT: 'An incident, opened.',
    COPY: 'A file with registration numbers in full.',
    PLATE_SEARCH: 'That a search by registration number found the account.',
    NUMBER_SEARCH: 'That a search by mobile number found the account.',
  },
});

export const RevealReasonEnum = describedEnum(REVEAL_REASONS, {
  name: 'RevealReason',
  description: 'Reason why staff reveal something.',
  values: {
    CASE_REVIEW: 'A case is looked into.',
    CITIZEN_REQUEST: 'The citizen asked for it.',
    AGENCY_REQUEST: 'The agency asked for it.',
    COURT_ORDER: 'A court ordered it.',
    SAFETY: 'Somebody is in danger.',
    DATA_QUALITY: 'The data are checked.',
    OTHER: 'Another reason, given as text.',
  },
});

@ObjectType({ description: 'One look of staff at data of the viewer. Never the name of the staff.' })
export class DataLook {
  @Field(() => ID, { description: 'Identifier.' })
  id: string;

  @Field(() => GraphQLDateTime, {
    description: 'Time of the look (UTC); the same look within ten minutes is listed once.',
  })
  at: Date;

  @Field(() => RoleEnum, { description: 'Role of the staff at that time.' })
  staffRole: Role;

  @Field(() => LookKindEnum, { description: 'Data that was seen.' })
  kind: LookKind;

  @Field(() => ID, { nullable: true, description: 'The own journey that it was about; null for none.' })
  journeyId: string | null;

  @Field(() => ID, { nullable: true, description: 'The own violation that it was about; null for none.' })
  violationId: string | null;

  @Field(() => ID, { nullable: true, description: 'The own incident that it was about; null for none.' })
  incidentId: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Time when that journey or violation began, or that incident happened; null for none, and once it is deleted.',
  })
  subjectAt: Date | null;

  @Field(() => RevealReasonEnum, { nullable: true, description: 'Reason; null where none was given.' })
  reason: RevealReason | null;

  @Field(() => String, { nullable: true, description: 'Reason in words; null where none were given.' })
  reasonText: string | null;
}

@ObjectType({ description: 'Number of looks by staff at data of the viewer in the last 30 days.' })
export class DataLookCounts {
  @Field(() => Int, { description: 'All looks.' })
  looks: number;

  @Field(() => Int, { description: 'Those at the mobile number in full.' })
  numberLooks: number;

  @Field(() => Int, { description: 'Files with plates in full that hold something of the viewer.' })
  copies: number;
}

@ObjectType({ description: 'A look with its place in the list.' })
export class DataLookEdge extends ListEdge {
  @Field(() => DataLook, { description: 'The look.' })
  node: DataLook;
}

@ObjectType({ description: 'A page of looks of staff at data of the viewer, newest first.' })
export class DataLookConnection extends ListPage {
  @Field(() => [DataLookEdge], { description: 'The rows of the page.' })
  edges: DataLookEdge[];

  @Field(() => [DataLook], { description: 'The things of the rows, in the same order.' })
  nodes: DataLook[];

  @Field(() => DataLookCounts, {
    simple: true,
    description: 'Counts of the last 30 days; counted only when asked for.',
  })
  counts: () => Promise<DataLookCounts>;
}
