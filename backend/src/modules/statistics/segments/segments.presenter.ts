import { LIMITED_CLASSES } from '@wakafine/domain/limits/speed-limits';
import { lineFromSteps } from '@wakafine/domain/segments/segment-line';
import { speedQuantile } from '@wakafine/domain/segments/speed-bins';
import { changeInterval } from '@wakafine/domain/statistics/rate-changes';
import { withRates } from '@wakafine/domain/statistics/rates';
import { kmOf } from '@wakafine/domain/units';
import { presentCoverage } from '../traffic-counts/coverage.presenter';
import type { Compared } from './compare-sums';
import type {
  SegmentAnalytics as AnalyticsData,
  SegmentDetail as DetailData,
  SegmentRow,
} from './get-segments';
import type { WeekHour } from '@wakafine/domain/segment-figures/sum-figures';
import type {
  ComparedFigures,
  NamedFigures,
  Segment,
  SegmentAnalytics,
  SegmentDetail,
  SegmentViolation,
  WeekHourFigures,
} from './segments.type';

const MEDIAN = 0.5;
const V85 = 0.85;

/** Figures of the segments of a filter together, over GraphQL. */
export function presentSegmentAnalytics(data: AnalyticsData): SegmentAnalytics {
  const { times, whole, all, roads, classes, agencies, weekHours, coverage } = data;
  return {
    from: new Date(times.fromMs),
    until: new Date(times.untilMs),
    beforeFrom: new Date(times.beforeFromMs),
    beforeUntil: new Date(times.beforeUntilMs),
    whole: presentCompared(whole),
    segmentCount: all.length,
    worseCount: all.filter(({ change }) => change === 'WORSE').length,
    betterCount: all.filter(({ change }) => change === 'BETTER').length,
    roads: roads.map(presentNamed),
    classes: classes.map(presentNamed),
    agencies: agencies.map(presentNamed),
    coverage: coverage && presentCoverage(coverage),
    weekHours: presentWeekHours(weekHours),
  };
}

/** One segment, over GraphQL. */
export function presentSegmentDetail({ row, limits, violations, weekHours }: DetailData): SegmentDetail {
  return {
    segment: presentSegment(row),
    speeds: row.directions.map(({ direction, speedM }) => ({
      direction,
      medianKmh: speedQuantile(speedM, MEDIAN),
      v85Kmh: speedQuantile(speedM, V85),
      kmByBin: speedM.map(kmOf),
    })),
    limits: [...limits],
    violations: violations.map(presentViolation),
    weekHours: presentWeekHours(weekHours),
  };
}

function presentViolation(row: DetailData['violations'][number]): SegmentViolation {
  return {
    id: String(row.id),
    startedAt: row.startedAt,
    direction: row.direction === 'ALONG' ? 'ALONG' : 'AGAINST',
    vehicleClass: LIMITED_CLASSES.find((each) => each === row.vehicleClass) ?? 'CAR',
    agency: row.agency === '' ? null : row.agency,
    provenKmh: row.provenKmh === null ? null : Math.floor(row.provenKmh),
    limitKmh: row.limitKmh,
  };
}

/** One segment in a list, over GraphQL. */
export function presentSegment(row: SegmentRow): Segment {
  const { segment, speedM, vehicles, limitKmh } = row;
  const { id, road, fromKm, toKm, towns, isInTown, line } = segment;
  return {
    ...presentCompared(row),
    ...{ id, road, fromKm, toKm, towns, isInTown, vehicles, limitKmh },
    line: lineFromSteps(line).flatMap(({ lat, lng }) => [lat, lng]),
    medianKmh: speedQuantile(speedM, MEDIAN),
    v85Kmh: speedQuantile(speedM, V85),
  };
}

function presentNamed(row: Compared<string>): NamedFigures {
  return { ...presentCompared(row), name: row.key };
}

function presentCompared({
  now,
  before,
  rate,
  rateBefore,
  change,
  exposure,
}: Compared<unknown>): ComparedFigures {
  // Here and not for all that are compared: it is most of the work.
  const interval = changeInterval(exposure);
  return {
    events: now.events,
    unconfirmedEvents: now.events - now.confirmedEvents,
    judgedKm: kmOf(now.judgedM),
    abovePercent: now.judgedM === 0 ? null : (100 * now.aboveM) / now.judgedM,
    passages: now.passages,
    eventsBefore: before.events,
    judgedKmBefore: kmOf(before.judgedM),
    ...{ rate, rateBefore, change },
    changeLowPercent: interval === null ? null : percentOf(interval.low),
    changeHighPercent: interval === null || interval.high === null ? null : percentOf(interval.high),
  };
}

function presentWeekHours(weekHours: readonly WeekHour[]): WeekHourFigures[] {
  const rated = withRates(
    weekHours.map(({ events, judgedM }) => ({ violations: events, distanceM: judgedM })),
  );
  return weekHours.map(({ weekday, hour, events, judgedM }, index) => ({
    ...{ weekday, hour, events },
    judgedKm: kmOf(judgedM),
    rate: rated[index]?.rate ?? null,
  }));
}

/** A factor as a change in %. */
function percentOf(factor: number): number {
  return 100 * (factor - 1);
}
