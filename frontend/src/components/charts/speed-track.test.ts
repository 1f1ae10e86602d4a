import { indexAt, nearestIndex, speedTrackOf, type SpeedPoint } from './speed-track';

const START_MS = Date.parse('2026-11-14T05:10:00Z');

function buildPoint(atS: number, speedKmh: number | null): SpeedPoint {
  const recordedAt = new Date(START_MS + atS * 1_000).toISOString();
  return { recordedAt, speedKmh, zone: speedKmh === null ? null : 'SAFE' };
}

const TRACK = speedTrackOf([
  buildPoint(0, null),
  buildPoint(1, 30),
  buildPoint(2, 31),
  buildPoint(62, null),
  buildPoint(63, 20),
]);

it('has a gap where a later stretch of track begins', () => {
  expect(TRACK.gaps).toEqual([{ fromMs: START_MS + 2_000, toMs: START_MS + 62_000 }]);
  expect([TRACK.startMs, TRACK.endMs]).toEqual([START_MS, START_MS + 63_000]);
});

it('of no points has no time', () => {
  expect(speedTrackOf([])).toMatchObject({ gaps: [], startMs: 0, endMs: 0 });
  expect(indexAt(speedTrackOf([]), 5)).toBe(0);
});

it.each([
  [-5_000, 0, 0],
  [0, 0, 0],
  [1_400, 1, 1],
  [1_600, 1, 2],
  [30_000, 2, 2],
  [40_000, 2, 3],
  [62_000, 3, 3],
  [99_000, 4, 4],
])('at %i ms has passed point %i and is nearest to point %i', (afterMs, passed, nearest) => {
  expect(indexAt(TRACK, START_MS + afterMs)).toBe(passed);
  expect(nearestIndex(TRACK, START_MS + afterMs)).toBe(nearest);
});
