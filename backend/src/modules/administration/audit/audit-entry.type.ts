import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { BoundedCount, CountedPage, ListEdge } from '../../../platform/db/connection.type';
import { enumOf } from '../../../platform/enum-of';
import { ROLES } from '../../identity/accounts/permissions';
import { STAFF_ACTS } from '../../identity/accounts/record-act';
import type { StaffAct } from '../../identity/accounts/record-act';
import type { AuditRole } from './audit-entry.entity';

export const StaffActEnum = enumOf(STAFF_ACTS);
registerEnumType(StaffActEnum, {
  name: 'StaffAct',
  description: 'An act of staff that is stored in the audit log.',
});

export const AuditRoleEnum = enumOf([...ROLES, 'RULE'] as const);
registerEnumType(AuditRoleEnum, {
  name: 'AuditRole',
  description: 'Role of the actor; RULE is the violator rule, which only proposes.',
});

@ObjectType({ description: 'One act of staff.' })
export class AuditEntry {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'When it was done.' })
  at: Date;

  @Field(() => String, {
    description: 'Username of the one who did it, RULE for the violator rule; stays when the account goes.',
  })
  actorName: string;

  @Field(() => AuditRoleEnum, { description: 'The role at that time.' })
  actorRole: AuditRole;

  @Field(() => StaffActEnum, { description: 'What was done.' })
  act: StaffAct;

  @Field(() => String, {
    nullable: true,
    description: 'What it was done to, such as vehicle:7; null where it is in the details.',
  })
  target: string | null;

  @Field(() => GraphQLJSONObject, { description: 'What else is known of it; never a number or a plate.' })
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

  @Field(() => BoundedCount, {
    simple: true,
    description: 'How many there are on all pages, counted up to 1,000: quick however many there are.',
  })
  boundedCount: () => Promise<BoundedCount>;
}

@InputType({ description: 'Which entries of the audit log; what is left out does not narrow.' })
export class AuditFilter {
  @Field(() => String, { nullable: true, description: 'Of this username only, in any case.' })
  actorName?: string | null;

  @Field(() => [StaffActEnum], { nullable: true, description: 'Of these acts only; none is all.' })
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
  search?: string | null;
}
