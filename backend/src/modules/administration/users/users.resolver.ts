import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../../platform/db/connection.type';
import { pageRequest, parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { ReinstateUserInput, RevealNumbersInput, SuspendUserInput } from '../admin.inputs';
import { listUsers } from './list-users';
import { revealNumbers } from './reveal-numbers';
import { reinstateUser, suspendUser } from './suspend-user';
import { presentUserRow } from './user.presenter';
import { RevealedNumber, User, UserConnection } from './user.type';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class UsersResolver {
  @Query(() => UserConnection, {
    description: 'All accounts, newest first, with masked numbers. canManageUsers.',
  })
  @Serves(listUsers)
  async users(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Arg('search', () => String, { nullable: true, description: 'Part of a name, or a whole mobile number.' })
    search: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<UserConnection> {
    const list = listUsers(ctx, { search: search ?? null });
    const page = await list.page(pageRequest({ first, after }));
    return { ...presentPage(page, presentUserRow), totalCount: list.count };
  }

  @Mutation(() => [RevealedNumber], {
    description: 'Mobile numbers in full. canManageUsers; every call is in the audit log.',
  })
  @Serves(revealNumbers)
  async revealNumbers(
    @Arg('input', () => RevealNumbersInput, { description: 'The account.' }) input: RevealNumbersInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RevealedNumber[]> {
    const revealed = await revealNumbers(ctx, input);
    return revealed.map(({ userId, mobileNumber }) => ({ userId: String(userId), mobileNumber }));
  }

  @Mutation(() => User, {
    description:
      'Suspends an account: it cannot sign in, and its sessions end at once. canManageUsers; audited.',
  })
  @Serves(suspendUser)
  async suspendUser(
    @Arg('input', () => SuspendUserInput, { description: 'The account, and the reason.' })
    { userId, reason = null }: SuspendUserInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<User> {
    return presentUserRow(await suspendUser(ctx, { userId: parseId(userId), reason }));
  }

  @Mutation(() => User, {
    description: 'Lets a suspended account sign in again. canManageUsers; audited.',
  })
  @Serves(reinstateUser)
  async reinstateUser(
    @Arg('input', () => ReinstateUserInput, { description: 'The account, and the reason.' })
    { userId, reason = null }: ReinstateUserInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<User> {
    return presentUserRow(await reinstateUser(ctx, { userId: parseId(userId), reason }));
  }
}
