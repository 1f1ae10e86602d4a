import type { LimitZone } from '@wakafine/domain/limits/speed-limits';
import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import type { ReportSeverity } from '@wakafine/domain/violations/severity-scales';
import type { ReportFilter } from '../build/build-report';
import type { ReportSummary } from '../build/report.type';

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
