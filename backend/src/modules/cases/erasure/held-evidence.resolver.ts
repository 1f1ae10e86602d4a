import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../../platform/db/connection.type';
import { deprecated, PLAIN_LISTS } from '../../../platform/deprecation';
import { pageRequest } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { HeldEvidence, HeldEvidenceConnection } from './held-evidence.type';
import { presentHeld } from './held-evidence.presenter';
import { FIRST_HELD, listHeldEvidence } from './list-held-evidence';

@Resolver()
export class HeldEvidenceResolver {
  @Query(() => [HeldEvidence], {
    deprecationReason: deprecated({ use: 'heldEvidenceConnection', ...PLAIN_LISTS }),
    description:
      'Evidence that open cases hold after an account is erased: for a citizen what they would hold of theirs, for canSuspendVehicles all of it. At most 500.',
  })
  @Serves(listHeldEvidence)
  async heldEvidence(@Ctx() { ctx }: GraphqlContext): Promise<HeldEvidence[]> {
    return (await listHeldEvidence(ctx, FIRST_HELD)).rows.map(presentHeld);
  }

  @Query(() => HeldEvidenceConnection, {
    description:
      'Evidence that open cases hold after an account is erased, the oldest case first: for a citizen what they would hold of theirs, for canSuspendVehicles all of it.',
  })
  @Serves(listHeldEvidence)
  async heldEvidenceConnection(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<HeldEvidenceConnection> {
    return presentPage(await listHeldEvidence(ctx, pageRequest({ first, after })), presentHeld);
  }
}
