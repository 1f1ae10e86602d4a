import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Violation } from '../../violations/violation.type';
import { caseAudienceOf } from '../cases.policy';
import { presentCase } from './case.presenter';
import { Case } from './case.type';
import { casesOfViolations } from './read-cases';

@Resolver(() => Violation)
export class ViolationCaseResolver {
  @FieldResolver(() => Case, {
    nullable: true,
    description: 'Its case, for its holder and for canSuspendVehicles; null without one, and on public rows.',
  })
  async case(
    @Root() { rowId, audience }: Violation,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<Case | null> {
    if (audience === 'public') {
      return null;
    }
    const found = await loaders.of('violation-cases', (ids) => casesOfViolations(ctx, ids)).load(rowId);
    const isVisible = found !== null && caseAudienceOf(ctx.actor, found.holderId) !== null;
    return isVisible ? presentCase(found, ctx.actor, ctx.clock()) : null;
  }
}
