import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { HeldEvidence } from './held-evidence.type';
import { listHeldEvidence } from './list-held-evidence';

@Resolver()
export class HeldEvidenceResolver {
  @Query(() => [HeldEvidence], {
    description:
      'Evidence that open cases hold after an account is erased: for a citizen what they would hold of theirs, for canSuspendVehicles all of it. At most 500.',
  })
  @Serves(listHeldEvidence)
  heldEvidence(@Ctx() { ctx }: GraphqlContext): Promise<HeldEvidence[]> {
    return listHeldEvidence(ctx);
  }
}
