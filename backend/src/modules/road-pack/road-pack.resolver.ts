import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import { Serves } from '../identity/acts/serves.decorator';
import { getRoadPack } from './get-road-pack';
import { RoadPack } from './road-pack.type';

@Resolver()
export class RoadPackResolver {
  @Query(() => RoadPack, {
    description:
      'The pack of roads, a minute old at most and the same for everybody; nothing of the place of the caller is needed. Anyone.',
  })
  @Serves(getRoadPack)
  async roadPack(
    @Arg('since', () => String, {
      nullable: true,
      description:
        'Version that the caller has: the answer is what has changed, or the whole pack where that is not known any more.',
    })
    since: string | null | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RoadPack> {
    const sent = await getRoadPack(ctx, { since: since ?? null });
    return { version: sent.version, since: sent.since, madeAt: new Date(sent.madeAt), text: sent.text };
  }
}
