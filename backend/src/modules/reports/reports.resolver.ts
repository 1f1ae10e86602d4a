import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { presentPage } from '../../platform/db/connection.type';
import { pageRequest } from '../../platform/db/pagination';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import { buildReport } from './build/build-report';
import type { ReportData } from './build/build-report';
import { generateReport } from './stored/generate-report';
import { monthlySummary } from './monthly-summary';
import { MonthlySummary } from './monthly-summary.type';
import { presentReport, presentReportRow, presentSummary } from './build/report.presenter';
import { presentStoredReport } from './stored/stored-report.presenter';
import { Report, ReportPeriodEnum, ReportSummary, ReportViolationConnection } from './build/report.type';
import { GenerateReportInput, ReportFilter } from './build/reports.inputs';
import { GenerateReportPayload, StoredReportConnection } from './stored/stored-report.type';
import { listReports } from './stored/stored-reports';
import { Serves } from '../identity/acts/serves.decorator';

/** A report whose figures and rows can be asked for. */
type PagedReport = Report & Pick<ReportData, 'figures' | 'page'>;

@Resolver(() => Report)
export class ReportsResolver {
  @Query(() => Report, {
    description: 'The violations of a period: own for a citizen, all for canViewDashboard.',
  })
  @Serves(buildReport)
  report(
    @Arg('period', () => ReportPeriodEnum, { description: 'The period.' }) period: ReportPeriod,
    @Arg('on', () => String, {
      nullable: true,
      description:
        'A day such as 2026-11-20: of the day, month or year that it lies in; by default of today.',
    })
    on: string | null | undefined,
    @Arg('filter', () => ReportFilter, { nullable: true, description: 'Filter of the rows.' })
    filter: ReportFilter | null | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): PagedReport {
    const data = buildReport(ctx, { period, on: on ?? null, filter: filter ?? {} });
    return { ...presentReport(data), figures: data.figures, page: data.page };
  }

  @Query(() => MonthlySummary, {
    description: 'One month of driving: own for a citizen, all for canViewDashboard.',
  })
  @Serves(monthlySummary)
  monthlySummary(
    @Arg('month', () => String, {
      nullable: true,
      description: 'Such as 2026-11, by the calendar of Africa/Douala; this month by default.',
    })
    month: string | null | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<MonthlySummary> {
    return monthlySummary(ctx, { month: month ?? null });
  }

  @Query(() => StoredReportConnection, {
    description: 'Stored reports of the caller, newest first; at most 50.',
  })
  @Serves(listReports)
  async myReports(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<StoredReportConnection> {
    return presentPage(await listReports(ctx, pageRequest({ first, after })), presentStoredReport);
  }

  @Mutation(() => GenerateReportPayload, {
    description:
      'Generates a report of a period or of one violation and stores it. Citizens of what is theirs; canGenerateReports, audited.',
  })
  @Serves(generateReport)
  async generateReport(
    @Arg('input', () => GenerateReportInput, { description: 'The subject: a period or one violation.' })
    { period = null, on = null, filter, violationId = null, clientId = null }: GenerateReportInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<GenerateReportPayload> {
    const asked = { period, on, filter: filter ?? {}, violationId, clientId };
    return { report: presentStoredReport(await generateReport(ctx, asked)) };
  }

  @FieldResolver(() => Int, { description: 'Violations of the period, whatever the filter.' })
  async totalCount(@Root() { figures }: PagedReport): Promise<number> {
    return (await figures()).totalCount;
  }

  @FieldResolver(() => ReportSummary, { description: 'The violations that the filter leaves.' })
  async summary(@Root() { figures }: PagedReport): Promise<ReportSummary> {
    return presentSummary(await figures());
  }

  @FieldResolver(() => ReportViolationConnection, { description: 'The rows that the filter leaves.' })
  async violations(
    @Root() { page }: PagedReport,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ReportViolationConnection> {
    return presentPage(await page(pageRequest({ first, after })), (row) => presentReportRow(row, ctx.actor));
  }
}
