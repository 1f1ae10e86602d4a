import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { parseId } from '../../platform/pagination';
import type { GraphqlContext } from '../identity/graphql-context';
import { RevealRegistrationsInput, SetViolatorStatusInput } from './admin.inputs';
import { revealRegistrations } from './reveal-registrations';
import { setViolatorStatus } from './set-violator-status';
import { presentViolator } from './violator.presenter';
import { RevealedRegistration, TopViolator } from './violator.type';

@Resolver()
export class ViolatorsResolver {
  @Mutation(() => TopViolator, {
    description: 'Changes the status of a vehicle. canSuspendVehicles; audited.',
  })
  async setViolatorStatus(
    @Arg('input', () => SetViolatorStatusInput, { description: 'Which vehicle, what and why.' })
    { vehicleId, status, reason = null }: SetViolatorStatusInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<TopViolator> {
    return presentViolator(await setViolatorStatus(ctx, { vehicleId: parseId(vehicleId), status, reason }));
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
