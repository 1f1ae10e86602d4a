import { displayedSpeedKmh, doSpeedsAgree, instantaneousSpeedKmh, withSpeed } from './speed';
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

describe('the displayed speed', () => {
  const shownAfter = (speeds: readonly number[]) =>
    displayedSpeedKmh(speeds.reduce<SpeedWindow>((window, speedKmh) => withSpeed(window, speedKmh), []));

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
