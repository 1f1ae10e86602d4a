import { drawCount } from '../testing/draw-counts';
import { seededRandom } from '../testing/seeded-random';
import { countBand } from './count-band';
import { forecastNight, isTooLittle } from './forecast-night';
import type { SegmentHour } from './forecast-night';
import { gradeOf } from './grade-patrols';
import { figuresOf } from './patrol-figures';
import { FORECAST_WEEKS } from './patrol-rules';
import type { PatrolNight } from './patrol-rules';
import { hoursBetween } from './patrol-worth';
import { planPatrols } from './plan-patrols';

const HOURS = 6;
const SEGMENTS = 40;
const NIGHTS = 300;
const idOf = (at: number): string => `N3-${String(at).padStart(3, '0')}`;
const ROADS = new Map(hoursBetween(0, SEGMENTS).map((at) => [idOf(at), 'N3']));

/** A country whose rates and ways are known, with what the service has seen of it in eight weeks. */
function drawCountry(random: () => number) {
  const truth = hoursBetween(0, SEGMENTS).map(() => ({
    per1000Km: 2 + 30 * random() ** 3,
    kmANight: hoursBetween(0, HOURS).map(() => 20 + 60 * random()),
  }));
  const rows = truth.flatMap(({ per1000Km, kmANight }, at) =>
    kmANight.map((km, hour): SegmentHour => {
      const judgedKm = km * 7 * FORECAST_WEEKS;
      return {
        ...{ segment: idOf(at), hour, judgedM: judgedKm * 1_000, sameDayM: km * FORECAST_WEEKS * 1_000 },
        ...{ passages: Math.round(judgedKm / 5), events: drawCount((per1000Km * judgedKm) / 1_000, random) },
      };
    }),
  );
  return { truth, rows };
}

test('what happens in a night lies in the band of the plan in at least 80 of 100 countries, and the band is no wider than that needs', () => {
  let [inside, widths] = [0, 0];
  for (let seed = 1; seed <= NIGHTS; seed += 1) {
    const random = seededRandom(seed);
    const { truth, rows } = drawCountry(random);
    const forecast = forecastNight(rows, { hours: HOURS, coverage: null, roadOf: ROADS });
    const night: PatrolNight = {
      ...{ hours: HOURS, starts: [idOf(3), idOf(20)], places: forecast.places, travelS: () => 1_800 },
    };
    const stops = planPatrols(night, []);
    const { band } = figuresOf(night, { forecast, stops });
    // Each stop is of one hour's worth less with each further hour there; what happens follows the same rule.
    const mean = figuresOf(
      {
        ...night,
        places: truth.map(({ per1000Km, kmANight }, at) => {
          const expected = kmANight.map((km) => (per1000Km * km) / 1_000);
          return { segment: idOf(at), expected, doubt: 0, isLearning: false };
        }),
      },
      { forecast: { commonDoubt: 0 }, stops },
    ).band.expected;
    inside += Number(gradeOf(band, drawCount(mean, random)) === 'INSIDE');
    widths += (band.high - band.low) / band.expected;
  }
  expect(inside / NIGHTS).toBeGreaterThan(0.8);
  expect(inside / NIGHTS).toBeLessThan(0.95);
  expect(widths / NIGHTS).toBeLessThan(2);
});

test('the share of the traffic that is seen makes the numbers those of all traffic, and widens them by what is not known of it', () => {
  const { rows } = drawCountry(seededRandom(5));
  const seen = forecastNight(rows, { hours: HOURS, coverage: null, roadOf: ROADS });
  const coverage = { share: 0.04, low: 0.03, high: 0.05 };
  const all = forecastNight(rows, { hours: HOURS, coverage, roadOf: ROADS });
  expect([seen.isAllTraffic, seen.commonDoubt, all.isAllTraffic]).toEqual([false, 0, true]);
  expect(all.places[0]?.expected[0]).toBeCloseTo((seen.places[0]?.expected[0] ?? NaN) / 0.04, 9);
  expect(Math.sqrt(all.commonDoubt)).toBeCloseTo(0.02 / 3.92 / 0.04, 3);
  // Counts that saw nobody of the service say nothing of all traffic.
  const none = forecastNight(rows, {
    hours: HOURS,
    coverage: { share: 0, low: 0, high: 0.1 },
    roadOf: ROADS,
  });
  expect(none).toEqual(seen);
});

test('a segment that was hardly seen has the way of its road, and is one to learn from', () => {
  const { rows } = drawCountry(seededRandom(6));
  const roadOf = new Map([...ROADS, ['N3-099', 'N3'], ['N9-001', 'N9']]);
  const { places } = forecastNight(rows, { hours: HOURS, coverage: null, roadOf });
  const placeOf = (id: string) => places.find(({ segment }) => segment === id);
  expect(placeOf(idOf(0))?.isLearning).toBe(false);
  expect(placeOf('N3-099')?.isLearning).toBe(true);
  expect(placeOf('N3-099')?.expected[0]).toBeGreaterThan(0);
  expect(placeOf('N3-099')?.doubt).toBeGreaterThan(placeOf(idOf(0))?.doubt ?? NaN);
  // Nothing is made up for a road of which nothing was seen.
  expect(placeOf('N9-001')?.expected).toEqual(hoursBetween(0, HOURS).map(() => 0));
  expect(isTooLittle(rows)).toBe(false);
  expect(isTooLittle(rows.slice(0, 1))).toBe(true);
  expect(isTooLittle([])).toBe(true);
});

test.each([
  [0, 0, 0, 0],
  [0.05, 0.05, 0, 0],
  [1, 1, 0, 2],
  [10, 10, 6, 14],
  [10, 30, 4, 17],
  [1_000, 1_000, 960, 1_041],
  [8_000, 8_000, 7_885, 8_115],
])('of a mean of %d with a variance of %d the band is %d to %d', (mean, variance, low, high) => {
  expect(countBand(mean, variance)).toEqual({ expected: mean, low, high });
});

test('a band of no number is none, and its ends are inside', () => {
  expect(countBand(NaN, 1)).toEqual({ expected: 0, low: 0, high: 0 });
  expect(countBand(10, Infinity).low).toBe(0);
  const band = { low: 6, high: 14 };
  expect([5, 6, 14, 15].map((counted) => gradeOf(band, counted))).toEqual([
    'BELOW',
    'INSIDE',
    'INSIDE',
    'ABOVE',
  ]);
});
