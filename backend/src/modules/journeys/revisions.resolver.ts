import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { parseId } from '../../platform/pagination';
import type { GraphqlContext } from '../identity/graphql-context';
import { presentPendingRevision } from '../violations/violation-revision.presenter';
import { PendingRevision } from '../violations/violation-revision.type';
import { pendingRevisions } from '../violations/violation-revisions';
import { decideRevision } from './decide-revision';

@Resolver()
export class RevisionsResolver {
  @Query(() => [PendingRevision], {
    description: 'Changes of violations that wait for a person, oldest first. canSuspendVehicles.',
  })
  async pendingRevisions(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows at most, 1-100.' }) first: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<PendingRevision[]> {
    return (await pendingRevisions(ctx, { first })).map(presentPendingRevision);
  }

  @Mutation(() => Boolean, {
    description:
      'Applies a change that waits, or drops it; true. canSuspendVehicles, audited. CONFLICT where judging the journey again gives something else now.',
  })
  async decideRevision(
    @Arg('id', () => ID, { description: 'Identifier of the revision.' }) id: string,
    @Arg('isApplied', () => Boolean, { description: 'False: it is dropped.' }) isApplied: boolean,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<boolean> {
    await decideRevision(ctx, { revisionId: parseId(id), isApplied, by: 'STAFF' });
    return true;
  }
}
