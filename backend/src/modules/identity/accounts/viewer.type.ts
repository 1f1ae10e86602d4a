import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Profile } from './profile.type';
import { PERMISSIONS, ROLES } from '@wakafine/domain/people/roles';
import type { Permission, Role } from '@wakafine/domain/people/roles';
import { describedEnum } from '../../../platform/described-enum';

export const RoleEnum = describedEnum(ROLES, {
  name: 'Role',
  description: 'Role of an account.',
  values: {
    CITIZEN: 'Drives, travels and reports.',
    AGENCY_VIEWER: 'Looks at what belongs to one transport agency.',
    AGENCY_MANAGER: 'Looks at it, answers cases and prints codes for one transport agency.',
    VIEWER: 'Staff who look.',
    OPERATOR: 'Staff who work on incidents and reports.',
    SUPERVISOR: 'Staff who decide on vehicles.',
    ADMIN: 'Staff who manage accounts and settings.',
  },
});

export const PermissionEnum = describedEnum(PERMISSIONS, {
  name: 'Permission',
  description: 'One thing that staff may be allowed to do.',
  values: {
    canViewDashboard: 'See the dashboard, with masked plates and numbers.',
    canGenerateReports: 'Create reports and exports.',
    canViewFullRegistrations: 'Reveal registration numbers in full.',
    canSuspendVehicles: 'Flag, clear and suspend vehicles.',
    canBroadcastAlerts: 'Send alerts to citizens.',
    canEditSettings: 'Change thresholds, alerts and other settings.',
    canManageUsers: 'See and suspend accounts, and create staff.',
    canAccessSystemSettings: 'See the state of the service, and acts on all data at once.',
  },
});

@ObjectType({ description: 'The account that is signed in.' })
export class Viewer {
  @Field(() => ID, { description: 'Identifier of the account.' })
  id: string;

  @Field(() => String, { description: 'The own number for citizens, a name of their choice for staff.' })
  username: string;

  @Field(() => String, { nullable: true, description: '9 digits without +237; null for staff.' })
  mobileNumber: string | null;

  @Field(() => Boolean, {
    description:
      'Whether a code by SMS has shown that the mobile number is the holder’s; false for staff. Until then the account counts for nothing with others.',
  })
  isNumberProven: boolean;

  @Field(() => String, { nullable: true, description: 'Name to show; null until one has been given.' })
  displayName: string | null;

  @Field(() => String, { nullable: true, description: 'Unverified, as its holder has given it; else null.' })
  email: string | null;

  @Field(() => Profile, { description: "Profile of the account's holder." })
  profile: Profile;

  @Field(() => GraphQLDateTime, { description: 'Time when the account was made.' })
  createdAt: Date;

  @Field(() => RoleEnum, { description: 'Role of the account.' })
  role: Role;

  @Field(() => [PermissionEnum], { description: 'Permissions of the role; empty for citizens.' })
  permissions: readonly Permission[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time when the account will be erased; null where its holder has not asked for that.',
  })
  deletionDueAt: Date | null;

  @Field(() => Boolean, {
    description: 'Whether it is an account of demo mode, whose secrets everybody knows.',
  })
  isDemo: boolean;

  @Field(() => Boolean, {
    description:
      'Whether a one-time password must be changed first: until then everything else is FORBIDDEN.',
  })
  mustChangePassword: boolean;

  @Field(() => Boolean, { description: 'Whether sign-in asks for a second factor; staff only.' })
  hasTotp: boolean;

  @Field(() => Date, { nullable: true, description: 'The latest sign-in of staff; null for citizens.' })
  lastSignInAt: Date | null;
}
