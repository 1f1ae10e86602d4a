import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IsStaffName, IsUsername } from '../../../platform/inputs/named-bounds';
import { describedEnum } from '../../../platform/described-enum';
import { User } from './user.type';
import type { StaffRole } from '@wakafine/domain/people/roles';

export const StaffRoleEnum = describedEnum(['VIEWER', 'OPERATOR', 'SUPERVISOR', 'ADMIN'] as const, {
  name: 'StaffRole',
  description: 'Roles of staff.',
  values: {
    VIEWER: 'Looks.',
    OPERATOR: 'Works on incidents and reports.',
    SUPERVISOR: 'Decides on vehicles.',
    ADMIN: 'Manages accounts and settings.',
  },
});

@InputType({ description: 'Account and new role.' })
export class ChangeRoleInput {
  @Field(() => ID, { description: 'Identifier of an account of staff; not one’s own.' })
  userId: string;

  @Field(() => StaffRoleEnum, { description: 'The new role.' })
  role: StaffRole;

  @Field(() => StaffRoleEnum, {
    nullable: true,
    description: 'The role that the decision rests on; another by now is a CONFLICT.',
  })
  roleBefore?: StaffRole | null;
}

@InputType({ description: 'Somebody new of the staff.' })
export class CreateStaffInput {
  @Field(() => String, { description: '3 to 64 of A-Z a-z 0-9 . _ @ + -, beginning with a letter.' })
  @IsUsername()
  username: string;

  @Field(() => StaffRoleEnum, { description: 'The role.' })
  role: StaffRole;

  @Field(() => String, { nullable: true, description: 'Up to 120 characters.' })
  @IsStaffName()
  fullName?: string | null;
}

@ObjectType({ description: 'A new account of staff.' })
export class CreateStaffPayload {
  @Field(() => User, { description: 'The account.' })
  user: User;

  @Field(() => String, {
    description:
      'To be passed on to the holder of the account; shown this once, and changed at the first sign-in.',
  })
  oneTimePassword: string;
}
