import { dashboardPeriod } from '@wakafine/domain/statistics/dashboard-range';
import { HOUR_MS } from '@wakafine/domain/units';
import { cardsOf } from './dashboard-cards';
import type { CardKind, HourRow } from './dashboard.queries';

const NOW_MS = Date.UTC(2026, 10, 20, 16, 34);
const MIDNIGHT_MS = Date.UTC(2026, 10, 19, 23);
const period = dashboardPeriod('LAST_24_HOURS', NOW_MS);

/** So many things in the hour so many hours before the one that is now. */
function hoursAgo(kind: CardKind, hours: number, n: number, distanceM = 0): HourRow {
  return { kind, atMs: period.untilMs - (hours + 1) * HOUR_MS, n, ranked: n, distanceM };
}

function cards(hours: readonly HourRow[], { active = 0, violations = 0 } = {}) {
  return cardsOf({ hours, period, violations, active, midnightMs: MIDNIGHT_MS });
}

test('what lies in the range, before it and in each slot is distinguished', () => {
  const hours = [
    hoursAgo('VIOLATION_HOUR', 0, 3),
    hoursAgo('VIOLATION_HOUR', 23, 2),
    hoursAgo('VIOLATION_HOUR', 24, 7),
    hoursAgo('VIOLATION_HOUR', 47, 1),
  ];
  const { totalViolations } = cards(hours, { violations: 99 });
  expect(totalViolations).toMatchObject({ value: 99, inRange: 5, before: 8 });
  expect(totalViolations.series).toEqual([2, ...Array<number>(22).fill(0), 3]);
});

test('reports of today are those of each hour since midnight', () => {
  const sinceMidnight = (period.untilMs - MIDNIGHT_MS) / HOUR_MS;
  const hours = [
    hoursAgo('REPORT_HOUR', 0, 4),
    hoursAgo('REPORT_HOUR', sinceMidnight - 1, 3),
    hoursAgo('REPORT_HOUR', sinceMidnight, 5),
  ];
  expect(cards(hours).todaysReports).toMatchObject({ value: 7, inRange: 12, before: 0 });
});

test('several rows of an hour count together, and those outside of both ranges do not', () => {
  const hours = [
    hoursAgo('VIOLATION_HOUR', 1, 2),
    hoursAgo('VIOLATION_HOUR', 1, 3),
    hoursAgo('VIOLATION_HOUR', 48, 7),
    hoursAgo('VIOLATION_HOUR', -1, 11),
  ];
  expect(cards(hours).totalViolations).toMatchObject({ inRange: 5, before: 0 });
});

test('how many journeys were active follows from those of now, and when they started and ended', () => {
  const hours = [
    hoursAgo('JOURNEY_HOUR', 1, 5),
    hoursAgo('JOURNEY_END_HOUR', 0, 2),
    hoursAgo('JOURNEY_END_HOUR', 3, 4),
  ];
  const { activeJourneys } = cards(hours, { active: 10 });
  expect(activeJourneys).toMatchObject({ value: 10, inRange: 10, before: 11 });
  expect(activeJourneys.series.slice(-5)).toEqual([11, 7, 7, 12, 10]);
});

test('the safety score never falls below 0 and is unknown without journeys', () => {
  const hours = [
    hoursAgo('JOURNEY_HOUR', 0, 10),
    hoursAgo('JUDGED_HOUR', 0, 10, 3_900_000),
    hoursAgo('JUDGED_HOUR', 1, 1, 100_000),
    hoursAgo('VIOLATION_HOUR', 0, 2),
    hoursAgo('JOURNEY_HOUR', 1, 1),
    hoursAgo('VIOLATION_HOUR', 1, 3),
  ];
  const { safetyScore, violationsPer1000Km, rate, rateChange } = cards(hours);
  expect(safetyScore.value).toBeCloseTo(100 - (5 / 11) * 100);
  expect(safetyScore.before).toBeNull();
  expect(safetyScore.series.slice(-3)).toEqual([null, 0, 80]);
  expect(violationsPer1000Km.value).toBe(1.25);
  // In the hour before too little was driven.
  expect(violationsPer1000Km.series.slice(-3)).toEqual([null, null, 2 / 3.9]);
  expect(rate?.low).toBeLessThan(1.25);
  expect(rate?.high).toBeGreaterThan(1.25);
  expect(rateChange).toBe('UNCERTAIN');
});
