import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { addStaff } from './add-staff';
import { changeRole } from './change-role';
import { ChangeRoleInput, CreateStaffInput, CreateStaffPayload } from './staff-accounts.type';
import { presentUserRow } from './user.presenter';
import { User } from './user.type';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class StaffAccountsResolver {
  @Mutation(() => User, {
    description: 'Gives staff another role, at once also on open dashboards. canManageUsers; audited.',
  })
  @Serves(changeRole)
  async changeRole(
    @Arg('input', () => ChangeRoleInput, { description: 'The account and its new role.' })
    { userId, role, roleBefore = null }: ChangeRoleInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<User> {
    return presentUserRow(await changeRole(ctx, { userId: parseId(userId), role, roleBefore }));
  }

  @Mutation(() => CreateStaffPayload, {
    description: 'Creates an account of staff with a one-time password. canManageUsers; audited.',
  })
  @Serves(addStaff)
  async createStaff(
    @Arg('input', () => CreateStaffInput, { description: 'The new account.' })
    { username, role, fullName = null }: CreateStaffInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<CreateStaffPayload> {
    const { account, oneTimePassword } = await addStaff(ctx, { username, role, fullName });
    return { user: presentUserRow(account), oneTimePassword };
  }
}
