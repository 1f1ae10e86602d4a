import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { parseId } from '../../platform/db/pagination';
import { hasPermission } from '../identity/accounts/actor';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import { RevealRegistrationsInput, SetViolatorStatusInput } from '../administration/admin.inputs';
import { publicViolators } from './public-violators';
import { revealRegistrations } from './reveal-registrations';
import { setViolatorStatus } from './set-violator-status';
import { refuseLength, topViolators } from './top-violators';
import { presentDecidedViolator, presentPublicViolator, presentViolator } from './violator.presenter';
import { RevealedRegistration, TopViolator } from './violator.type';
import { Serves } from '../identity/acts/serves.decorator';

@Resolver()
export class ViolatorsResolver {
  @Query(() => [TopViolator], {
    description:
      'Vehicles with most violations, worst first, at most 10 s old: vehicles for canViewDashboard; for everybody else vehicles that are bound to an agency, and without a name the violations of one account with one plate.',
  })
  @Serves(publicViolators)
  async topViolators(
    @Arg('first', () => Int, { defaultValue: 5, description: 'Page size, 1-100.' }) first: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<TopViolator[]> {
    refuseLength(first);
    return hasPermission(ctx.actor, 'canViewDashboard')
      ? (await topViolators(ctx, { first })).map(presentViolator)
      : (await publicViolators(ctx, { first })).map(presentPublicViolator);
  }

  @Mutation(() => TopViolator, {
    description:
      'UNDER_REVIEW is set at once; ACTIVE (cleared) and SUSPENDED want a reason and are proposed, and in force when a second person decides the same. canSuspendVehicles; audited. CONFLICT for one’s own proposal, for another one that waits, for flagging a suspended vehicle, and for suspending one of which no enrolled device has recorded a violation.',
  })
  @Serves(setViolatorStatus)
  async setViolatorStatus(
    @Arg('input', () => SetViolatorStatusInput, { description: 'The vehicle, the decision and the reason.' })
    { vehicleId, status, reason = null, version = null }: SetViolatorStatusInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<TopViolator> {
    const decision = { vehicleId: parseId(vehicleId), status, reason, version };
    return presentDecidedViolator(await setViolatorStatus(ctx, decision));
  }

  @Mutation(() => [RevealedRegistration], {
    description: 'Registration numbers in full. canViewFullRegistrations; every call is in the audit log.',
  })
  @Serves(revealRegistrations)
  async revealRegistrations(
    @Arg('input', () => RevealRegistrationsInput, { description: 'Of which vehicles.' })
    input: RevealRegistrationsInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RevealedRegistration[]> {
    const revealed = await revealRegistrations(ctx, input);
    return revealed.map((row) => ({ ...row, vehicleId: String(row.vehicleId) }));
  }
}
