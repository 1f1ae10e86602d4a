import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { pageRequest, parseId } from '../../../platform/db/pagination';
import { presentPage } from '../../../platform/db/connection.type';
import { deprecated, PLAIN_LISTS } from '../../../platform/deprecation';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { dailyReports } from './daily-reports';
import { cancelExport, findExport, myExports } from './export-jobs';
import { askedFilter, presentDailyReport, presentExport } from './export.presenter';
import { DailyReport, DailyReportConnection, ExportJob, StartExportInput } from './export.type';
import { startExport } from './start-export';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class ExportsResolver {
  @Query(() => ExportJob, { nullable: true, description: 'An export of one’s own; null for any other.' })
  @Serves(findExport)
  async exportJob(
    @Arg('id', () => ID, { description: 'Identifier of the export.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ExportJob | null> {
    const job = await findExport(ctx, parseId(id));
    return job === null ? null : presentExport(job);
  }

  @Query(() => [ExportJob], { description: 'One’s own exports of the last day, newest first, at most 20.' })
  @Serves(myExports)
  async myExports(@Ctx() { ctx }: GraphqlContext): Promise<ExportJob[]> {
    return (await myExports(ctx)).map(presentExport);
  }

  @Query(() => [DailyReport], {
    deprecationReason: deprecated({ use: 'dailyReportsConnection', ...PLAIN_LISTS }),
    description: 'Reports of the latest days, made at midnight of Africa/Douala. canGenerateReports.',
  })
  @Serves(dailyReports)
  async dailyReports(
    @Arg('first', () => Int, { defaultValue: 30, description: 'Number of days, 1-100.' }) first: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<DailyReport[]> {
    return (await dailyReports(ctx, pageRequest({ first }))).rows.map(presentDailyReport);
  }

  @Query(() => DailyReportConnection, {
    description: 'Reports of days, made at midnight of Africa/Douala, newest first. canGenerateReports.',
  })
  @Serves(dailyReports)
  async dailyReportsConnection(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<DailyReportConnection> {
    return presentPage(await dailyReports(ctx, pageRequest({ first, after })), presentDailyReport);
  }

  @Mutation(() => ExportJob, {
    description:
      'Begins an export, which is made in the background; two at a time. canGenerateReports; audited.',
  })
  @Serves(startExport)
  async startExport(
    @Arg('input', () => StartExportInput, { description: 'Kind, format and filter.' })
    { kind, format, withFullRegistrations, filter, reason, reasonText }: StartExportInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ExportJob> {
    const shape = { kind, format, hasFullPlates: withFullRegistrations };
    const why = { reason: reason ?? null, reasonText: reasonText ?? null };
    return presentExport(await startExport(ctx, { ...shape, ...why, filter: askedFilter(filter) }));
  }

  @Mutation(() => ExportJob, { description: 'Ends an export of one’s own that is under way.' })
  @Serves(cancelExport)
  async cancelExport(
    @Arg('id', () => ID, { description: 'Identifier of the export.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ExportJob> {
    return presentExport(await cancelExport(ctx, parseId(id)));
  }
}
