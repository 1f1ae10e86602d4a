import { parseDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { canonicalPlate } from '@wakafine/domain/people/plate';
import type { ProofFacts } from '@wakafine/domain/violations/proof-texts';
import { periodBounds, REPORT_DAY_SENTENCE } from '@wakafine/domain/statistics/report-period';
import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import { violationSeverityOf } from '@wakafine/domain/violations/severity-scales';
import type { ReportSeverity } from '@wakafine/domain/violations/severity-scales';
import type { EvidenceGrade } from '@wakafine/domain/violations/judged-violations';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { AppError, badInput } from '../../../platform/errors';
import type { ParametersOf } from '../../../platform/db/statement';
import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import type { AppCtx, SignedInCtx } from '../../identity/accounts/actor';
import type { TravelCategory, ViolatorStatus } from '../../violations/vehicle-enums';
import type { VehicleType } from '../../vehicles/vehicle-types';
import { reportScope } from './reports.policy';
import type { ReportScope } from './reports.policy';
import { REPORT_ROWS, REPORT_SUMMARY } from './reports.queries';
import { actAtOnce } from '../../identity/acts/act';
import { signedIn } from '../../identity/acts/rules';

/** Filter of a report; members left out or null do not narrow. */
export interface ReportFilter {
  /** Any part of vehicle, agency, severity or status, whatever its case. */
  readonly search?: string | null;
  readonly severity?: ReportSeverity | null;
  readonly status?: ViolatorStatus | null;
}

/** A violation as reports know it, with everything that only its owner sees. */
export interface ReportRow extends ProofFacts {
  readonly id: number;
  readonly journeyId: number | null;
  readonly accountId: number | null;
  readonly vehicleId: number;
  readonly vehicleType: VehicleType;
  readonly registrationNumber: string;
  readonly category: TravelCategory;
  readonly transportAgency: string | null;
  readonly startedAt: Date;
  readonly speedKmh: number;
  readonly severity: ViolationSeverity;
  readonly grade: EvidenceGrade;
  /** km/h; null for a claim. */
  readonly uncertaintyKmh: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Direction of travel, whole degrees; null where none is known. */
  readonly headingDeg: number | null;
  readonly reportedAt: Date | null;
  readonly isDemo: boolean;
  readonly vehicleStatus: ViolatorStatus;
  /** Null for a passenger, without a name, and once the account is gone. */
  readonly driverName: string | null;
  readonly driverNumber: string | null;
  /** Until then name and number are shown to nobody but the driver. */
  readonly isNumberProven: boolean;
}

/** Number of violations a report has, and of what kinds; all but `totalCount` after the filter. */
export interface ReportFigures {
  readonly totalCount: number;
  readonly matchCount: number;
  readonly high: number;
  readonly medium: number;
  readonly low: number;
  readonly private: number;
  readonly public: number;
}

/** A report: its figures, which count every violation of the period, and each page of its rows are read when asked for. */
export interface ReportData {
  readonly period: ReportPeriod;
  /** Null where it has no beginning. */
  readonly from: Date | null;
  readonly until: Date;
  readonly generatedAt: Date;
  /** One statement, however often they are asked for. */
  figures(): Promise<ReportFigures>;
  /** One statement. */
  page(request: PageRequest): Promise<Page<ReportRow>>;
}

/** Kind and period of a report. */
export interface AskedReport {
  readonly period: ReportPeriod;
  /** A day such as 2026-11-20 that lies in the period; null for the period that is running. */
  readonly on?: string | null;
  readonly filter: ReportFilter;
}

/**
 * The counted violations of a period of the calendar of Africa/Douala: the citizen's own, or everybody's for staff.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (on)
 */
export const buildReport = actAtOnce(
  { may: signedIn, seen: { owner: 'full', staff: 'masked' } },
  (ctx, { period, on = null, filter }: AskedReport): ReportData => {
    const { accountId } = ctx.actor;
    const scope = requireReportScope(ctx);
    const generatedAt = ctx.clock();
    const { fromMs, untilMs } = periodBounds(period, timeIn({ period, on }, generatedAt));
    const [from, until] = [fromMs === null ? null : new Date(fromMs), new Date(untilMs)];
    const values = [accountId, from ?? new Date(0), until, ...filterValues(filter)] as const;
    let known: Promise<ReportFigures> | undefined;
    const figures = () => (known ??= readFigures(ctx, { scope, values }));
    const page = async (request: PageRequest): Promise<Page<ReportRow>> => {
      const place = [request.afterId, request.first + 1] as const;
      return pageOf(await ctx.db.rows(REPORT_ROWS[scope], [...values, ...place]), request);
    };
    return { period, from, until, generatedAt, figures, page };
  },
);

/** A time in the period that is asked for, ms. */
function timeIn({ period, on }: Pick<AskedReport, 'period' | 'on'>, now: Date): number {
  if (on === null || on === undefined) {
    return now.getTime();
  }
  const day = parseDay(on);
  if (period === 'ALL' || day === null || startOfDayMs(day) > now.getTime()) {
    throw badInput({ on: REPORT_DAY_SENTENCE });
  }
  return startOfDayMs(day);
}

async function readFigures(
  { db }: AppCtx,
  { scope, values }: { scope: ReportScope; values: ParametersOf<'reports.own-summary'> },
): Promise<ReportFigures> {
  const [figures]: ReportFigures[] = await db.rows(REPORT_SUMMARY[scope], values);
  if (figures === undefined) {
    throw new Error('An aggregate without GROUP BY always has one row.');
  }
  return figures;
}

/**
 * Scope of the actor's reports: the violations that they are about.
 * @throws FORBIDDEN without canViewDashboard
 */
export function requireReportScope({ actor }: SignedInCtx): ReportScope {
  const scope = reportScope(actor);
  if (scope === null) {
    throw new AppError('FORBIDDEN');
  }
  return scope;
}

function filterValues({ search, severity, status }: ReportFilter) {
  const text = search?.trim() ?? '';
  return [
    severity ? violationSeverityOf(severity) : null,
    status ?? null,
    text === '' ? null : text,
    canonicalPlate(text),
  ] as const;
}
