import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { pageRequest, parseId } from '../../../platform/db/pagination';
import { presentPage } from '../../../platform/db/connection.type';
import { deprecated, PLAIN_LISTS } from '../../../platform/deprecation';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { presentPendingRevision } from '../../violations/revisions/violation-revision.presenter';
import {
  PendingRevision,
  PendingRevisionConnection,
} from '../../violations/revisions/violation-revision.type';
import { pendingRevisions } from '../../violations/revisions/violation-revisions';
import { decideRevision } from './decide-revision';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class RevisionsResolver {
  @Query(() => [PendingRevision], {
    deprecationReason: deprecated({ use: 'pendingRevisionsConnection', ...PLAIN_LISTS }),
    description: 'Changes of violations that wait for a person, oldest first. canSuspendVehicles.',
  })
  @Serves(pendingRevisions)
  async pendingRevisions(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows at most, 1-100.' }) first: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<PendingRevision[]> {
    return (await pendingRevisions(ctx, pageRequest({ first }))).rows.map(presentPendingRevision);
  }

  @Query(() => PendingRevisionConnection, {
    description: 'Changes of violations that wait for a person, oldest first. canSuspendVehicles.',
  })
  @Serves(pendingRevisions)
  async pendingRevisionsConnection(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<PendingRevisionConnection> {
    return presentPage(await pendingRevisions(ctx, pageRequest({ first, after })), presentPendingRevision);
  }

  @Mutation(() => Boolean, {
    description:
      'Applies a change that waits, or drops it; true. canSuspendVehicles, audited. CONFLICT where judging the journey again gives something else now.',
  })
  @Serves(decideRevision)
  async decideRevision(
    @Arg('id', () => ID, { description: 'Identifier of the revision.' }) id: string,
    @Arg('isApplied', () => Boolean, { description: 'False: it is dropped.' }) isApplied: boolean,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<boolean> {
    await decideRevision(ctx, { revisionId: parseId(id), isApplied });
    return true;
  }
}
