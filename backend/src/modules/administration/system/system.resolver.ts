import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../../platform/db/connection.type';
import { pageRequest } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { ClearDemoDataPayload, EndAllJourneysPayload } from './admin.payloads';
import { presentAuditEntry } from '../audit/audit-entry.presenter';
import { AuditEntryConnection, AuditFilter } from '../audit/audit-entry.type';
import { clearDemoData } from './clear-demo-data';
import { endAllJourneys } from './end-all-journeys';
import { listAuditEntries } from '../audit/list-audit-entries';
import { serviceHealth } from './service-health';
import { demoCount, refuseUnconfirmed, systemCounts } from './system-counts';
import type { Confirmation } from './system-counts';
import { presentHealth } from './system.presenter';
import { ConfirmationInput, ServiceHealth, SystemCounts } from './system.type';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class SystemResolver {
  @Query(() => AuditEntryConnection, {
    description: 'Everything that staff have done, newest first. canAccessSystemSettings.',
  })
  @Serves(listAuditEntries)
  async auditLog(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Arg('filter', () => AuditFilter, { nullable: true, description: 'Identifiers of the rows.' })
    filter: AuditFilter | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AuditEntryConnection> {
    const log = listAuditEntries(ctx, filter ?? {});
    const page = await log.page(pageRequest({ first, after }));
    const connection = presentPage(page, presentAuditEntry);
    return { ...connection, totalCount: log.count, boundedCount: log.boundedCount };
  }

  @Query(() => SystemCounts, {
    description:
      'Number of rows that ending all journeys and clearing demo data would touch. canAccessSystemSettings.',
  })
  @Serves(systemCounts)
  async systemCounts(@Ctx() { ctx }: GraphqlContext): Promise<SystemCounts> {
    const counts = await systemCounts(ctx);
    return { ...counts, demoTotal: demoCount(counts) };
  }

  @Query(() => ServiceHealth, { description: 'Health of the service now. canAccessSystemSettings.' })
  @Serves(serviceHealth)
  async serviceHealth(@Ctx() { ctx }: GraphqlContext): Promise<ServiceHealth> {
    return presentHealth(await serviceHealth(ctx));
  }

  @Mutation(() => EndAllJourneysPayload, {
    description: 'Ends every active journey, with its figures right. canAccessSystemSettings; audited.',
  })
  @Serves(endAllJourneys)
  async endAllJourneys(
    @Arg('confirmation', () => ConfirmationInput, {
      nullable: true,
      description: 'The typed text and the shown number.',
    })
    confirmation: ConfirmationInput | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<EndAllJourneysPayload> {
    await refuseUnconfirmed(ctx, { act: 'END_ALL_JOURNEYS', confirmation: given(confirmation) });
    return { ended: await endAllJourneys(ctx) };
  }

  @Mutation(() => ClearDemoDataPayload, {
    description:
      'Deletes exactly the demo data; demo staff stay in demo mode. canAccessSystemSettings; audited.',
  })
  @Serves(clearDemoData)
  async clearDemoData(
    @Arg('confirmation', () => ConfirmationInput, {
      nullable: true,
      description: 'The typed text and the shown number.',
    })
    confirmation: ConfirmationInput | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ClearDemoDataPayload> {
    await refuseUnconfirmed(ctx, { act: 'CLEAR_DEMO_DATA', confirmation: given(confirmation) });
    return { deleted: await clearDemoData(ctx) };
  }
}

function given(input: ConfirmationInput | null | undefined): Confirmation | null {
  return input ? { words: input.words, expectedCount: input.expectedCount ?? null } : null;
}
