import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { CaseContest } from './case.type';
import { presentTrackPoint } from './case.presenter';
import { TrackPoint } from './contest-track.type';
import { tracksOfContests } from './contest-tracks';

@Resolver(() => CaseContest)
export class ContestTracksResolver {
  @FieldResolver(() => [TrackPoint], {
    description:
      'Points of its track, in the order of their times; none without one, and once it is deleted.',
  })
  async trackPoints(
    @Root() { rowId }: CaseContest,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<TrackPoint[]> {
    const points = await loaders.of('contest-tracks', (ids) => tracksOfContests(ctx, ids)).load(rowId);
    return points.map(presentTrackPoint);
  }
}
