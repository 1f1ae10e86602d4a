import { civilMonthOf, civilDayOf, isoDay, isoMonth } from '@wakafine/domain/time/civil-time';
import { maskPhone, maskPlate } from '@wakafine/domain/people/masking';
import { formatPhone } from '@wakafine/domain/people/phone';
import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import { reportSeverityOf } from '@wakafine/domain/violations/severity-scales';
import type { Actor } from '../../identity/accounts/actor';
import { audienceOf, shownStatus } from '../../violations/violations.policy';
import type { ReportData, ReportFigures, ReportRow } from './build-report';
import type { Report, ReportSummary, ReportViolation } from './report.type';

const TITLE = 'Speed Violation Reports';
/** Placeholder of both APIs for a journey that is not there. */
const NO_JOURNEY = 0;

/** A report over GraphQL, without its figures and rows. */
export function presentReport({ period, from, until, generatedAt }: ReportData): Report {
  const subtitle = periodName(period, (from ?? generatedAt).getTime());
  return { period, from, until, title: TITLE, subtitle, generatedAt };
}

/** The figures of a report as the PDF has them. */
export function presentSummary(figures: ReportFigures): ReportSummary {
  const { matchCount, high, medium, low } = figures;
  return {
    totalViolations: matchCount,
    severityBreakdown: { high, medium, low },
    categoryBreakdown: { private: figures.private, public: figures.public },
  };
}

/**
 * A row of a report as the actor, in whose report it is, sees it: plate and number are masked for all but the owner, and a
 * driver whose number is not proven is not named.
 */
export function presentReportRow(row: ReportRow, actor: Actor): ReportViolation {
  const isOwn = audienceOf(actor, row.accountId) === 'owner';
  const { registrationNumber } = row;
  const isNamed = isOwn || row.isNumberProven;
  const [driverName, driverNumber] = isNamed ? [row.driverName, row.driverNumber] : [null, null];
  const { transportAgency, vehicleType, category, speedKmh, grade, startedAt } = row;
  const { latitude, longitude, headingDeg, isDemo } = row;
  const { provenKmh, provenS, uncertaintyKmh, isOverGaps } = row;
  const { limitKmh, limitZone, limitPlace, limitSource, isLimitConfirmed } = row;
  return {
    ...{ provenKmh, provenS, uncertaintyKmh, isOverGaps },
    ...{ limitKmh, limitZone, limitPlace, limitSource },
    isLimitConfirmed: limitKmh === null ? null : isLimitConfirmed,
    ...{ transportAgency, vehicleType, category, speedKmh, grade, startedAt },
    ...{ latitude, longitude, headingDeg, driverName, isDemo },
    id: String(row.id),
    journeyId: String(row.journeyId ?? NO_JOURNEY),
    vehicleId: isOwn ? null : String(row.vehicleId),
    registrationNumber: isOwn ? registrationNumber : maskPlate(registrationNumber),
    severity: reportSeverityOf(row.severity),
    contact: driverNumber === null ? null : isOwn ? formatPhone(driverNumber) : maskPhone(driverNumber),
    status: shownStatus(actor, row.vehicleStatus),
    reported: row.reportedAt !== null,
  };
}

function periodName(period: ReportPeriod, nowMs: number): string {
  switch (period) {
    case 'DAILY':
      return `Daily report, ${isoDay(civilDayOf(nowMs))}`;
    case 'MONTHLY':
      return `Monthly report, ${isoMonth(civilMonthOf(nowMs))}`;
    case 'YEARLY':
      return `Yearly report, ${civilMonthOf(nowMs).year}`;
    case 'ALL':
      return 'All violations';
  }
}
