import fc from 'fast-check';
import { BIN_COUNT, BIN_KMH, speedBinOf, speedQuantile } from './speed-bins';

test('each speed has its bin, and what is faster than the last is in it', () => {
  expect([0, 4.99, 5, 87, 149.9, 150, 300].map(speedBinOf)).toEqual([0, 0, 1, 17, 29, 30, 30]);
});

test('quantiles of speeds are those of the speeds themselves, to a bin', () => {
  const speeds = fc.array(fc.double({ min: 0, max: 149, noNaN: true }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(speeds, fc.constantFrom(0.5, 0.85), (drawn, share) => {
      const bins = Array.from({ length: BIN_COUNT }, () => 0);
      drawn.forEach((speed) => (bins[speedBinOf(speed)] = (bins[speedBinOf(speed)] ?? 0) + 10));
      const sorted = [...drawn].sort((one, other) => one - other);
      const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
      expect(Math.abs((speedQuantile(bins, share) ?? NaN) - exact)).toBeLessThanOrEqual(BIN_KMH);
    }),
  );
});

test('without any way there is no speed', () => {
  expect(speedQuantile([], 0.5)).toBeNull();
  expect(speedQuantile([0, 0], 0.85)).toBeNull();
});
