import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../../platform/db/connection.type';
import { parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { getPublicViolation, openViolation } from './get-violation';
import { listViolations } from './list-violations';
import { noteViolationPage } from './note-page';
import { recentViolations } from './recent-violations';
import { presentPublicViolation, presentViolation } from '../violation.presenter';
import { RecentViolations, Violation, ViolationConnection } from '../violation.type';
import { ViolationFilter, ViolationSortEnum } from '../violations.inputs';
import type { ViolationSort } from '../violations.inputs';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class ViolationsResolver {
  @Query(() => ViolationConnection, {
    description: 'Own for a citizen, public rows for a visitor, all for canViewDashboard.',
  })
  @Serves(listViolations)
  async violations(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Arg('filter', () => ViolationFilter, { nullable: true, description: 'Identifiers of the rows.' })
    filter: ViolationFilter | undefined,
    @Arg('sort', () => ViolationSortEnum, { defaultValue: 'NEWEST', description: 'In which order.' })
    sort: ViolationSort,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Part of the agency, or what the mask of a registration number shows; of own ones any part of it; the whole of it for canViewFullRegistrations, which is audited. Public rows are found by the agencies that they name.',
    })
    search: string | undefined,
    @Ctx() context: GraphqlContext,
  ): Promise<ViolationConnection> {
    const { ctx } = context;
    const list = await listViolations(ctx, filter, { sort, search });
    const page = await list.page({ first, after });
    noteViolationPage(context, list, page);
    const connection = presentPage(page, (row) => presentViolation(row, ctx.actor), list.cursor);
    return { ...connection, totalCount: list.count, boundedCount: list.boundedCount };
  }

  @Query(() => Violation, {
    nullable: true,
    description: 'Own, or any for canViewDashboard; by the id of a public row that row; null otherwise.',
  })
  @Serves(openViolation)
  async violation(
    @Arg('id', () => ID, { description: 'Identifier of the violation.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<Violation | null> {
    const asked = parseId(id);
    const violation = await openViolation(ctx, asked);
    if (violation !== null) {
      return presentViolation(violation, ctx.actor);
    }
    const listed = await getPublicViolation(ctx, asked);
    return listed === null ? null : presentPublicViolation(listed);
  }

  @Query(() => RecentViolations, { description: "Public rows, one's own in full. Anyone may ask." })
  @Serves(recentViolations)
  async recentViolations(
    @Arg('perZone', () => Int, { defaultValue: 2, description: 'Rows of each zone, 1-20.' }) perZone: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RecentViolations> {
    const { caution, warning, danger } = await recentViolations(ctx, { perZone });
    const present = (row: (typeof caution)[number]): Violation =>
      presentViolation(row, ctx.actor, ctx.clock());
    return { caution: caution.map(present), warning: warning.map(present), danger: danger.map(present) };
  }
}
