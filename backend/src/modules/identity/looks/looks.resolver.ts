import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../../platform/db/connection.type';
import { pageRequest } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../accounts/graphql-context';
import { DataLookConnection } from './data-look.type';
import type { DataLook } from './data-look.type';
import { listMyLooks } from './list-my-looks';
import type { LookRow } from './looks.queries';
import { Serves } from '../acts/serves.decorator';

@Resolver()
export class LooksResolver {
  @Query(() => DataLookConnection, {
    description:
      'Looks of staff, by role, at data of the viewer, with time and reason, newest first. Citizens only.',
  })
  @Serves(listMyLooks)
  async myDataLooks(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<DataLookConnection> {
    const list = listMyLooks(ctx);
    const page = await list.page(pageRequest({ first, after }));
    return { ...presentPage(page, presentLook), counts: list.counts };
  }
}

function presentLook({ id, journeyId, violationId, incidentId, ...look }: LookRow): DataLook {
  return {
    ...look,
    id: String(id),
    journeyId: idOf(journeyId),
    violationId: idOf(violationId),
    incidentId: idOf(incidentId),
  };
}

function idOf(id: number | null): string | null {
  return id === null ? null : String(id);
}
