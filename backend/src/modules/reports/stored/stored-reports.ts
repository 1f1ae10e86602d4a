import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import { AppError } from '../../../platform/errors';
import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import { requireSignedIn } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import type { ReportContent } from './stored-report.presenter';
import { REPORT_CONTENT, STORED_REPORTS } from './stored-reports.queries';

/** A report that is stored, without what it holds: about a period or about one violation. */
export interface StoredReport {
  readonly id: number;
  readonly period: ReportPeriod | null;
  readonly violationId: number | null;
  readonly generatedAt: Date;
  readonly title: string;
  readonly subtitle: string;
  readonly violationCount: number;
  /** Beginning of the period; null where it has none, and for reports that were made before it was stored. */
  readonly from: Date | null;
}

/**
 * The reports that the actor has had made, newest first.
 * @throws UNAUTHENTICATED
 */
export async function listReports(ctx: AppCtx, request: PageRequest): Promise<Page<StoredReport>> {
  const { accountId } = requireSignedIn(ctx);
  const values = [accountId, request.afterId, request.first + 1] as const;
  return pageOf(await ctx.db.rows(STORED_REPORTS, values), request);
}

/**
 * Content of a report of the actor's, as it was when it was made.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not theirs, also for staff
 */
export async function getReport(ctx: AppCtx, id: number): Promise<ReportContent> {
  const values = [id, requireSignedIn(ctx).accountId] as const;
  const [report]: { content: ReportContent }[] = await ctx.db.rows(REPORT_CONTENT, values);
  if (report === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return report.content;
}
