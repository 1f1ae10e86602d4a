import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../platform/db/connection.type';
import { pageRequest, parseId } from '../../platform/db/pagination';
import { deprecated, PLAIN_LISTS } from '../../platform/deprecation';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import { confirmViolatorStatus, withdrawViolatorStatus } from './decide-on-proposal';
import { listViolators } from './list-violators';
import { violatorHistory } from './violator-history';
import { presentStatusChange, presentViolatorRow } from './violator-row.presenter';
import {
  ViolatorConnection,
  ViolatorFilter,
  ViolatorStatusChange,
  ViolatorStatusChangeConnection,
} from './violator-row.type';
import { presentDecidedViolator } from './violator.presenter';
import { TopViolator } from './violator.type';
import { Serves } from '../identity/acts/serves.decorator';

@Resolver()
export class ViolatorDecisionsResolver {
  @Query(() => ViolatorConnection, {
    description:
      'Vehicles with violations that their own enrolled devices recorded, or with a status, worst first: a typed plate puts nobody here. canViewDashboard.',
  })
  @Serves(listViolators)
  async violators(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Arg('filter', () => ViolatorFilter, { nullable: true, description: 'Identifiers of the rows.' })
    filter: ViolatorFilter | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ViolatorConnection> {
    const list = listViolators(ctx, filter ?? {});
    const page = await list.page(pageRequest({ first, after }));
    return { ...presentPage(page, (row) => presentViolatorRow(row, ctx.actor)), totalCount: list.count };
  }

  @Query(() => [ViolatorStatusChange], {
    deprecationReason: deprecated({ use: 'violatorHistoryConnection', ...PLAIN_LISTS }),
    description: 'Every status that a vehicle has come to, newest first. canViewDashboard.',
  })
  @Serves(violatorHistory)
  async violatorHistory(
    @Arg('vehicleId', () => ID, { description: 'Stable identifier of the vehicle.' }) vehicleId: string,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Page size, 1-100.' }) first: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ViolatorStatusChange[]> {
    const { rows } = await violatorHistory(ctx, parseId(vehicleId), pageRequest({ first }));
    return rows.map(presentStatusChange);
  }

  @Query(() => ViolatorStatusChangeConnection, {
    description: 'Every status that a vehicle has come to, newest first. canViewDashboard.',
  })
  @Serves(violatorHistory)
  async violatorHistoryConnection(
    @Arg('vehicleId', () => ID, { description: 'Stable identifier of the vehicle.' }) vehicleId: string,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ViolatorStatusChangeConnection> {
    const page = await violatorHistory(ctx, parseId(vehicleId), pageRequest({ first, after }));
    return presentPage(page, presentStatusChange);
  }

  @Mutation(() => TopViolator, {
    description:
      'Clears or suspends a vehicle for which somebody else has proposed it. canSuspendVehicles; audited. CONFLICT for one’s own proposal, and where none waits.',
  })
  @Serves(confirmViolatorStatus)
  async confirmViolatorStatus(
    @Arg('vehicleId', () => ID, { description: 'Stable identifier of the vehicle.' }) vehicleId: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<TopViolator> {
    return presentDecidedViolator(await confirmViolatorStatus(ctx, { vehicleId: parseId(vehicleId) }));
  }

  @Mutation(() => TopViolator, {
    description:
      'Withdraws a proposal to clear or suspend a vehicle. canSuspendVehicles; audited. CONFLICT where none is open.',
  })
  @Serves(withdrawViolatorStatus)
  async withdrawViolatorStatus(
    @Arg('vehicleId', () => ID, { description: 'Stable identifier of the vehicle.' }) vehicleId: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<TopViolator> {
    return presentDecidedViolator(await withdrawViolatorStatus(ctx, { vehicleId: parseId(vehicleId) }));
  }
}
