import { timeSpan } from './fix';
import { buildDrive } from './drive';
import { distanceBetweenM } from '@wakafine/domain/geo/geo';
import { ACCELERATION_MS2, HARDEST_BRAKING_MS2 } from './motion';
import type { DriveKind } from './traffic';

const STARTED_AT_MS = Date.UTC(2026, 0, 5, 6, 0, 0);
const KINDS: DriveKind[] = ['city', 'corridor', 'hurry', 'stop-and-go'];
const SEEDS = [1, 2, 3, 77];

describe.each(KINDS)('a %s drive', (kind) => {
  test('is the same for the same seed and another for another', () => {
    const drive = buildDrive({ kind, seed: 5, startedAtMs: STARTED_AT_MS });
    expect(buildDrive({ kind, seed: 5, startedAtMs: STARTED_AT_MS })).toEqual(drive);
    expect(buildDrive({ kind, seed: 6, startedAtMs: STARTED_AT_MS }).fixes).not.toEqual(drive.fixes);
  });

  test.each(SEEDS)('stays within what a car can do when nothing is noisy (seed %i)', (seed) => {
    const { fixes, truth } = buildDrive({ kind, seed, startedAtMs: STARTED_AT_MS, isNoisy: false });
    const speedsMs = truth.speedsKmh.map((speedKmh) => speedKmh / 3.6);
    speedsMs.slice(1).forEach((speedMs, index) => {
      const changeMs = speedMs - (speedsMs[index] ?? NaN);
      expect(changeMs).toBeLessThanOrEqual(ACCELERATION_MS2 + 1e-9);
      expect(changeMs).toBeGreaterThanOrEqual(-HARDEST_BRAKING_MS2 - 1e-9);
    });
    fixes.slice(1).forEach((fix, index) => {
      const before = fixes[index] ?? fix;
      const fastestMs = Math.max(speedsMs[index] ?? 0, speedsMs[index + 1] ?? 0) + ACCELERATION_MS2;
      expect(distanceBetweenM(before, fix)).toBeLessThanOrEqual(fastestMs);
      expect(before.speedKmh).toBeCloseTo(truth.speedsKmh[index] ?? NaN, 9);
    });
  });

  test.each(SEEDS)(
    'covers the true distance along its road, bends cut by less than 2 %% (seed %i)',
    (seed) => {
      const { fixes, truth } = buildDrive({ kind, seed, startedAtMs: STARTED_AT_MS, isNoisy: false });
      const measuredM = fixes
        .slice(1)
        .reduce((sumM, fix, i) => sumM + distanceBetweenM(fixes[i] ?? fix, fix), 0);
      expect(measuredM).toBeLessThanOrEqual(truth.distanceM * 1.001);
      expect(measuredM).toBeGreaterThan(truth.distanceM * 0.98);
    },
  );

  test('has a fix at every cadence and numbers them from 1', () => {
    const { fixes } = buildDrive({
      kind,
      seed: 9,
      startedAtMs: STARTED_AT_MS,
      durationS: 600,
      cadenceS: 2.5,
    });
    expect(fixes).toHaveLength(241);
    expect(timeSpan(fixes)).toEqual({ firstMs: STARTED_AT_MS, lastMs: STARTED_AT_MS + 600_000 });
    expect(fixes.map((fix) => fix.seq)).toEqual(fixes.map((_, index) => index + 1));
  });

  test('is seen within metres of where it went, by a receiver that gives its accuracy', () => {
    const options = { kind, seed: 4, startedAtMs: STARTED_AT_MS };
    const seen = buildDrive(options).fixes;
    const real = buildDrive({ ...options, isNoisy: false }).fixes;
    const errorsM = seen.map((fix, index) => distanceBetweenM(fix, real[index] ?? fix));
    const meanErrorM = errorsM.reduce((sumM, errorM) => sumM + errorM, 0) / errorsM.length;
    expect(meanErrorM).toBeGreaterThan(1);
    expect(meanErrorM).toBeLessThan(20);
    seen.forEach((fix) => {
      expect(fix.accuracyM).toBeGreaterThanOrEqual(3);
      expect(fix.accuracyM).toBeLessThanOrEqual(45);
      expect(fix.speedKmh).toBeGreaterThanOrEqual(0);
    });
  });
});

test('a corridor is fast, a city drive has stops, and stop-and-go crawls', () => {
  const build = (kind: DriveKind) => buildDrive({ kind, seed: 12, startedAtMs: STARTED_AT_MS }).truth;
  expect(build('corridor').maxSpeedKmh).toBeGreaterThan(70);
  expect(build('hurry').maxSpeedKmh).toBeGreaterThan(100);
  const city = build('city').speedsKmh.slice(30);
  expect(city.filter((speedKmh) => speedKmh === 0).length).toBeGreaterThan(10);
  expect(build('stop-and-go').maxSpeedKmh).toBeLessThan(33);
});

test('a cheap phone gives no speed and no course', () => {
  const { fixes } = buildDrive({ kind: 'city', seed: 3, startedAtMs: STARTED_AT_MS, hasDeviceSpeed: false });
  expect(fixes.every((fix) => fix.speedKmh === null && fix.headingDeg === null)).toBe(true);
});

test('a car that comes to the end of the road stays there', () => {
  const { fixes, truth } = buildDrive({
    kind: 'corridor',
    seed: 2,
    route: 'douala-yaounde-n3',
    startedAtMs: STARTED_AT_MS,
    durationS: 6 * 3600,
    cadenceS: 10,
    isNoisy: false,
  });
  expect(truth.speedsKmh.at(-1)).toBe(0);
  const last = fixes.at(-1);
  expect(last && distanceBetweenM(last, { lat: 3.8667, lng: 11.5167 })).toBeLessThan(5);
});

test('a cadence that is no multiple of 0.1 s is refused', () => {
  expect(() => buildDrive({ kind: 'city', seed: 1, startedAtMs: 0, cadenceS: 0.25 })).toThrow(RangeError);
});
