import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { isLeftOutOfOpenData, leaveOpenData } from './refuse-open-data';

@Resolver()
export class RefuseOpenDataResolver {
  @Query(() => Boolean, {
    description:
      'Whether the journeys of the viewer are left out of open data that is published from now on. Citizens only.',
  })
  @Serves(isLeftOutOfOpenData)
  async amILeftOutOfOpenData(@Ctx() { ctx }: GraphqlContext): Promise<boolean> {
    return isLeftOutOfOpenData(ctx);
  }

  @Mutation(() => Boolean, {
    description:
      'Leaves the journeys of the viewer out of open data that is published from now on, or no longer. Gives whether they are left out. Citizens only.',
  })
  @Serves(leaveOpenData)
  async leaveOpenData(
    @Arg('isLeftOut', () => Boolean, { description: 'Whether they are left out.' }) isLeftOut: boolean,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<boolean> {
    return leaveOpenData(ctx, isLeftOut);
  }
}
