import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { createTracker, deleteTracker, listTrackers } from './manage-trackers';
import { presentNewTracker, presentTracker } from './tracker.presenter';
import { CreateTrackerPayload, Tracker } from './tracker.type';
import { CreateTrackerInput } from './trackers.inputs';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class TrackersResolver {
  @Query(() => [Tracker], {
    description: 'The own trackers, oldest first. UNAUTHENTICATED, FORBIDDEN for staff.',
  })
  @Serves(listTrackers)
  async myTrackers(@Ctx() { ctx }: GraphqlContext): Promise<Tracker[]> {
    const trackers = await listTrackers(ctx);
    return trackers.map(({ tracker, messages }) => presentTracker(tracker, messages));
  }

  @Mutation(() => CreateTrackerPayload, {
    description:
      'Sets up an own tracker; its token is shown this once. Citizens only. CONFLICT with ten trackers already.',
  })
  @Serves(createTracker)
  async createTracker(
    @Arg('input', () => CreateTrackerInput, { description: 'Its name and its vehicle.' })
    input: CreateTrackerInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<CreateTrackerPayload> {
    const { transportAgency = null } = input;
    const { tracker, token } = await createTracker(ctx, { ...input, transportAgency });
    return presentNewTracker(tracker, { token, publicUrl: ctx.publicUrl });
  }

  @Mutation(() => Boolean, {
    description: 'Revokes the token of an own tracker; its journeys stay. Always true. NOT_FOUND.',
  })
  @Serves(deleteTracker)
  async deleteTracker(
    @Arg('id', () => ID, { description: 'One of myTrackers.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<boolean> {
    await deleteTracker(ctx, { id });
    return true;
  }
}
