import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { LeaveOpenDataInput, LeaveOpenDataPayload } from './refuse-open-data.type';
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

  @Mutation(() => LeaveOpenDataPayload, {
    description:
      'Leaves the journeys of the viewer out of open data that is published from now on, or no longer. Citizens only.',
  })
  @Serves(leaveOpenData)
  async leaveOpenData(
    @Arg('input', () => LeaveOpenDataInput, { description: 'Whether they are left out.' })
    { isLeftOut }: LeaveOpenDataInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<LeaveOpenDataPayload> {
    return { isLeftOut: await leaveOpenData(ctx, isLeftOut) };
  }
}
