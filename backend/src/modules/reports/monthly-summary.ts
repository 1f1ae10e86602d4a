import {
  civilDayOf,
  civilMonthOf,
  isoDay,
  isoMonth,
  parseMonth,
  startOfMonthMs,
} from '@wakafine/domain/time/civil-time';
import { safeDrivingPercentage } from '@wakafine/domain/statistics/safety-score';
import { reportSeverityOf } from '@wakafine/domain/violations/severity-scales';
import type { ReportSeverity } from '@wakafine/domain/violations/severity-scales';
import { kmOf } from '@wakafine/domain/units';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { badInput } from '../../platform/errors';
import type { TravelCategory } from '../violations/vehicle-enums';
import { requireReportScope } from './build/build-report';
import type { DaySummary, MonthlySummary } from './monthly-summary.type';
import { JOURNEYS_BY_DAY, VIOLATIONS_BY_DAY } from './build/reports.queries';
import { act } from '../identity/acts/act';
import { signedIn } from '../identity/acts/rules';

interface JourneyDay {
  readonly day: number;
  readonly journeys: number;
  readonly distanceM: number;
  readonly movingS: number;
  readonly speedKmhTimesS: number;
  readonly safeJourneys: number;
  readonly maxSpeedKmh: number | null;
}
interface ViolationDay {
  readonly day: number;
  readonly severity: ViolationSeverity;
  readonly category: TravelCategory;
  readonly count: number;
}

/**
 * Totals of a month of the calendar of Africa/Douala, and of each of its days; null is this month. Two statements.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (month)
 */
export const monthlySummary = act(
  { may: signedIn },
  async (ctx, { month: asked }: { month: string | null }): Promise<MonthlySummary> => {
    const { accountId } = ctx.actor;
    const scope = requireReportScope(ctx);
    const month = asked === null ? civilMonthOf(ctx.clock().getTime()) : parseMonth(asked);
    if (month === null) {
      throw badInput({ month: 'Must be a month such as 2026-11' });
    }
    const before = startOf({ ...month, month: month.month - 1 });
    const [from, until] = [startOf(month), startOf({ ...month, month: month.month + 1 })];
    const readJourneys: Promise<JourneyDay[]> = ctx.db.rows(JOURNEYS_BY_DAY[scope], [accountId, from, until]);
    const readDays: Promise<ViolationDay[]> = ctx.db.rows(VIOLATIONS_BY_DAY[scope], [
      accountId,
      before,
      until,
    ]);
    const [journeys, violations] = await Promise.all([readJourneys, readDays]);
    const firstDay = civilDayOf(from.getTime());
    const inMonth = violations.filter(({ day }) => day >= firstDay);
    return {
      ...{ month: isoMonth(month), from, until },
      ...journeyFigures(journeys),
      totalViolations: sum(inMonth, ({ count }) => count),
      violationsOfMonthBefore: sum(violations, ({ day, count }) => (day < firstDay ? count : 0)),
      severityBreakdown: bySeverity(inMonth),
      categoryBreakdown: { private: ofCategory(inMonth, 'PRIVATE'), public: ofCategory(inMonth, 'PUBLIC') },
      days: daysOf({ firstDay, endDay: civilDayOf(until.getTime()), journeys, violations: inMonth }),
    };
  },
);

function startOf(month: { year: number; month: number }): Date {
  return new Date(startOfMonthMs(month));
}

function journeyFigures(days: readonly JourneyDay[]) {
  const totalJourneys = sum(days, ({ journeys }) => journeys);
  const movingS = sum(days, (day) => day.movingS);
  const safeJourneys = sum(days, (day) => day.safeJourneys);
  return {
    totalJourneys,
    totalDistanceKm: kmOf(sum(days, ({ distanceM }) => distanceM)),
    averageSpeedKmh: movingS === 0 ? 0 : sum(days, ({ speedKmhTimesS }) => speedKmhTimesS) / movingS,
    maxSpeedKmh: highestOf(days.flatMap(({ maxSpeedKmh }) => maxSpeedKmh ?? [])),
    safeDrivingPercentage: safeDrivingPercentage({ endedJourneys: totalJourneys, safeJourneys }),
  };
}

function highestOf(speeds: readonly number[]): number | null {
  return speeds.length === 0 ? null : Math.max(...speeds);
}

function daysOf(month: {
  firstDay: number;
  endDay: number;
  journeys: readonly JourneyDay[];
  violations: readonly ViolationDay[];
}): DaySummary[] {
  return Array.from({ length: month.endDay - month.firstDay }, (_, index) => {
    const day = month.firstDay + index;
    const driven = month.journeys.find((each) => each.day === day);
    return {
      date: isoDay(day),
      journeys: driven?.journeys ?? 0,
      distanceKm: kmOf(driven?.distanceM ?? 0),
      violations: bySeverity(month.violations.filter((each) => each.day === day)),
    };
  });
}

function bySeverity(violations: readonly ViolationDay[]) {
  const of = (severity: ReportSeverity) =>
    sum(violations, (each) => (reportSeverityOf(each.severity) === severity ? each.count : 0));
  return { high: of('HIGH'), medium: of('MEDIUM'), low: of('LOW') };
}

function ofCategory(violations: readonly ViolationDay[], category: TravelCategory): number {
  return sum(violations, (each) => (each.category === category ? each.count : 0));
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
