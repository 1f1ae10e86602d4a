import type { Coverage } from '../statistics/coverage';
import { hasRate, peersOf, momentsOf, rateOf } from '../statistics/rates';
import type { Exposure } from '../statistics/rates';
import { FORECAST_LEAST, FORECAST_WEEKS } from './patrol-rules';
import type { PatrolPlace } from './patrol-rules';

/** Ways and violations on one segment in one hour of the night, over the weeks that a forecast rests on. */
export interface SegmentHour {
  readonly segment: string;
  /** Hours from the begin of the night. */
  readonly hour: number;
  /** Of all nights. */
  readonly judgedM: number;
  readonly events: number;
  readonly passages: number;
  /** Judged metres of the nights of the same weekday. */
  readonly sameDayM: number;
}

/** A forecast, and whether its numbers are those of all traffic or only of vehicles that use the service. */
export interface Forecast {
  readonly places: readonly PatrolPlace[];
  readonly isAllTraffic: boolean;
  /** Variance of the share that is seen, as a share of its square: common to all places. */
  readonly commonDoubt: number;
}

/** Events that the rate of the whole segment weighs beside those of one of its hours. */
const HOUR_WEIGHT = 6;
const M_PER_1000_KM = 1e6;
/** Two-sided 95 % of the normal distribution, as whole width. */
const WIDTH_95 = 2 * 1.959_963_985;

/** Whether so little was seen in some hours that no night can be planned by them. */
export function isTooLittle(rows: readonly SegmentHour[]): boolean {
  const { violations, distanceM } = exposureOf(rows);
  return distanceM < FORECAST_LEAST.km * 1_000 || violations < FORECAST_LEAST.violations;
}

/**
 * Violations expected on each main road's segment in each hour of a night: the rate of the segment, shrunk to all others in the same hours
 * (D14), moved by what was seen in that hour, times the judged distance of that hour and weekday. Where the share of the traffic that is
 * seen was counted, both are of all traffic, and its interval widens the bands. A segment with too little distance for a rate of its own has
 * the distance that its road has on average, and is one to learn from.
 */
export function forecastNight(
  rows: readonly SegmentHour[],
  {
    hours,
    coverage,
    roadOf,
  }: {
    hours: number;
    coverage: Coverage | null;
    /** Road of each segment that may be planned. */
    roadOf: ReadonlyMap<string, string>;
  },
): Forecast {
  const known = coverage !== null && coverage.share > 0 ? coverage : null;
  const bySegment = groupedBy(rows, ({ segment }) => segment);
  const peers = peersOf(momentsOf([...bySegment.values()].map(exposureOf)));
  const roadM = meansOfRoads(rows, roadOf);
  const places = [...roadOf].map(([segment, road]): PatrolPlace => {
    const own = bySegment.get(segment) ?? [];
    const exposure = exposureOf(own);
    const isLearning = !hasRate(exposure);
    const rate = rateOf(exposure, peers).per1000Km;
    const passages = own.reduce((sum, row) => sum + row.passages, 0);
    const expected = Array.from({ length: hours }, (_, hour) => {
      const inHour = own.filter((row) => row.hour === hour);
      const sameDayM = inHour.reduce((sum, row) => sum + row.sameDayM, 0);
      const nightM = (isLearning ? (roadM.get(`${road} ${hour}`) ?? 0) : sameDayM) / FORECAST_WEEKS;
      return ((rateOfHour(exposureOf(inHour), rate) * nightM) / M_PER_1000_KM) * (1 / (known?.share ?? 1));
    });
    return {
      segment,
      expected,
      isLearning,
      doubt: 1 / (exposure.violations + peers.weight) + 1 / (passages + 1),
    };
  });
  const width = known === null ? 0 : (known.high - known.low) / WIDTH_95 / known.share;
  return { places, isAllTraffic: known !== null, commonDoubt: width ** 2 };
}

/** The rate of an hour, shrunk to that of its segment, events for each 1,000 km. */
function rateOfHour({ violations, distanceM }: Exposure, rate: number): number {
  return (violations + HOUR_WEIGHT) / (distanceM / M_PER_1000_KM + HOUR_WEIGHT / rate);
}

/** Judged metres of the same weekday on the mean segment of each road, by road and hour. */
function meansOfRoads(
  rows: readonly SegmentHour[],
  roadOf: ReadonlyMap<string, string>,
): ReadonlyMap<string, number> {
  const lengths = groupedBy([...roadOf.values()], (road) => road);
  const sums = new Map<string, number>();
  for (const { segment, hour, sameDayM } of rows) {
    const road = roadOf.get(segment);
    const count = road === undefined ? 0 : (lengths.get(road)?.length ?? 0);
    const key = `${road} ${hour}`;
    if (count > 0) {
      sums.set(key, (sums.get(key) ?? 0) + sameDayM / count);
    }
  }
  return sums;
}

function exposureOf(rows: readonly SegmentHour[]): Exposure {
  return rows.reduce(
    (sum, { events, judgedM }) => ({
      violations: sum.violations + events,
      distanceM: sum.distanceM + judgedM,
    }),
    { violations: 0, distanceM: 0 },
  );
}

function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) {
      groups.set(keyOf(row), [row]);
    } else {
      group.push(row);
    }
  }
  return groups;
}
