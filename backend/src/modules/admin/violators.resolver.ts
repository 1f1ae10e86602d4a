import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { parseId } from '../../platform/pagination';
import type { GraphqlContext } from '../identity/graphql-context';
import { RevealRegistrationsInput, SetViolatorStatusInput } from './admin.inputs';
import { revealRegistrations } from './reveal-registrations';
import { setViolatorStatus } from './set-violator-status';
import { topViolators } from './top-violators';
import { presentDecidedViolator, presentRankedViolator } from './violator.presenter';
import { RevealedRegistration, TopViolator } from './violator.type';

@Resolver()
export class ViolatorsResolver {
  @Query(() => [TopViolator], {
    description: 'The vehicles with most violations, worst first, at most 10 s old. Anyone may ask.',
  })
  async topViolators(
    @Arg('first', () => Int, { defaultValue: 5, description: 'How many, 1-100.' }) first: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<TopViolator[]> {
    return (await topViolators(ctx, { first })).map((ranked) => presentRankedViolator(ranked, ctx.actor));
  }

  @Mutation(() => TopViolator, {
    description:
      'UNDER_REVIEW is set at once; ACTIVE (cleared) and SUSPENDED want a reason and are proposed, and in force when a second person decides the same. canSuspendVehicles; audited. CONFLICT for one’s own proposal, for another one that waits, for flagging a suspended vehicle, and for suspending one of which no enrolled device has recorded a violation.',
  })
  async setViolatorStatus(
    @Arg('input', () => SetViolatorStatusInput, { description: 'Which vehicle, what and why.' })
    { vehicleId, status, reason = null, version = null }: SetViolatorStatusInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<TopViolator> {
    const decision = { vehicleId: parseId(vehicleId), status, reason, version };
    return presentDecidedViolator(await setViolatorStatus(ctx, decision));
  }

  @Mutation(() => [RevealedRegistration], {
    description: 'Registration numbers in full. canViewFullRegistrations; every call is in the audit log.',
  })
  async revealRegistrations(
    @Arg('input', () => RevealRegistrationsInput, { description: 'Of which vehicles.' })
    input: RevealRegistrationsInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RevealedRegistration[]> {
    const revealed = await revealRegistrations(ctx, input);
    return revealed.map((row) => ({ ...row, vehicleId: String(row.vehicleId) }));
  }
}
