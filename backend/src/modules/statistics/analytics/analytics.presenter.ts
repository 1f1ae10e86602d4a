import { isoDay } from '@wakafine/domain/time/civil-time';
import { changePercent } from '@wakafine/domain/statistics/dashboard-range';
import { PASSAGES_MIN } from '@wakafine/domain/statistics/ranking';
import { ownRateOf, rateChange, withRates } from '@wakafine/domain/statistics/rates';
import type { Exposure } from '@wakafine/domain/statistics/rates';
import { kmOf } from '@wakafine/domain/units';
import type { Judged } from './analytics.queries';
import type { Analytics, BeforeAfter, Hotspot, RoadAnalytics } from './analytics.type';
import type { Analytics as AnalyticsData, BeforeAfter as BeforeAfterData } from './get-analytics';
import type { RoadAnalytics as RoadAnalyticsData } from './get-road-analytics';
import type { CellFigures } from './read-places';

/** Figures over some days, over GraphQL: hours among hours, days among days, kinds of vehicle among each other. */
export function presentAnalytics({ hours, days, vehicleTypes }: AnalyticsData): Analytics {
  return {
    hours: amongEachOther(hours),
    days: amongEachOther(days).map((row) => ({ ...row, day: isoDay(row.day) })),
    vehicleTypes: amongEachOther(vehicleTypes),
    judgedKm: kmOf(sumOf(days, ({ judgedM }) => judgedM)),
    unjudgedKm: kmOf(sumOf(days, ({ unjudgedM }) => unjudgedM)),
  };
}

/** Figures before and after, over GraphQL. */
export function presentBeforeAfter({ from, at, until, ...data }: BeforeAfterData): BeforeAfter {
  const [before, after] = [byItself(data.before), byItself(data.after)];
  return {
    ...{ from, at, until, before, after },
    changePercent: changePercent(after.rate?.per1000Km ?? null, before.rate?.per1000Km ?? null),
    change: rateChange(exposureOf(data.before), exposureOf(data.after)),
  };
}

/** Figures by place, over GraphQL. */
export function presentRoadAnalytics({ corridors, hotspots }: RoadAnalyticsData): RoadAnalytics {
  return { corridors: amongEachOther(corridors), hotspots: hotspots.map(presentHotspot) };
}

function presentHotspot(row: CellFigures): Hotspot {
  const { latCell, lngCell, violations, unconfirmedViolations, incidents, passages } = row;
  return {
    south: latCell / 100,
    west: lngCell / 100,
    violations,
    unconfirmedViolations,
    incidents,
    passages,
    violationsPerPassage: passages < PASSAGES_MIN ? null : violations / passages,
  };
}

function exposureOf({ ratedViolations, judgedM }: Judged): Exposure {
  return { violations: ratedViolations, distanceM: judgedM };
}

/** Rows with their rates, shrunk to those of the others. */
function amongEachOther<Row extends Judged>(rows: readonly Row[]) {
  const rated = withRates(rows.map(exposureOf));
  return rows.map((row, index) => ({
    ...row,
    judgedKm: kmOf(row.judgedM),
    rate: rated[index]?.rate ?? null,
  }));
}

function byItself<Row extends Judged>(row: Row) {
  return { ...row, judgedKm: kmOf(row.judgedM), rate: ownRateOf(exposureOf(row)) };
}

function sumOf<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}
