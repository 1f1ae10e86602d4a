import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { parseId } from '../../platform/pagination';
import type { GraphqlContext } from '../identity/graphql-context';
import { RevealRegistrationsInput, SetViolatorStatusInput } from './admin.inputs';
import { revealRegistrations } from './reveal-registrations';
import { setViolatorStatus } from './set-violator-status';
import { topViolators } from './top-violators';
import { presentRankedViolator, presentViolator } from './violator.presenter';
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
    return (await topViolators(ctx, { first })).map(presentRankedViolator);
  }

  @Mutation(() => TopViolator, {
    description: 'Changes the status of a vehicle. canSuspendVehicles; audited.',
  })
  async setViolatorStatus(
    @Arg('input', () => SetViolatorStatusInput, { description: 'Which vehicle, what and why.' })
    { vehicleId, status, reason = null, version = null }: SetViolatorStatusInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<TopViolator> {
    const decision = { vehicleId: parseId(vehicleId), status, reason, version };
    return presentViolator(await setViolatorStatus(ctx, decision));
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
