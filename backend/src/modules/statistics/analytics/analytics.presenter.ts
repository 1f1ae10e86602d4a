import { isoDay } from '@wakafine/domain/civil-time';
import { changePercent } from '@wakafine/domain/dashboard-range';
import { PASSAGES_MIN } from '@wakafine/domain/ranking';
import { violationsPer1000Km } from '@wakafine/domain/safety-score';
import { kmOf } from '@wakafine/domain/units';
import type { CellRow } from './analytics.queries';
import type { Analytics, BeforeAfter, Hotspot, RoadAnalytics } from './analytics.type';
import type { Analytics as AnalyticsData, BeforeAfter as BeforeAfterData } from './get-analytics';
import type { RoadAnalytics as RoadAnalyticsData } from './get-road-analytics';

/** What happened over some days, over GraphQL. */
export function presentAnalytics({ hours, days, vehicleTypes }: AnalyticsData): Analytics {
  return {
    hours: hours.map(withRate),
    days: days.map((row) => ({ ...withRate(row), day: isoDay(row.day) })),
    vehicleTypes: vehicleTypes.map(withRate),
  };
}

/** What happened before and after, over GraphQL. */
export function presentBeforeAfter({ from, at, until, ...data }: BeforeAfterData): BeforeAfter {
  const [before, after] = [withRate(data.before), withRate(data.after)];
  return { from, at, until, before, after, changePercent: changePercent(after.per1000Km, before.per1000Km) };
}

/** What happened where, over GraphQL. */
export function presentRoadAnalytics({ corridors, hotspots }: RoadAnalyticsData): RoadAnalytics {
  return { corridors: [...corridors], hotspots: hotspots.map(presentHotspot) };
}

function presentHotspot(row: CellRow): Hotspot {
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

function withRate<Row extends { violations: number; distanceM: number }>(row: Row) {
  return { ...row, distanceKm: kmOf(row.distanceM), per1000Km: violationsPer1000Km(row) };
}
