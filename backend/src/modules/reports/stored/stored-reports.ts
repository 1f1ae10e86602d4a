import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import { AppError } from '../../../platform/errors';
import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import type { ReportContent } from './report-content';
import { REPORT_CONTENT, STORED_REPORTS } from './stored-reports.queries';
import { act } from '../../identity/acts/act';
import { signedIn } from '../../identity/acts/rules';

/** A report that is stored, without what it holds: about a period or about one violation. */
export interface StoredReport {
  readonly id: number;
  readonly period: ReportPeriod | null;
  readonly violationId: number | null;
  readonly generatedAt: Date;
  readonly title: string;
  readonly subtitle: string;
  readonly violationCount: number;
  /** Beginning of the period; null where it has none. */
  readonly from: Date | null;
}

/**
 * The reports that the actor has had made, newest first.
 * @throws UNAUTHENTICATED
 */
export const listReports = act(
  { may: signedIn, seen: { owner: 'full' } },
  async (ctx, request: PageRequest): Promise<Page<StoredReport>> => {
    const { accountId } = ctx.actor;
    const values = [accountId, request.afterId, request.first + 1] as const;
    return pageOf(await ctx.db.rows(STORED_REPORTS, values), request);
  },
);

/**
 * Content of a report of the actor's, as it was when it was made.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not theirs, also for staff
 */
export const getReport = act(
  { may: signedIn, seen: { owner: 'full', anyone: 'NOT_FOUND' } },
  async (ctx, id: number): Promise<ReportContent> => {
    const values = [id, ctx.actor.accountId] as const;
    const [report]: { content: ReportContent }[] = await ctx.db.rows(REPORT_CONTENT, values);
    if (report === undefined) {
      throw new AppError('NOT_FOUND');
    }
    return report.content;
  },
);
