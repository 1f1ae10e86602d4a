import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../../platform/db/connection.type';
import { pageRequest, parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { CaseFilter } from './cases.inputs';
import { presentCase } from './case.presenter';
import { Case, CaseConnection } from './case.type';
import { listCases, openedCase } from './read-cases';

@Resolver()
export class CasesResolver {
  @Query(() => CaseConnection, {
    description: 'Cases, newest first: own for a citizen, all for canSuspendVehicles.',
  })
  @Serves(listCases)
  async cases(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Arg('filter', () => CaseFilter, { nullable: true, description: 'Filter.' })
    filter: CaseFilter | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<CaseConnection> {
    const list = listCases(ctx, { states: filter?.states ?? null });
    const page = await list.page(pageRequest({ first, after }));
    return {
      ...presentPage(page, (row) => presentCase(row, ctx.actor, ctx.clock())),
      totalCount: list.count,
    };
  }

  @Query(() => Case, {
    nullable: true,
    description: 'Own, or any for canSuspendVehicles, which its holder can read of; null otherwise.',
  })
  @Serves(openedCase)
  async case(
    @Arg('id', () => ID, { description: 'Identifier of the case.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<Case | null> {
    const found = await openedCase(ctx, parseId(id));
    return found === null ? null : presentCase(found, ctx.actor, ctx.clock());
  }
}
