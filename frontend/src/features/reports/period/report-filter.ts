import { civilDayOf, parseDay } from '@wakafine/domain/time/civil-time';
import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import { REPORT_SEVERITIES, type ReportSeverity } from '@wakafine/domain/violations/severity-scales';
import type { ReportFilter, ViolatorStatus } from '../../../graphql/generated';

/**
 * Parsed address of the reports screen:
 * `?filter=daily&on=2026-11-14&q=oasis&severity=high&status=under-review&month=2026-10`.
 */
export interface ReportAddress {
  readonly period: ShownPeriod;
  /** A day such as 2026-11-14 that lies in the period; null for the period that is running. */
  readonly on: string | null;
  readonly search: string;
  /** Null for all. */
  readonly severity: ReportSeverity | null;
  /** Null for all. */
  readonly status: ViolatorStatus | null;
  /** Such as 2026-10; null for this month. */
  readonly month: string | null;
}

/** The periods that the screen offers; links may ask for no other. */
export const SHOWN_PERIODS = ['DAILY', 'MONTHLY', 'YEARLY'] as const satisfies readonly ReportPeriod[];
export type ShownPeriod = (typeof SHOWN_PERIODS)[number];
/** Every status of a vehicle that reports can be narrowed to. */
export const STATUSES: readonly ViolatorStatus[] = ['ACTIVE', 'UNDER_REVIEW', 'SUSPENDED'];
/** Every severity, worst first. */
export const SEVERITIES: readonly ReportSeverity[] = [...REPORT_SEVERITIES].reverse();
/** The longest text that the server searches for, characters. */
export const SEARCH_MAX = 100;
/** Default period of a screen without `filter`, or with an unknown one. */
const FIRST_PERIOD: ShownPeriod = 'MONTHLY';

/** Reads the query of an address; what it lacks, and what nobody knows, stands at its first value. */
export function readAddress(query: URLSearchParams): ReportAddress {
  const month = query.get('month');
  const on = query.get('on') ?? '';
  const day = parseDay(on);
  return {
    period: named(SHOWN_PERIODS, query.get('filter')) ?? FIRST_PERIOD,
    on: day !== null && day <= civilDayOf(Date.now()) ? on : null,
    // The server refuses control characters, which nobody types but some paste.
    search: (query.get('q') ?? '').replace(/\p{Cc}/gu, ' ').slice(0, SEARCH_MAX),
    severity: named(SEVERITIES, query.get('severity')),
    status: named(STATUSES, query.get('status')),
    month: month !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : null,
  };
}

/** The query of an address after a change; a value that is null or empty leaves it. */
export function changedQuery(
  query: URLSearchParams,
  change: Partial<Record<'filter' | 'on' | 'q' | 'severity' | 'status' | 'month', string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') {
      next.delete(name);
    } else {
      next.set(name, name === 'q' ? value : inAddress(value));
    }
  }
  return next;
}

/** Whether anything narrows the list. */
export function isNarrowed({ search, severity, status }: ReportAddress): boolean {
  return search.trim() !== '' || severity !== null || status !== null;
}

/** Filters of the list as a GraphQL input. */
export function filterOf({ search, severity, status }: ReportAddress): ReportFilter {
  return { search: search.trim() === '' ? null : search.trim(), severity, status };
}

function named<Name extends string>(names: readonly Name[], text: string | null): Name | null {
  return names.find((name) => inAddress(name) === text?.toLowerCase()) ?? null;
}

function inAddress(name: string): string {
  return name.toLowerCase().replace('_', '-');
}
