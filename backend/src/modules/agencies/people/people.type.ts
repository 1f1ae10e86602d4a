import { AGENCY_ROLES } from '@wakafine/domain/people/roles';
import type { AgencyRole } from '@wakafine/domain/people/roles';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import { ListEdge, ListPage } from '../../../platform/db/connection.type';

export const AgencyRoleEnum = describedEnum(AGENCY_ROLES, {
  name: 'AgencyRole',
  description: 'Role of a person of a transport agency.',
  values: {
    AGENCY_VIEWER: 'Looks at what belongs to the agency.',
    AGENCY_MANAGER: 'Looks at it, answers cases and prints codes.',
  },
});

export const INVITATION_STATES = ['OPEN', 'ACCEPTED', 'REVOKED', 'EXPIRED'] as const;

export const AgencyInvitationStateEnum = describedEnum(INVITATION_STATES, {
  name: 'AgencyInvitationState',
  description: 'State of an invitation.',
  values: {
    OPEN: 'It can be accepted.',
    ACCEPTED: 'It became an account.',
    REVOKED: 'Staff revoked it.',
    EXPIRED: 'Nobody accepted it within 7 days.',
  },
});

@ObjectType({ description: 'An invitation of somebody of an agency, for canManageUsers.' })
export class AgencyInvitation {
  @Field(() => ID, { description: 'Identifier of the invitation.' })
  id: string;

  @Field(() => String, { description: 'The agency.' })
  agency: string;

  @Field(() => AgencyRoleEnum, { description: 'The role.' })
  role: AgencyRole;

  @Field(() => String, { nullable: true, description: 'Address that notices go to; null for none.' })
  email: string | null;

  @Field(() => AgencyInvitationStateEnum, { description: 'The state now.' })
  state: (typeof INVITATION_STATES)[number];

  @Field(() => GraphQLDateTime, { description: 'Time of the invitation.' })
  invitedAt: Date;

  @Field(() => String, { nullable: true, description: 'Username of the inviter; null once that is gone.' })
  invitedBy: string | null;

  @Field(() => GraphQLDateTime, { description: 'End of its 7 days.' })
  expiresAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Username of the account that it became; null before, and once that is gone.',
  })
  username: string | null;
}

@ObjectType({ description: 'An invitation with its place in the list.' })
export class AgencyInvitationEdge extends ListEdge {
  @Field(() => AgencyInvitation, { description: 'The invitation.' })
  node: AgencyInvitation;
}

@ObjectType({ description: 'A page of invitations, newest first.' })
export class AgencyInvitationConnection extends ListPage {
  @Field(() => [AgencyInvitationEdge], { description: 'The rows of the page.' })
  edges: AgencyInvitationEdge[];

  @Field(() => [AgencyInvitation], { description: 'The things of the rows, in the same order.' })
  nodes: AgencyInvitation[];
}

@ObjectType({ description: 'An invitation that was made.' })
export class InviteAgencyUserPayload {
  @Field(() => AgencyInvitation, { description: 'The invitation.' })
  invitation: AgencyInvitation;

  @Field(() => String, { description: 'Path of the link; shown this once.' })
  path: string;
}

@ObjectType({ description: 'An invitation as anyone who holds its link sees it.' })
export class OpenAgencyInvitation {
  @Field(() => String, { description: 'The agency.' })
  agency: string;

  @Field(() => AgencyRoleEnum, { description: 'The role.' })
  role: AgencyRole;

  @Field(() => GraphQLDateTime, { description: 'End of its 7 days.' })
  expiresAt: Date;
}
