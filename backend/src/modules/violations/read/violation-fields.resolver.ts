import { fineAmountXaf } from '@wakafine/domain/violations/fine-tariff';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { vehicleLoader } from '../../vehicles/read/read-vehicles';
import { shownVehicle } from '../../vehicles/read/shown-vehicle';
import { Vehicle } from '../../vehicles/read/vehicle.type';
import { presentCrowdVerdict } from './crowd-verdict.presenter';
import { CrowdVerdict } from './crowd-verdict.type';
import type { ViolatorStatus } from '../vehicle-enums';
import { presentRevisions } from '../revisions/violation-revision.presenter';
import { ViolationRevision } from '../revisions/violation-revision.type';
import { violationRevisions } from '../revisions/violation-revisions';
import { violationDetails } from './violation-details';
import type { ViolationDetails } from './violation-details';
import { ViolatorStatusEnum } from '../violation-enums.type';
import { Violation } from '../violation.type';
import { shownStatus } from '../violations.policy';

@Resolver(() => Violation)
export class ViolationFieldsResolver {
  @FieldResolver(() => Vehicle, {
    nullable: true,
    description: 'Its vehicle, for staff; null for its owner and on public rows.',
  })
  vehicle(
    @Root() { vehicleId }: Violation,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<Vehicle | null> {
    return shownVehicle(vehicleId, vehicleLoader(loaders, ctx));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Telephone of the transport agency; null where none is known.',
  })
  async agencyPhone(@Root() violation: Violation, @Ctx() context: GraphqlContext): Promise<string | null> {
    const details = await detailsOf(violation, context);
    const phone = violation.audience === 'public' ? details?.namedAgencyPhone : details?.agencyPhone;
    return phone ?? null;
  }

  @FieldResolver(() => ViolatorStatusEnum, {
    nullable: true,
    description:
      'Status of the vehicle that the authority has decided, to all but staff ACTIVE until a decision is final; null only once the violation is gone.',
  })
  async vehicleStatus(
    @Root() violation: Violation,
    @Ctx() context: GraphqlContext,
  ): Promise<ViolatorStatus | null> {
    const details = await detailsOf(violation, context);
    return details === null ? null : shownStatus(context.ctx.actor, details.vehicleStatus);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Violations of grade A or B before this one: for staff those of the vehicle above confirmed limits, for the owner all own ones with the same plate; null on public rows.',
  })
  async previousViolations(
    @Root() violation: Violation,
    @Ctx() context: GraphqlContext,
  ): Promise<number | null> {
    const { audience } = violation;
    const details = audience === 'public' ? null : await detailsOf(violation, context);
    const count = audience === 'staff' ? details?.previousViolations : details?.ownPreviousViolations;
    return count ?? null;
  }

  @FieldResolver(() => CrowdVerdict, {
    nullable: true,
    description:
      'Verdict of others on the road; for the owner and staff, null unless it was reported during its journey.',
  })
  async crowdVerdict(
    @Root() violation: Violation,
    @Ctx() context: GraphqlContext,
  ): Promise<CrowdVerdict | null> {
    const details = violation.audience === 'public' ? null : await detailsOf(violation, context);
    return details === null ? null : presentCrowdVerdict(details);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Indicative fine by the tariff of its time, whole FCFA; null for grade C, claims, unconfirmed limits and withdrawn ones.',
  })
  async fineAmountXaf(@Root() violation: Violation, @Ctx() context: GraphqlContext): Promise<number | null> {
    const details = await detailsOf(violation, context);
    return details === null ? null : fineAmountXaf(violation, details);
  }

  @FieldResolver(() => [ViolationRevision], {
    description:
      'Earlier judgements of it, from before it was judged anew once it had ended, newest first: for staff with those that wait for a person, for the owner those that have changed it; none on public rows.',
  })
  async revisions(
    @Root() { rowId, audience }: Violation,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<ViolationRevision[]> {
    if (audience === 'public') {
      return [];
    }
    const load = loaders.of('violation-revisions', (ids) => violationRevisions(ctx, ids));
    return presentRevisions(await load.load(rowId), audience);
  }
}

/** All fields of all rows of a list together cost one statement. */
function detailsOf(
  { rowId, audience }: Violation,
  { ctx, loaders }: GraphqlContext,
): Promise<ViolationDetails | null> {
  const isPublic = audience === 'public';
  const name = isPublic ? 'public-violation-details' : 'violation-details';
  return loaders.of(name, (ids) => violationDetails(ctx, ids, { isPublic })).load(rowId);
}
