import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { getSegment, getSegmentAnalytics, getSegments } from './get-segments';
import { SegmentFilterInput } from './segments.inputs';
import { presentSegment, presentSegmentAnalytics, presentSegmentDetail } from './segments.presenter';
import { Segment, SegmentAnalytics, SegmentDetail } from './segments.type';

@Resolver()
export class SegmentsResolver {
  @Query(() => SegmentAnalytics, {
    description:
      'Main roads in segments of about 5 km, all together and by what differs, now and before. canViewDashboard.',
  })
  @Serves(getSegmentAnalytics)
  async segmentAnalytics(
    @Arg('filter', () => SegmentFilterInput, { description: 'Filter of the figures.' })
    filter: SegmentFilterInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SegmentAnalytics> {
    return presentSegmentAnalytics(await getSegmentAnalytics(ctx, { filter }));
  }

  @Query(() => [Segment], {
    description: 'Segments by the same filter: the one with the highest lower bound leads. canViewDashboard.',
  })
  @Serves(getSegments)
  async segments(
    @Arg('filter', () => SegmentFilterInput, { description: 'Filter of the figures.' })
    filter: SegmentFilterInput,
    @Arg('first', () => Int, { defaultValue: 50, description: 'Segments in the list, 1-100.' }) first: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<Segment[]> {
    return (await getSegments(ctx, { filter, first })).map(presentSegment);
  }

  @Query(() => SegmentDetail, {
    description: 'One segment by the same filter, of whatever road. canViewDashboard.',
  })
  @Serves(getSegment)
  async segment(
    @Arg('id', () => ID, { description: 'Such as N5-011.' }) id: string,
    @Arg('filter', () => SegmentFilterInput, { description: 'Filter of its figures.' })
    filter: SegmentFilterInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SegmentDetail> {
    return presentSegmentDetail(await getSegment(ctx, { id, filter }));
  }
}
