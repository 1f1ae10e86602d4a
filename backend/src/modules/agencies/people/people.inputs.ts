import type { AgencyRole } from '@wakafine/domain/people/roles';
import { Field, ID, InputType } from 'type-graphql';
import {
  IsAgency,
  IsEmailAddress,
  IsNewPassword,
  IsStaffName,
  IsUsername,
} from '../../../platform/inputs/named-bounds';
import { IsCompared } from '../../../platform/inputs/bounds';
import { AgencyRoleEnum } from './people.type';

@InputType({ description: 'Invitation of somebody of an agency.' })
export class InviteAgencyUserInput {
  @Field(() => String, { description: 'The agency, as the table of agencies has it.' })
  @IsAgency()
  agency: string;

  @Field(() => AgencyRoleEnum, { description: 'Their role.' })
  role: AgencyRole;

  @Field(() => String, {
    nullable: true,
    description: 'Address that the link and later notices go to; left out: the link is passed on by hand.',
  })
  @IsEmailAddress()
  email?: string | null;
}

@InputType({ description: 'An invitation to revoke.' })
export class RevokeAgencyInvitationInput {
  @Field(() => ID, { description: 'The invitation.' })
  invitationId: string;
}

@InputType({ description: 'Acceptance of an invitation.' })
export class AcceptAgencyInvitationInput {
  @Field(() => String, { description: 'Token of the link.' })
  @IsCompared()
  token: string;

  @Field(() => String, { description: 'Username of their choice, as that of staff.' })
  @IsUsername()
  username: string;

  @Field(() => String, { description: 'At least 12 characters that are not easy to guess.' })
  @IsNewPassword()
  password: string;

  @Field(() => String, { nullable: true, description: 'Name, at most 120 characters.' })
  @IsStaffName()
  fullName?: string | null;
}
