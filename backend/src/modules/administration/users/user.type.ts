import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { CountedPage, ListEdge } from '../../../platform/db/connection.type';
import { describedEnum } from '../../../platform/described-enum';
import type { Role } from '@wakafine/domain/people/roles';
import { RoleEnum } from '../../identity/accounts/viewer.type';

/** Whether an account may sign in. */
export type UserStatus = 'ACTIVE' | 'SUSPENDED';
export const UserStatusEnum = describedEnum(['ACTIVE', 'SUSPENDED'] as const, {
  name: 'UserStatus',
  description: 'Whether an account may sign in.',
  values: {
    ACTIVE: 'It may.',
    SUSPENDED: 'It may not, until it is reinstated.',
  },
});

@ObjectType({ description: 'An account as canManageUsers sees it; numbers of citizens are masked.' })
export class User {
  @Field(() => ID, { description: 'Identifier of the account.' })
  id: string;

  @Field(() => String, { description: 'Of staff; for a citizen the masked mobile number.' })
  username: string;

  @Field(() => String, {
    nullable: true,
    description: 'Masked, such as +237 6•• ••• •12; `revealNumbers` gives it in full. Null for staff.',
  })
  mobileNumber: string | null;

  @Field(() => Boolean, {
    description:
      'Whether a code by SMS has shown that the mobile number is the holder’s: before, name and number may be anybody’s. True for staff.',
  })
  isNumberProven: boolean;

  @Field(() => String, { nullable: true, description: 'Null until one has been given.' })
  fullName: string | null;

  @Field(() => RoleEnum, { description: 'Role of the account.' })
  role: Role;

  @Field(() => UserStatusEnum, { description: 'Whether it may sign in.' })
  status: UserStatus;

  @Field(() => GraphQLDateTime, { description: 'Time when it was created.' })
  createdAt: Date;
}

@ObjectType({ description: 'An account with its place in the list.' })
export class UserEdge extends ListEdge {
  @Field(() => User, { description: 'The account.' })
  node: User;
}

@ObjectType({ description: 'A page of accounts, newest first.' })
export class UserConnection extends CountedPage {
  @Field(() => [UserEdge], { description: 'The rows of the page.' })
  edges: UserEdge[];

  @Field(() => [User], { description: 'The things of the rows, in the same order.' })
  nodes: User[];
}

@ObjectType({ description: 'A mobile number in full.' })
export class RevealedNumber {
  @Field(() => ID, { description: 'Identifier of the account.' })
  userId: string;

  @Field(() => String, { nullable: true, description: '9 digits without +237; null for staff.' })
  mobileNumber: string | null;
}
