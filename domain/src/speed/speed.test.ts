import {
  displayedSpeedKmh,
  doSpeedsAgree,
  fullSpeedKmh,
  instantaneousSpeedKmh,
  wholeKmh,
  withSpeed,
} from './speed';
import type { SpeedWindow } from './speed';

describe('doSpeedsAgree', () => {
  it.each([
    ['up to 9 km/h apart, however slow', 9, 0, true],
    ['9 km/h apart', 50, 41, true],
    ['9.01 km/h and 22 % apart', 50, 40.99, false],
    ['15 % apart, though 15 km/h', 115, 100, true],
    ['15.01 % apart', 115.01, 100, false],
    ['the device higher by 9 km/h', 50, 59, true],
    ['the device higher by 9.01 km/h at 50', 50, 59.01, false],
    ['the same', 87.3, 87.3, true],
  ])('judges two speeds that are %s', (_name, impliedKmh, deviceKmh, expected) => {
    expect(doSpeedsAgree(impliedKmh, deviceKmh)).toBe(expected);
  });
});

describe('instantaneousSpeedKmh', () => {
  it.each([
    ['the implied one where the device is silent', 80, null, 80],
    ['the implied one where they agree, though the device tells less', 80, 71, 80],
    ['the implied one where they agree, though the device tells more', 80, 89, 80],
    ['the lower one where the device tells much less', 80, 60, 60],
    ['the lower one where the device tells much more', 60, 80, 60],
    ['the lower one, 0 included', 80, 0, 0],
  ])('is %s', (_name, impliedKmh, deviceKmh, expectedKmh) => {
    expect(instantaneousSpeedKmh(impliedKmh, deviceKmh)).toBe(expectedKmh);
  });
});

function windowAfter(speeds: readonly number[], everyS: number): SpeedWindow {
  return speeds.reduce<SpeedWindow>(
    (window, speedKmh) => withSpeed(window, { speedKmh, durationS: everyS }),
    [],
  );
}

describe('the displayed speed', () => {
  const shownAfter = (speeds: readonly number[]) => displayedSpeedKmh(windowAfter(speeds, 1));

  it('is unknown, not 0, before the first speed', () => {
    expect(shownAfter([])).toBeNull();
  });

  it.each([
    [[42], 42],
    [[40, 50], 45],
    [[10, 20, 30, 40, 50], 30],
    [[100, 10, 20, 30, 40, 50], 30],
    [[0, 0, 0, 0, 0], 0],
  ])('after %j is %d km/h: the mean of the last five', (speeds, expectedKmh) => {
    expect(shownAfter(speeds)).toBe(expectedKmh);
  });

  it('is not rounded', () => {
    expect(shownAfter([50, 49.99])).toBeCloseTo(49.995, 10);
  });
});

describe('the speed of a full window', () => {
  it.each([
    ['at 1 Hz unknown after four', 1, [60, 60, 60, 60], null],
    ['at 1 Hz known after five', 1, [60, 60, 60, 60, 60], 60],
    ['the displayed one at 1 Hz', 1, [200, 10, 20, 30, 40, 50], 30],
    ['a lone one after a gap: unknown', 15, [200], null],
    ['every 5 s unknown after two', 5, [60, 70], null],
    ['every 5 s known after three', 5, [60, 70, 80], 70],
    ['every 2 s known after three', 2, [60, 70, 80], 70],
    ['at 2 Hz unknown after seven', 0.5, [60, 60, 60, 60, 60, 60, 60], null],
    ['at 2 Hz the mean of eight, which are 4 s', 0.5, [200, 40, 40, 40, 40, 60, 60, 60, 60], 50],
    ['unknown in a burst of readings', 0.1, [60, 60, 60, 60, 60, 60], null],
  ])('is %s', (_name, everyS, speeds, expectedKmh) => {
    expect(fullSpeedKmh(windowAfter(speeds, everyS))).toBe(expectedKmh);
  });

  it('is computed from no more than five speeds at 1 Hz, or what 4 s hold', () => {
    const speeds = Array.from({ length: 300 }, () => 50);
    expect(windowAfter(speeds, 1)).toHaveLength(5);
    expect(windowAfter(speeds, 10)).toHaveLength(5);
    expect(windowAfter(speeds, 0.25)).toHaveLength(16);
  });

  it('goes on being known once it was, whatever the cadence does', () => {
    const steps = [1, 1, 1, 1, 1, 0.125, 0.125, 0.125, 0.125, 0.125, 15, 0.5, 1];
    const windows = steps.map((_, index) =>
      steps
        .slice(0, index + 1)
        .reduce<SpeedWindow>((window, durationS) => withSpeed(window, { speedKmh: 50, durationS }), []),
    );
    expect(windows.map(fullSpeedKmh)).toEqual(steps.map((_, index) => (index < 4 ? null : 50)));
  });
});

describe('a speed for display', () => {
  it.each([
    [49.999, 49],
    [50, 50],
    [0.4, 0],
    [112.7, 112],
  ])('is rounded down: %d is %d', (speedKmh, expectedKmh) => {
    expect(wholeKmh(speedKmh)).toBe(expectedKmh);
  });
});
