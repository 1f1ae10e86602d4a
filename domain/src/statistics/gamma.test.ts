import fc from 'fast-check';
import { gammaInv, gammaCdf, lnGamma } from './gamma';

it.each([
  [1, 0],
  [0.5, 0.572_364_942_924_700_1],
  [5, Math.log(24)],
  [171, 706.573_062_245_787_5],
])('the logarithm of the gamma function of %d is %d', (x, expected) => {
  expect(lnGamma(x)).toBeCloseTo(expected, 9);
});

// Half of the quantiles of chi-squared with twice as many degrees of freedom, as tables give them.
it.each([
  [0.05, 1, -Math.log(0.95)],
  [0.95, 1, -Math.log(0.05)],
  [0.95, 0.5, 3.841_458_820_694_124 / 2],
  [0.05, 5, 3.940_299_136_119_61 / 2],
  [0.95, 5, 18.307_038_053_275_143 / 2],
  [0.05, 20, 26.509_303_196_693_11 / 2],
  [0.95, 50, 124.342_113_404_004_1 / 2],
])('the quantile %d of shape %d is %d', (share, shape, expected) => {
  expect(gammaInv(share, shape)).toBeCloseTo(expected, 8);
});

it('quantiles and shares undo each other, for any shape', () => {
  const shares = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  const shapes = fc.double({ min: 0.1, max: 20_000, noNaN: true });
  fc.assert(
    fc.property(shares, shapes, (share, shape) => {
      expect(gammaCdf(shape, gammaInv(share, shape))).toBeCloseTo(share, 8);
    }),
  );
});

it('nothing lies at or below 0', () => {
  expect(gammaCdf(3, 0)).toBe(0);
});
