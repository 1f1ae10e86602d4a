import { groupCode } from '@wakafine/domain/people/vehicle-code';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { presentPage } from '../../../platform/db/connection.type';
import { pageRequest, parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { getRegistered, listRegistered } from '../register/list-registered';
import { registerVehicle, setVehicleAgency } from '../register/register-vehicle';
import { setVehicleClass } from '../register/set-vehicle-class';
import { codesOfVehicles, issueVehicleCode, revokeVehicleCode } from '../codes/vehicle-codes';
import { approveDevice, devicesOfVehicles, inviteDevice, revokeDevice } from '../devices/vehicle-devices';
import {
  InviteDeviceInput,
  RegisteredVehicleFilter,
  RegisterVehicleInput,
  RevokeDeviceInput,
  RevokeVehicleCodeInput,
  SetVehicleAgencyInput,
  SetVehicleClassInput,
} from '../vehicles.inputs';
import { InviteDevicePayload } from '../vehicles.payloads';
import { presentCode, presentDevice, presentRegistered } from './vehicles.presenter';
import {
  EnrolledDevice,
  RegisteredVehicle,
  RegisteredVehicleConnection,
  VehicleCode,
} from '../vehicles.type';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver(() => RegisteredVehicle)
export class VehiclesResolver {
  @Query(() => RegisteredVehicleConnection, {
    description: 'The register of vehicles, newest first. canSuspendVehicles; a search by plate is audited.',
  })
  @Serves(listRegistered)
  async registeredVehicles(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Arg('filter', () => RegisteredVehicleFilter, { nullable: true, description: 'Identifiers of the rows.' })
    filter: RegisteredVehicleFilter | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RegisteredVehicleConnection> {
    const list = listRegistered(ctx, filter ?? {});
    const page = await list.page(pageRequest({ first, after }));
    return { ...presentPage(page, presentRegistered), totalCount: list.count };
  }

  @Query(() => RegisteredVehicle, {
    nullable: true,
    description: 'A vehicle of the register; null where there is none. canSuspendVehicles.',
  })
  @Serves(getRegistered)
  async registeredVehicle(
    @Arg('id', () => ID, { description: 'Stable identifier of the vehicle.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RegisteredVehicle | null> {
    const row = await getRegistered(ctx, { vehicleId: parseId(id) });
    return row === null ? null : presentRegistered(row);
  }

  @FieldResolver(() => [VehicleCode], { description: 'Every code that was issued for it, newest first.' })
  async codes(
    @Root() { id }: RegisteredVehicle,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<VehicleCode[]> {
    const rows = await loaders.of('vehicle-codes', (ids) => codesOfVehicles(ctx, ids)).load(Number(id));
    return rows.map(presentCode);
  }

  @FieldResolver(() => [EnrolledDevice], {
    description: 'Every device that was invited for it, newest first.',
  })
  async devices(
    @Root() { id }: RegisteredVehicle,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<EnrolledDevice[]> {
    const rows = await loaders.of('vehicle-devices', (ids) => devicesOfVehicles(ctx, ids)).load(Number(id));
    return rows.map((row) => presentDevice(row, { actor: ctx.actor, now: ctx.clock() }));
  }

  @Mutation(() => RegisteredVehicle, {
    description:
      'Enters a vehicle into the register. canSuspendVehicles; audited. CONFLICT with vehicleId where it is there already.',
  })
  @Serves(registerVehicle)
  async registerVehicle(
    @Arg('input', () => RegisterVehicleInput, { description: 'Its plate, agency and class.' })
    { registrationNumber, transportAgency: agency = null, vehicleClass = null }: RegisterVehicleInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RegisteredVehicle> {
    return presentRegistered(await registerVehicle(ctx, { registrationNumber, agency, vehicleClass }));
  }

  @Mutation(() => RegisteredVehicle, {
    description: 'Gives a vehicle to an agency, or removes it. canSuspendVehicles; audited. NOT_FOUND.',
  })
  @Serves(setVehicleAgency)
  async setVehicleAgency(
    @Arg('input', () => SetVehicleAgencyInput, { description: 'The vehicle and the agency.' })
    { vehicleId, transportAgency = null }: SetVehicleAgencyInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RegisteredVehicle> {
    const row = await setVehicleAgency(ctx, { vehicleId: parseId(vehicleId), agency: transportAgency });
    return presentRegistered(row);
  }

  @Mutation(() => RegisteredVehicle, {
    description:
      'Enters the class of a vehicle, or removes it: journeys that are bound from then on are judged by it. canSuspendVehicles; audited. NOT_FOUND.',
  })
  @Serves(setVehicleClass)
  async setVehicleClass(
    @Arg('input', () => SetVehicleClassInput, { description: 'The vehicle and the class.' })
    { vehicleId, vehicleClass = null }: SetVehicleClassInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RegisteredVehicle> {
    return presentRegistered(await setVehicleClass(ctx, { vehicleId: parseId(vehicleId), vehicleClass }));
  }

  @Mutation(() => RegisteredVehicle, {
    description: 'Signs a new code for a vehicle. canSuspendVehicles; audited. CONFLICT with five in force.',
  })
  @Serves(issueVehicleCode)
  async issueVehicleCode(
    @Arg('vehicleId', () => ID, { description: 'A vehicle of the register.' }) vehicleId: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RegisteredVehicle> {
    return presentRegistered(await issueVehicleCode(ctx, { vehicleId: parseId(vehicleId) }));
  }

  @Mutation(() => RegisteredVehicle, {
    description:
      'Revokes a code from now on; journeys before stay as they are. canSuspendVehicles; audited. CONFLICT for a revoked one.',
  })
  @Serves(revokeVehicleCode)
  async revokeVehicleCode(
    @Arg('input', () => RevokeVehicleCodeInput, { description: 'The code, and the reason.' })
    { codeId, reason }: RevokeVehicleCodeInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RegisteredVehicle> {
    return presentRegistered(await revokeVehicleCode(ctx, { codeId: parseId(codeId), reason }));
  }

  @Mutation(() => InviteDevicePayload, {
    description:
      'Invites a phone or tracker for a vehicle. canSuspendVehicles; audited. CONFLICT with ten open.',
  })
  @Serves(inviteDevice)
  async inviteDevice(
    @Arg('input', () => InviteDeviceInput, { description: 'The vehicle, and the kind of device.' })
    { vehicleId, kind }: InviteDeviceInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<InviteDevicePayload> {
    const { device, invitation } = await inviteDevice(ctx, { vehicleId: parseId(vehicleId), kind });
    return {
      device: presentDevice(device, { actor: ctx.actor, now: ctx.clock() }),
      invitation: groupCode(invitation),
    };
  }

  @Mutation(() => EnrolledDevice, {
    description:
      'Approves a device that was claimed: its journeys are bound from now on. canSuspendVehicles; audited. CONFLICT for one’s own invitation, and for one that does not wait.',
  })
  @Serves(approveDevice)
  async approveDevice(
    @Arg('deviceId', () => ID, { description: 'A device that waits for approval.' }) deviceId: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<EnrolledDevice> {
    const device = await approveDevice(ctx, { deviceId: parseId(deviceId) });
    return presentDevice(device, { actor: ctx.actor, now: ctx.clock() });
  }

  @Mutation(() => EnrolledDevice, {
    description:
      'Revokes a device from now on, or withdraws its invitation. canSuspendVehicles; audited. CONFLICT for a revoked one.',
  })
  @Serves(revokeDevice)
  async revokeDevice(
    @Arg('input', () => RevokeDeviceInput, { description: 'The device, and the reason.' })
    { deviceId, reason }: RevokeDeviceInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<EnrolledDevice> {
    const device = await revokeDevice(ctx, { deviceId: parseId(deviceId), reason });
    return presentDevice(device, { actor: ctx.actor, now: ctx.clock() });
  }
}
