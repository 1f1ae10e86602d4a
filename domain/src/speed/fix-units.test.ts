import fc from 'fast-check';
import { FIX_UNITS, inFixUnits, toEvidencePrecision } from './fix-units';

const anyFix = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  accuracyM: fc.option(fc.double({ min: 0, max: 100_000, noNaN: true })),
  speedKmh: fc.option(fc.double({ min: 0, max: 300, noNaN: true })),
  headingDeg: fc.option(fc.double({ min: 0, max: 360, noNaN: true })),
});

test('a fix passes for no better and no faster than it was measured, and stays within a unit of it', () => {
  fc.assert(
    fc.property(anyFix, (fix) => {
      const { lat, lng, accuracyM, speedKmh, headingDeg } = toEvidencePrecision(fix);
      expect([lat, lng]).toEqual([fix.lat, fix.lng]);
      expect((accuracyM ?? 0) - (fix.accuracyM ?? 0)).toBeGreaterThan(-1e-7);
      expect((accuracyM ?? 0) - (fix.accuracyM ?? 0)).toBeLessThan(0.010_001);
      expect((fix.speedKmh ?? 0) - (speedKmh ?? 0)).toBeGreaterThan(-1e-7);
      expect((fix.speedKmh ?? 0) - (speedKmh ?? 0)).toBeLessThan(0.001_001);
      expect(Math.abs((headingDeg ?? 0) - (fix.headingDeg ?? 0))).toBeLessThanOrEqual(0.005_001);
    }),
  );
});

test('a fix in this precision is the same the second time, and what was not measured stays unknown', () => {
  fc.assert(
    fc.property(anyFix, (fix) => {
      const once = toEvidencePrecision(fix);
      expect(toEvidencePrecision(once)).toBe(once);
      expect(once.accuracyM === null).toBe(fix.accuracyM === null);
      expect(once.speedKmh === null).toBe(fix.speedKmh === null);
    }),
  );
});

test.each(['lat', 'lng', 'accuracyM', 'speedKmh', 'headingDeg'] as const)(
  'a whole number of units of %s is that number again',
  (field) => {
    const numbers = Array.from({ length: 100_000 }, (_, whole) => whole);
    const moved = numbers.filter((whole) => inFixUnits(field, whole / FIX_UNITS[field]) !== whole);
    expect(moved).toEqual([]);
  },
);

test('bounds of D2 and D3 hold: 50.001 m is worse than 50 m, 79.9999 km/h is not 80', () => {
  expect(inFixUnits('accuracyM', 50.001)).toBe(5_001);
  expect(inFixUnits('accuracyM', 50)).toBe(5_000);
  expect(inFixUnits('speedKmh', 79.999_9)).toBe(79_999);
  expect(inFixUnits('speedKmh', 71.3)).toBe(71_300);
});
