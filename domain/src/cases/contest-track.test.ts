import fc from 'fast-check';
import { MINUTE_MS } from '../units';
import {
  cutTrack,
  storedTrack,
  TRACK_AROUND_MS,
  TRACK_POINTS,
  trackFault,
  trackReadings,
} from './contest-track';
import type { TrackPoint } from './contest-track';

const START_MS = Date.parse('2026-11-16T09:00:00Z');
const VIOLATION = { startedAtMs: START_MS, endedAtMs: START_MS + 40_000 };
const METRES_PER_DEGREE = (6_371_000 * Math.PI) / 180;

function point(recordedAtMs: number, over: Partial<TrackPoint> = {}): TrackPoint {
  return { lat: 4.05, lng: 9.77, recordedAtMs, speedKmh: null, accuracyM: null, ...over };
}

const points = (...times: readonly number[]): TrackPoint[] => times.map((atMs) => point(atMs));
const timesOf = (track: readonly TrackPoint[]): number[] => track.map(({ recordedAtMs }) => recordedAtMs);

test.each([
  [
    'what lies in the half hour before and after',
    [START_MS - TRACK_AROUND_MS, START_MS + 40_000 + TRACK_AROUND_MS],
  ],
  ['the violation itself', [START_MS, START_MS + 1_000]],
])('a cut has %s', (_what, times) => {
  expect(timesOf(cutTrack(points(...times), VIOLATION))).toEqual(times);
});

test.each([
  ['before', START_MS - TRACK_AROUND_MS - 1],
  ['after', START_MS + 40_000 + TRACK_AROUND_MS + 1],
])('a cut has nothing from further %s', (_where, atMs) => {
  expect(cutTrack(points(atMs), VIOLATION)).toEqual([]);
});

test('a violation that goes on is cut around its start', () => {
  const times = [START_MS + TRACK_AROUND_MS, START_MS + TRACK_AROUND_MS + 1];
  expect(timesOf(cutTrack(points(...times), { startedAtMs: START_MS, endedAtMs: null }))).toEqual([times[0]]);
});

test('of more points than may be given a cut has those nearest to the violation, without a hole', () => {
  const times = Array.from({ length: 9_000 }, (_, at) => START_MS - 15 * MINUTE_MS + at * 200);
  const cut = timesOf(cutTrack(points(...times), VIOLATION));
  expect(cut).toHaveLength(TRACK_POINTS.max);
  const first = times.indexOf(cut[0] ?? 0);
  expect(cut).toEqual(times.slice(first, first + TRACK_POINTS.max));
  const middleMs = ((cut[0] ?? 0) + (cut.at(-1) ?? 0)) / 2;
  expect(Math.abs(middleMs - (START_MS + 20_000))).toBeLessThan(1_000);
});

test('whatever a file has, its cut may be given, and no point of it is made up', () => {
  const around = fc.integer({ min: START_MS - 50 * MINUTE_MS, max: START_MS + 50 * MINUTE_MS });
  fc.assert(
    fc.property(fc.array(around, { maxLength: 200 }), (times) => {
      const file = times.map((atMs, at) => point(atMs, { lat: at / 1000 }));
      const cut = cutTrack(file, VIOLATION);
      expect(trackFault(cut, VIOLATION)).toBeNull();
      expect(cut.every((each) => file.includes(each))).toBe(true);
      expect(cutTrack(cut, VIOLATION)).toEqual(cut);
    }),
  );
});

test.each<[ReturnType<typeof trackFault>, readonly number[]]>([
  ['order', [START_MS + 1_000, START_MS]],
  ['order', [START_MS, START_MS]],
  ['outside', [START_MS - 41 * MINUTE_MS, START_MS]],
  ['outside', [START_MS, START_MS + 41 * MINUTE_MS]],
  // Judged anew meanwhile, a violation may have moved.
  [null, [START_MS - 39 * MINUTE_MS, START_MS + 39 * MINUTE_MS]],
  [null, []],
])('the fault %s of a track', (fault, times) => {
  expect(trackFault(points(...times), VIOLATION)).toBe(fault);
});

test('the speed of a track is what the dial would have shown', () => {
  const track = Array.from({ length: 30 }, (_, second) =>
    point(START_MS + second * 1_000, { lat: 4.05 + (15 * second) / METRES_PER_DEGREE }),
  );
  const readings = trackReadings(track);
  expect(readings.map(({ atMs }) => atMs)).toEqual(timesOf(track));
  expect(readings.at(-1)?.shownKmh).toBeCloseTo(54, 0);
  expect(readings[0]?.shownKmh).toBeNull();
  expect(trackReadings([])).toEqual([]);
});

describe('a track that was stored', () => {
  const track = points(START_MS, START_MS + 1_000);

  it('is read as it was', () => {
    const whole = track.map((each) => ({ ...each, speedKmh: 50.4, accuracyM: 5 }));
    expect(storedTrack(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no list', { length: 2 }],
    ['no point at all', []],
    ['too many points', Array.from({ length: 3_601 }, (_, at) => point(START_MS + at))],
    ['nothing in place of points', [null, null]],
    ['a place outside the globe', [point(START_MS, { lat: 91 }), point(START_MS + 1)]],
    ['a place that is no number', [point(START_MS, { lng: Number.NaN }), point(START_MS + 1)]],
    ['a time that is no number', points(START_MS, Number.POSITIVE_INFINITY)],
    ['a speed out of bounds', [point(START_MS, { speedKmh: 301 }), point(START_MS + 1)]],
    ['an accuracy out of bounds', [point(START_MS, { accuracyM: -1 }), point(START_MS + 1)]],
  ])('is none: %s', (_what, value) => {
    expect(storedTrack(value)).toBeNull();
  });
});
