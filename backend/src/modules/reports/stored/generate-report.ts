import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import { contentHash, refuseOtherContent } from '../../../platform/idempotency';
import { AppError, badInput } from '../../../platform/errors';
import { parseId } from '../../../platform/db/pagination';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx, SignedIn } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { audienceOf } from '../../violations/violations.policy';
import { buildReport } from '../build/build-report';
import type { ReportFilter, ReportRow } from '../build/build-report';
import { presentPeriodContent, presentViolationContent } from './stored-report.presenter';
import type { ReportContent } from './report-content';
import { REPORT_ROW } from '../build/reports.queries';
import {
  DROP_OLDEST_REPORTS,
  STORE_REPORT,
  LOCK_READER,
  REPORT_BY_CLIENT_ID,
} from './stored-reports.queries';
import type { StoredReport } from './stored-reports';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { isStaff } from '../../identity/accounts/actor';

/** The most rows that a report holds; the newest ones. */
const ROWS_MAX = 2_000;
/** Number of reports of an account that are stored; a further one replaces the oldest. */
const REPORTS_MAX = 50;

/** Subject of a report: either a period or one violation. */
export interface GenerateReport {
  readonly period: ReportPeriod | null;
  /** A day such as 2026-11-20 that lies in the period; null for the period that is running. */
  readonly on: string | null;
  readonly filter: ReportFilter;
  readonly violationId: string | null;
  /** UUID chosen by the client; the same id with the same content gives the same report. */
  readonly clientId: string | null;
}

interface Made {
  readonly content: ReportContent;
  /** The oldest violation in it; null where there is none. */
  readonly oldestAt: Date | null;
  readonly violationId: number | null;
  /** Beginning of the period; null where it has none. */
  readonly from: Date | null;
}

/**
 * Creates a report and stores it for the actor as it is now: of a period (at most the newest 2,000 violations),
 * or of one
 * violation. By staff it is audited.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff without canGenerateReports, BAD_USER_INPUT (period, on,
 * filter.search, clientId), NOT_FOUND for a violation that is not theirs, IDEMPOTENCY_MISMATCH for a clientId used before with other
 * content
 */
export const generateReport = act(
  { may: right('makeReports'), seen: { other: 'NOT_FOUND' } },
  async (ctx, input: GenerateReport): Promise<StoredReport> => {
    const { actor } = ctx;
    refuseFaults(input);
    const hash = contentHash({ ...input });
    return inTransaction(ctx, async (making) => {
      await making.db.rows(LOCK_READER, [actor.accountId]);
      const known = await madeBefore(making, actor, { clientId: input.clientId, hash });
      if (known !== null) {
        return known;
      }
      const made = await make(making, actor, input);
      const report = await store(making, actor, { input, made, hash });
      if (isStaff(actor)) {
        const details = { period: input.period, from: made.from, violationId: made.violationId };
        await recordAct(making, { act: 'REPORT_GENERATED', target: `report:${report.id}`, details });
      }
      return report;
    });
  },
);

async function madeBefore(
  { db }: AppCtx,
  { accountId }: SignedIn,
  { clientId, hash }: { clientId: string | null; hash: Buffer },
): Promise<StoredReport | null> {
  if (clientId === null) {
    return null;
  }
  const values = [accountId, clientId] as const;
  const [known]: (StoredReport & { contentHash: Buffer })[] = await db.rows(REPORT_BY_CLIENT_ID, values);
  if (known === undefined) {
    return null;
  }
  refuseOtherContent(known.contentHash, hash);
  return known;
}

async function make(ctx: AppCtx, actor: SignedIn, input: GenerateReport): Promise<Made> {
  const { period, on, filter, violationId } = input;
  if (period === null) {
    const row = await violationRow(ctx, actor, parseId(violationId ?? ''));
    const content = presentViolationContent(row, { actor, generatedAt: ctx.clock() });
    return { content, oldestAt: row.startedAt, violationId: row.id, from: null };
  }
  const report = buildReport(ctx, { period, on, filter });
  const figures = await report.figures();
  const { rows } = await report.page({ first: ROWS_MAX, afterId: null });
  const content = presentPeriodContent(report, { actor, filter, figures, rows });
  return { content, oldestAt: rows.at(-1)?.startedAt ?? null, violationId: null, from: report.from };
}

async function violationRow({ db }: AppCtx, actor: SignedIn, id: number | null): Promise<ReportRow> {
  const [row]: ReportRow[] = await db.rows(REPORT_ROW, [id]);
  if (row === undefined || audienceOf(actor, row.accountId) === 'public') {
    throw new AppError('NOT_FOUND');
  }
  return row;
}

async function store(
  { db }: AppCtx,
  { accountId }: SignedIn,
  { input, made, hash }: { input: GenerateReport; made: Made; hash: Buffer },
): Promise<StoredReport> {
  const { content, oldestAt, violationId, from } = made;
  const { title, subtitle, violations } = content;
  const generatedAt = new Date(content.generatedAt);
  const [report]: StoredReport[] = await db.rows(STORE_REPORT, [
    accountId,
    input.clientId,
    hash,
    input.period,
    violationId,
    generatedAt,
    oldestAt ?? generatedAt,
    title,
    subtitle,
    violations.length,
    JSON.stringify(content),
    from,
  ]);
  if (report === undefined) {
    throw new Error('An insert that returns its row has given none.');
  }
  await db.rows(DROP_OLDEST_REPORTS, [accountId, REPORTS_MAX]);
  return report;
}

function refuseFaults({ period, on, violationId }: GenerateReport): void {
  if ((period === null) === (violationId === null)) {
    throw badInput({ period: 'Either a period or a violation must be given' });
  }
  if (period === null && on !== null) {
    throw badInput({ on: 'Only a period has a day' });
  }
}
