import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AccountSession } from './account-session.type';
import { listSessions, revokeOtherSessions, revokeSession } from './account-sessions';
import type { GraphqlContext } from '../accounts/graphql-context';
import { Serves } from '../acts/serves.decorator';

@Resolver()
export class AccountSessionsResolver {
  @Query(() => [AccountSession], { description: 'The own live sessions, newest first. UNAUTHENTICATED.' })
  @Serves(listSessions)
  async mySessions(@Ctx() { ctx }: GraphqlContext): Promise<AccountSession[]> {
    const sessions = await listSessions(ctx);
    return sessions.map((session) => ({ ...session, id: String(session.id) }));
  }

  @Mutation(() => Boolean, {
    description: 'Ends one of the own sessions and closes its sockets; always true. NOT_FOUND.',
  })
  @Serves(revokeSession)
  async revokeSession(
    @Arg('id', () => ID, { description: 'One of mySessions.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<boolean> {
    await revokeSession(ctx, { id });
    return true;
  }

  @Mutation(() => Int, { description: 'Ends all own sessions but the one that asks; gives how many.' })
  @Serves(revokeOtherSessions)
  revokeOtherSessions(@Ctx() { ctx }: GraphqlContext): Promise<number> {
    return revokeOtherSessions(ctx);
  }
}
