import fc from 'fast-check';
import { digitsOf, shownNumber, withShownNumbers } from './shown-numbers';
import type { Digits } from './shown-numbers';

function digits(name: string): Digits {
  const found = digitsOf(name);
  if (found === null) {
    throw new Error(`${name} has no digits.`);
  }
  return found;
}

test.each([
  ['speedKmh', 49.999999, 49.99],
  ['speedKmh', 50, 50],
  ['speedKmh', 70.1, 70.1],
  ['provenKmh', 71.348, 71.34],
  ['averageSpeed', 48.666, 48.66],
  ['uncertaintyKmh', 2.301, 2.4],
  ['uncertaintyKmh', 2.3, 2.3],
  ['distanceKm', 12.3456, 12.346],
  ['judgedKmBefore', 0.0004, 0],
  ['per1000Km', 3.00416, 3.0042],
  ['duringPer1000Km', 3.00416, 3.0042],
  ['latitude', 4.0510999999999, 4.0511],
  ['lng', -9.76790049, -9.7679],
  ['safeDrivingPercentage', 99.96, 99.9],
  ['changePercent', -12.34, -12.3],
  ['progress', 0.999, 0.99],
  ['servedPercent', 99.999, 99.99],
  ['provenS', 29.6, 30],
  ['accuracyM', 8.4, 8],
  ['sizeBytes', 1024, 1024],
])('%s %d is shown as %d', (name, value, expected) => {
  expect(shownNumber(value, digits(name))).toBe(expected);
});

test.each(['id', 'limit', 'violations', 'alarm'])('the name %s says no unit', (name) => {
  expect(digitsOf(name)).toBeNull();
});

test('a speed is never shown above the true one, nor so far below that a whole number lies between', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 300, noNaN: true }), (speedKmh) => {
      const shown = shownNumber(speedKmh, digits('speedKmh'));
      expect(shown).toBeLessThanOrEqual(speedKmh);
      expect(shown).toBeGreaterThan(speedKmh - 0.01 - 1e-9);
      expect(Math.floor(shown)).toBe(Math.floor(speedKmh));
      expect(String(shown)).toMatch(/^\d+(\.\d\d?)?$/);
    }),
  );
});

test('an uncertainty is never shown below the true one, and what is shown is shown alike again', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 300, noNaN: true }), (value) => {
      expect(shownNumber(value, digits('uncertaintyKmh'))).toBeGreaterThanOrEqual(value);
      for (const name of ['uncertaintyKmh', 'speedKmh', 'distanceKm', 'lat', 'progress', 'provenS']) {
        const shown = shownNumber(value, digits(name));
        expect(shownNumber(shown, digits(name))).toBe(shown);
      }
    }),
  );
});

test('what is greater is not shown as less: a mean stays at or below its maximum', () => {
  const speed = fc.double({ min: 0, max: 300, noNaN: true });
  fc.assert(
    fc.property(speed, speed, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(shownNumber(low, digits('averageSpeedKmh'))).toBeLessThanOrEqual(
        shownNumber(high, digits('maxSpeedKmh')),
      );
    }),
  );
});

test('numbers of an object are shown by their names, and nothing else in it is touched', () => {
  const given = { id: 7, speed: 71.288, latitude: null, timestamp: 'now', proven: 70.1, violations: 3 };
  expect(withShownNumbers(given)).toEqual({ ...given, speed: 71.28 });
});
