import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../../platform/db/connection.type';
import { pageRequest, parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { issueAgencyCode, revokeAgencyCode } from './agency-codes';
import { IssueAgencyCodeInput, RevokeAgencyCodeInput } from './fleet.inputs';
import {
  presentAgencyDriver,
  presentAgencyEvent,
  presentAgencyVehicle,
  presentCodesInForce,
} from './fleet.presenter';
import { AgencyCode, AgencyDriver, AgencyEventConnection, AgencyVehicle } from './fleet.type';
import { listAgencyDrivers, listAgencyEvents, listAgencyVehicles } from './read-fleet';

@Resolver()
export class AgencyFleetResolver {
  @Query(() => [AgencyVehicle], {
    description: 'Vehicles of the own agency with their codes, at most 500. seeOwnAgency.',
  })
  @Serves(listAgencyVehicles)
  async agencyVehicles(@Ctx() { ctx }: GraphqlContext): Promise<AgencyVehicle[]> {
    return (await listAgencyVehicles(ctx)).map(presentAgencyVehicle);
  }

  @Query(() => [AgencyDriver], {
    description:
      'Drivers of the own agency under aliases, highest lower bound of their rate first, at most 500. seeOwnAgency.',
  })
  @Serves(listAgencyDrivers)
  async agencyDrivers(@Ctx() { ctx }: GraphqlContext): Promise<AgencyDriver[]> {
    return (await listAgencyDrivers(ctx)).map(presentAgencyDriver);
  }

  @Query(() => AgencyEventConnection, {
    description: 'Proven violations of vehicles of the own agency, newest first. seeOwnAgency.',
  })
  @Serves(listAgencyEvents)
  async agencyEvents(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AgencyEventConnection> {
    return presentPage(await listAgencyEvents(ctx, pageRequest({ first, after })), presentAgencyEvent);
  }

  @Mutation(() => [AgencyCode], {
    description:
      'Signs a new code for a vehicle of the own agency, and gives those in force. printAgencyCodes; audited. NOT_FOUND, CONFLICT with five in force.',
  })
  @Serves(issueAgencyCode)
  async issueAgencyCode(
    @Arg('input', () => IssueAgencyCodeInput, { description: 'The vehicle.' })
    { vehicleId }: IssueAgencyCodeInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AgencyCode[]> {
    return presentCodesInForce(await issueAgencyCode(ctx, { vehicleId: parseId(vehicleId) }));
  }

  @Mutation(() => [AgencyCode], {
    description:
      'Revokes a code of a vehicle of the own agency at once, and gives those in force. printAgencyCodes; audited. NOT_FOUND, CONFLICT for a revoked one.',
  })
  @Serves(revokeAgencyCode)
  async revokeAgencyCode(
    @Arg('input', () => RevokeAgencyCodeInput, { description: 'The code, and the reason.' })
    { codeId, reason }: RevokeAgencyCodeInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AgencyCode[]> {
    return presentCodesInForce(await revokeAgencyCode(ctx, { codeId: parseId(codeId), reason }));
  }
}
