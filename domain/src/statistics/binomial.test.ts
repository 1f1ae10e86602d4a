import fc from 'fast-check';
import { binomialAtMost, binomialInterval } from './binomial';

/** By adding up, which is exact for few tries. */
function addedUp(most: number, count: number, share: number): number {
  let [term, sum] = [(1 - share) ** count, 0];
  for (let successes = 0; successes <= most; successes += 1) {
    sum += term;
    term *= (((count - successes) / (successes + 1)) * share) / (1 - share);
  }
  return sum;
}

const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });

test('the chance of at most so many successes is the sum of the chances', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(60), share, (count, most, chance) => {
      const expected = most >= count ? 1 : addedUp(most, count, chance);
      expect(binomialAtMost(most, { count, share: chance })).toBeCloseTo(expected, 9);
    }),
  );
});

test('it stands for a million tries too', () => {
  expect(binomialAtMost(500_000, { count: 1_000_000, share: 0.5 })).toBeCloseTo(0.5004, 4);
  expect(binomialAtMost(-1, { count: 10, share: 0.5 })).toBe(0);
});

test('the interval of a share has the ends at which the chance of what was seen is the tail', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(400), (count, drawn) => {
      const successes = Math.min(count, drawn);
      const { low, high } = binomialInterval(successes, { count, tail: 0.025 });
      expect(low).toBeLessThanOrEqual(successes / count);
      expect(high).toBeGreaterThanOrEqual(successes / count);
      if (successes > 0) {
        expect(1 - binomialAtMost(successes - 1, { count, share: low })).toBeCloseTo(0.025, 6);
      }
      if (successes < count) {
        expect(binomialAtMost(successes, { count, share: high })).toBeCloseTo(0.025, 6);
      }
    }),
  );
});
