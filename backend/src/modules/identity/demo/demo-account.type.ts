import { Field, ObjectType } from 'type-graphql';
import type { Permission, Role } from '@wakafine/domain/people/roles';
import { PermissionEnum, RoleEnum } from '../accounts/viewer.type';

@ObjectType({ description: 'An account to look around with, in demo mode only; its secret is no secret.' })
export class DemoAccount {
  @Field(() => RoleEnum, { description: 'Role of the account.' })
  role: Role;

  @Field(() => String, { description: 'Made-up name.' })
  displayName: string;

  @Field(() => String, { description: 'Mobile number of a citizen, username of staff and of an agency.' })
  signInName: string;

  @Field(() => String, { description: 'Its secret: the PIN of a citizen, the password of anybody else.' })
  secret: string;

  @Field(() => [PermissionEnum], { description: 'Permissions of the role; empty for citizens and agencies.' })
  permissions: readonly Permission[];
}
