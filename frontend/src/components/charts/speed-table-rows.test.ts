import { DEFAULT_THRESHOLDS, zoneOf } from '@wakafine/domain/speed/zones';
import { speedTableOf } from './speed-table-rows';
import { speedTrackOf } from './speed-track';

const START_MS = Date.parse('2026-11-14T05:10:20Z');

function buildTrack(readings: readonly (readonly [atS: number, speedKmh: number | null])[]) {
  return speedTrackOf(
    readings.map(([atS, speedKmh]) => ({
      recordedAt: new Date(START_MS + atS * 1_000).toISOString(),
      speedKmh,
      zone: speedKmh === null ? null : zoneOf(speedKmh, DEFAULT_THRESHOLDS),
    })),
  );
}

const clock = (atMs: number) => new Date(atMs).toISOString().slice(11, 19);

it('says the highest speed and zone of each interval, and where there is none', () => {
  const { intervalS, rows } = speedTableOf(
    buildTrack([
      [0, null],
      [1, 40],
      [5, 72],
      [9, 61],
      [35, null],
      [36, 20],
    ]),
  );
  expect(intervalS).toBe(10);
  expect(rows.map(({ fromMs, maxKmh, zone }) => [clock(fromMs), maxKmh, zone])).toEqual([
    ['05:10:20', 72, 'DANGER'],
    ['05:10:30', null, null],
    ['05:10:40', null, null],
    ['05:10:50', 20, 'SAFE'],
  ]);
});

it.each([
  [60, 10],
  [600, 30],
  [4 * 3_600, 900],
  [24 * 3_600, 7_200],
])('of %i s has intervals of %i s and at most 24 lines', (lengthS, intervalS) => {
  const table = speedTableOf(
    buildTrack([
      [0, null],
      [lengthS, 30],
    ]),
  );
  expect(table.intervalS).toBe(intervalS);
  expect(table.rows.length).toBeLessThanOrEqual(24);
});

it('of no points has no lines', () => {
  expect(speedTableOf(speedTrackOf([])).rows).toEqual([]);
});
