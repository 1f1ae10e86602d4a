import { fineAmountXaf } from '@wakafine/domain/fine-tariff';
import { DEFAULT_THRESHOLDS } from '@wakafine/domain/zones';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../identity/graphql-context';
import { presentCrowdVerdict } from './crowd-verdict.presenter';
import { CrowdVerdict } from './crowd-verdict.type';
import type { ViolatorStatus } from './vehicle-enums';
import { violationDetails } from './violation-details';
import type { ViolationDetails } from './violation-details';
import { Violation, ViolatorStatusEnum } from './violation.type';
import { canSeeBehind, shownStatus } from './violations.policy';

@Resolver(() => Violation)
export class ViolationFieldsResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Telephone of the transport agency; null where none is known.',
  })
  async agencyPhone(@Root() { id }: Violation, @Ctx() context: GraphqlContext): Promise<string | null> {
    return (await detailsOf(id, context))?.agencyPhone ?? null;
  }

  @FieldResolver(() => ViolatorStatusEnum, {
    nullable: true,
    description:
      'What the authority has decided on the vehicle, to all but staff ACTIVE until a decision is final; null only once the violation is gone.',
  })
  async vehicleStatus(
    @Root() { id }: Violation,
    @Ctx() context: GraphqlContext,
  ): Promise<ViolatorStatus | null> {
    const details = await detailsOf(id, context);
    return details === null ? null : shownStatus(context.ctx.actor, details.vehicleStatus);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Violations of the vehicle before this one that rankings count (grade A or B); for the owner and staff, null on public rows.',
  })
  async previousViolations(
    @Root() { id, isOwn }: Violation,
    @Ctx() context: GraphqlContext,
  ): Promise<number | null> {
    const isSeen = canSeeBehind(context.ctx.actor, { isOwn });
    return isSeen ? ((await detailsOf(id, context))?.previousViolations ?? null) : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Where it begins to be too fast: the caution threshold in force at its start, km/h; null only once the violation is gone.',
  })
  async limitKmh(@Root() { id }: Violation, @Ctx() context: GraphqlContext): Promise<number | null> {
    const details = await detailsOf(id, context);
    return details === null ? null : (details.limitKmh ?? DEFAULT_THRESHOLDS.caution);
  }

  @FieldResolver(() => CrowdVerdict, {
    nullable: true,
    description:
      'What others on the road make of it; for the owner and staff, null unless it was reported during its journey.',
  })
  async crowdVerdict(
    @Root() { id, isOwn }: Violation,
    @Ctx() context: GraphqlContext,
  ): Promise<CrowdVerdict | null> {
    const isSeen = canSeeBehind(context.ctx.actor, { isOwn });
    const details = isSeen ? await detailsOf(id, context) : null;
    return details === null ? null : presentCrowdVerdict(details);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Indicative fine by the tariff of its time, whole FCFA; null for grade C, claims and withdrawn ones.',
  })
  async fineAmountXaf(@Root() violation: Violation, @Ctx() context: GraphqlContext): Promise<number | null> {
    const details = await detailsOf(violation.id, context);
    return details === null ? null : fineAmountXaf(violation, details);
  }
}

/** All fields of all rows of a list together cost one statement. */
function detailsOf(id: string, { ctx, loaders }: GraphqlContext): Promise<ViolationDetails | null> {
  return loaders.of('violation-details', (ids) => violationDetails(ctx, ids)).load(Number(id));
}
