import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../platform/connection.type';
import { pageRequest } from '../../platform/pagination';
import type { GraphqlContext } from '../identity/graphql-context';
import { ClearDemoDataPayload, EndAllJourneysPayload } from './admin.payloads';
import { presentAuditEntry } from './audit-entry.presenter';
import { AuditEntryConnection } from './audit-entry.type';
import { clearDemoData } from './clear-demo-data';
import { endAllJourneys } from './end-all-journeys';
import { listAuditEntries } from './list-audit-entries';

@Resolver()
export class SystemResolver {
  @Query(() => AuditEntryConnection, {
    description: 'Everything that staff have done, newest first. canAccessSystemSettings.',
  })
  async auditLog(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AuditEntryConnection> {
    const log = listAuditEntries(ctx);
    const page = await log.page(pageRequest({ first, after }));
    return { ...presentPage(page, presentAuditEntry), totalCount: log.count };
  }

  @Mutation(() => EndAllJourneysPayload, {
    description: 'Ends every active journey, with its figures right. canAccessSystemSettings; audited.',
  })
  async endAllJourneys(@Ctx() { ctx }: GraphqlContext): Promise<EndAllJourneysPayload> {
    return { ended: await endAllJourneys(ctx) };
  }

  @Mutation(() => ClearDemoDataPayload, {
    description:
      'Deletes exactly the demo data; demo staff stay in demo mode. canAccessSystemSettings; audited.',
  })
  async clearDemoData(@Ctx() { ctx }: GraphqlContext): Promise<ClearDemoDataPayload> {
    return { deleted: await clearDemoData(ctx) };
  }
}
