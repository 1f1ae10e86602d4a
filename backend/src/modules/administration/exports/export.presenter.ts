import type { DailyReport as DailyReportRow } from './daily-reports';
import type { ExportFilter, ExportJob as ExportJobRow } from './export-jobs';
import type { ExportFilterInput } from './export-filter.inputs';
import type { DailyReport, ExportJob } from './export.type';

/** An export over GraphQL for anyone who asked for it. */
export function presentExport(job: ExportJobRow): ExportJob {
  const { id, kind, format, hasFullPlates, status, total, done, byteCount, createdAt, finishedAt } = job;
  return {
    id: String(id),
    kind,
    format,
    hasFullRegistrations: hasFullPlates,
    status,
    total,
    done,
    byteCount,
    createdAt,
    finishedAt,
    expiresAt: job.expiresAt,
    downloadUrl: status === 'DONE' ? `/api/exports/${id}` : null,
  };
}

/** A report of a day over GraphQL. */
export function presentDailyReport(report: DailyReportRow): DailyReport {
  return { ...report, downloadUrl: `/api/daily-reports/${report.day}` };
}

/** A filter as input of the act. */
export function askedFilter(filter: ExportFilterInput | null | undefined): Omit<ExportFilter, 'findsPlates'> {
  const { severity = null, category = null, status = null, incidentType = null, act = null } = filter ?? {};
  return {
    from: filter?.from?.toISOString() ?? null,
    to: filter?.to?.toISOString() ?? null,
    severity,
    category,
    agency: filter?.agency?.trim() || null,
    status,
    incidentType,
    act,
    actorName: filter?.actorName?.trim() || null,
    violationStatus: filter?.violationStatus ?? null,
    fromHour: filter?.fromHour ?? null,
    untilHour: filter?.untilHour ?? null,
    road: filter?.road ?? null,
    counted: filter?.counted ?? null,
    segments: filter?.segments ?? null,
    search: filter?.search?.trim() || null,
  };
}
