import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import type { ReportSeverity } from '@wakafine/domain/violations/severity-scales';
import type { LimitZone } from '@wakafine/domain/limits/speed-limits';
import type { Actor } from '../../identity/accounts/actor';
import { VIOLATOR_STATUS_NAMES } from '../../violations/violation.presenter';
import type { ReportData, ReportFigures, ReportFilter, ReportRow } from '../build/build-report';
import { presentReport, presentReportRow, presentSummary } from '../build/report.presenter';
import type { ReportSummary } from '../build/report.type';
import type { StoredReport as StoredReportShape } from './stored-report.type';
import type { StoredReport } from './stored-reports';

const VIOLATION_TITLE = 'Speed Violation Report';

/** A row of a stored report, by the names of the specification. */
export interface ReportContentRow {
  readonly id: number;
  readonly vehicle: string;
  readonly agency: string | null;
  /** Peak, km/h. */
  readonly speed: number;
  readonly severity: ReportSeverity;
  /** The legal limit in force, km/h, with its zone and place, and whether the authority has confirmed it. */
  readonly limit: number | null;
  readonly limitZone: LimitZone | null;
  readonly limitPlace: string | null;
  readonly limitSource: string | null;
  readonly limitConfirmed: boolean | null;
  /** Speed that the fixes prove at least and the deduction from the measured mean speed, km/h, over so many seconds. */
  readonly proven: number | null;
  readonly uncertainty: number | null;
  readonly provenSeconds: number | null;
  readonly overGaps: boolean;
  readonly timestamp: string;
  readonly category: string;
  readonly driver: string | null;
  readonly contact: string | null;
  readonly status: string;
  readonly coordinates: { readonly lat: number; readonly lng: number } | null;
  /** Direction of travel there, whole degrees clockwise from north; null where none is known. */
  readonly heading: number | null;
  readonly reported: boolean;
}

/** Content of a stored report: the payload of the PDF by the names of the specification. */
export interface ReportContent {
  readonly title: string;
  readonly subtitle: string;
  readonly generatedAt: string;
  /** Null for a report of one violation. */
  readonly period: ReportPeriod | null;
  readonly filter: ReportFilter;
  readonly summary: ReportSummary;
  /** Newest first; of more than a report holds, the newest. */
  readonly violations: readonly ReportContentRow[];
}

interface PeriodParts {
  readonly actor: Actor;
  readonly filter: ReportFilter;
  readonly figures: ReportFigures;
  readonly rows: readonly ReportRow[];
}

/** The content of a report of a period, masked for the one whose report it is. */
export function presentPeriodContent(
  data: ReportData,
  { actor, filter, figures, rows }: PeriodParts,
): ReportContent {
  const { title, subtitle, period } = presentReport(data);
  const summary = presentSummary(figures);
  const { search = null, severity = null, status = null } = filter;
  const generatedAt = data.generatedAt.toISOString();
  const violations = rows.map((row) => contentRow(row, actor));
  return { title, subtitle, generatedAt, period, filter: { search, severity, status }, summary, violations };
}

/** The content of a report of one violation, masked for the one whose report it is. */
export function presentViolationContent(
  row: ReportRow,
  { actor, generatedAt }: { actor: Actor; generatedAt: Date },
): ReportContent {
  const shown = contentRow(row, actor);
  const severity = (name: ReportSeverity) => Number(shown.severity === name);
  return {
    title: VIOLATION_TITLE,
    subtitle: `Violation ${shown.id}, ${shown.vehicle}`,
    generatedAt: generatedAt.toISOString(),
    period: null,
    filter: { search: null, severity: null, status: null },
    summary: {
      totalViolations: 1,
      severityBreakdown: { high: severity('HIGH'), medium: severity('MEDIUM'), low: severity('LOW') },
      categoryBreakdown: {
        private: Number(row.category === 'PRIVATE'),
        public: Number(row.category === 'PUBLIC'),
      },
    },
    violations: [shown],
  };
}

/** A stored report over GraphQL. */
export function presentStoredReport(report: StoredReport): StoredReportShape {
  const { id, violationId } = report;
  return {
    ...report,
    id: String(id),
    violationId: violationId === null ? null : String(violationId),
    url: `/api/reports/${id}`,
  };
}

function contentRow(row: ReportRow, actor: Actor): ReportContentRow {
  const shown = presentReportRow(row, actor);
  const { latitude, longitude } = shown;
  return {
    id: row.id,
    vehicle: shown.registrationNumber,
    agency: shown.transportAgency,
    speed: shown.speedKmh,
    severity: shown.severity,
    limit: shown.limitKmh,
    limitZone: shown.limitZone,
    limitPlace: shown.limitPlace,
    limitSource: shown.limitSource,
    limitConfirmed: shown.isLimitConfirmed,
    proven: shown.provenKmh,
    uncertainty: shown.uncertaintyKmh,
    provenSeconds: shown.provenS,
    overGaps: shown.isOverGaps,
    timestamp: shown.startedAt.toISOString(),
    category: shown.category.toLowerCase(),
    driver: shown.driverName,
    contact: shown.contact,
    status: VIOLATOR_STATUS_NAMES[shown.status],
    coordinates: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    heading: shown.headingDeg,
    reported: shown.reported,
  };
}
