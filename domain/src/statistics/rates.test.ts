import fc from 'fast-check';
import {
  clearExtremes,
  isRanked,
  momentsOf,
  ownRateOf,
  peersOf,
  rateChange,
  rateOf,
  withRates,
} from './rates';
import type { Exposure } from './rates';
import { seededRandom } from '../testing/seeded-random';

const drove = (km: number, violations: number): Exposure => ({ violations, distanceM: km * 1_000 });
const peersAmong = (all: readonly Exposure[]) => peersOf(momentsOf(all));
const exposures = fc.record({
  violations: fc.integer({ min: 0, max: 5_000 }),
  distanceM: fc.integer({ min: 0, max: 2_000_000_000 }),
});

it('a rate is shrunk to that of the others by six events', () => {
  const peers = peersAmong([drove(1_000, 10), drove(4_000, 8), drove(6_000, 12)]);
  expect(peers.weight).toBe(6);
  // The others have 20 events over 10,000 km: m = 2, so (10 + 6) / (1 + 6 / 2).
  expect(rateOf(drove(1_000, 10), peers).per1000Km).toBeCloseTo(4, 12);
});

it('one event over a short way is no record', () => {
  const steady = drove(20_000, 100);
  const unlucky = drove(10, 1);
  const peers = peersAmong([steady, unlucky, drove(50_000, 100)]);
  expect(rateOf(unlucky, peers).low).toBeLessThan(rateOf(steady, peers).low);
});

it('who alone is compared is shrunk to the least rate of peers', () => {
  const alone = drove(1_000, 0);
  const { per1000Km, low, high } = rateOf(alone, peersAmong([alone]));
  expect(per1000Km).toBeCloseTo(6 / (1 + 6 / 0.05), 12);
  expect(low).toBeGreaterThan(0);
  expect(high).toBeGreaterThan(per1000Km);
});

it('lower and upper bound hold the rate, and more events never lower any of them', () => {
  fc.assert(
    fc.property(exposures, exposures, (one, other) => {
      // Without a way there are no events.
      fc.pre(one.distanceM > 0);
      const peers = peersAmong([one, other]);
      const rate = rateOf(one, peers);
      expect(rate.low).toBeLessThan(rate.per1000Km);
      expect(rate.high).toBeGreaterThan(rate.per1000Km);
      const worse = { ...one, violations: one.violations + 1 };
      const worseRate = rateOf(worse, peersAmong([worse, other]));
      expect(worseRate.low).toBeGreaterThan(rate.low);
    }),
  );
});

it('of drives with known rates the lower bound stays below the truth in 95 of 100 cases', () => {
  // Gamma rates with shape 4 and mean 2; counts by Poisson, from one seed.
  const random = seededRandom(20_261_122);
  const truths = Array.from({ length: 400 }, () => gammaOf4(random) / 2);
  const seen = truths.map((truth) => {
    const km = 1_000 + random() * 9_000;
    return drove(km, poisson((truth * km) / 1_000, random));
  });
  const peers = peersAmong(seen);
  expect(peers.weight).toBeGreaterThan(2.5);
  expect(peers.weight).toBeLessThan(6);
  const above = seen.filter((each, index) => rateOf(each, peers).low > (truths[index] ?? 0));
  expect(above.length / seen.length).toBeLessThan(0.08);
  expect(above.length / seen.length).toBeGreaterThan(0.02);
});

it('peers who all drive alike weigh most', () => {
  expect(peersAmong(Array.from({ length: 60 }, () => drove(10_000, 20))).weight).toBe(20);
});

it.each([
  [drove(1_000, 20), drove(1_000, 5), 'BETTER'],
  [drove(1_000, 5), drove(1_000, 20), 'WORSE'],
  [drove(1_000, 5), drove(1_000, 6), 'UNCERTAIN'],
  // Twice as many over twice the distance.
  [drove(1_000, 20), drove(2_000, 40), 'UNCERTAIN'],
  [drove(0, 0), drove(1_000, 20), 'UNCERTAIN'],
  [drove(1_000, 20), drove(0, 0), 'UNCERTAIN'],
  [drove(1_000, 0), drove(1_000, 0), 'UNCERTAIN'],
  // One-sided: 0 of 5 is 1 in 32.
  [drove(1_000, 5), drove(1_000, 0), 'BETTER'],
  [drove(1_000, 4), drove(1_000, 0), 'UNCERTAIN'],
] as const)('from %j to %j is %s', (before, after, change) => {
  expect(rateChange(before, after)).toBe(change);
});

it('without a change chance alone says so in at most 10 of 100 cases', () => {
  const random = seededRandom(7);
  const received = Array.from({ length: 1_000 }, () =>
    rateChange(drove(3_000, poisson(12, random)), drove(5_000, poisson(20, random))),
  );
  expect(received.filter((change) => change !== 'UNCERTAIN').length).toBeLessThanOrEqual(100);
});

it.each([
  [drove(200, 1), true],
  [drove(199.999, 1), false],
  [drove(5_000, 0), false],
])('%j is ranked: %s', (exposure, expected) => {
  expect(isRanked(exposure)).toBe(expected);
});

function gammaOf4(random: () => number): number {
  return -Math.log(Array.from({ length: 4 }, random).reduce((product, each) => product * (1 - each), 1));
}

function poisson(mean: number, random: () => number): number {
  const least = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > least; product *= random()) {
    count += 1;
  }
  return count;
}

describe('the rate of what has no peers', () => {
  it('has the exact bounds of its count', () => {
    // Halves of the 5 % and 95 % quantiles of chi-squared with 20 and 22 degrees of freedom.
    expect(ownRateOf(drove(1_000, 10))).toEqual({
      per1000Km: 10,
      low: expect.closeTo(10.850_811_394 / 2, 6) as number,
      high: expect.closeTo(33.924_438_471 / 2, 6) as number,
    });
  });

  it('is none below 200 km, and at least 0', () => {
    expect(ownRateOf(drove(199, 10))).toBeNull();
    expect(ownRateOf(drove(1_000, 0))).toMatchObject({ per1000Km: 0, low: 0 });
    expect(ownRateOf(drove(1_000, 0))?.high).toBeCloseTo(-Math.log(0.05), 9);
  });
});

describe('rates among each other', () => {
  it('are shrunk, and none below 200 km', () => {
    const rows = [drove(1_000, 10), drove(100, 8), drove(9_900, 12)];
    expect(withRates(rows).map(({ rate }) => rate?.per1000Km)).toEqual([
      expect.closeTo(4, 9),
      undefined,
      expect.closeTo(18 / (9.9 + 6 / (18 / 1.1)), 9),
    ]);
  });

  it('are its own where one alone has driven', () => {
    expect(withRates([drove(1_000, 10), drove(0, 0)]).map(({ rate }) => rate?.per1000Km)).toEqual([
      10,
      undefined,
    ]);
  });

  it('say who is the worst and who the best for certain', () => {
    const [worst, , best] = withRates([drove(5_000, 100), drove(5_000, 30), drove(5_000, 10)]);
    expect(clearExtremes(withRates([drove(5_000, 100), drove(5_000, 30), drove(5_000, 10)]))).toEqual({
      worst,
      best,
    });
  });

  it('say nothing where chance explains the differences, or nobody can be ranked', () => {
    expect(clearExtremes(withRates([drove(1_000, 10), drove(1_000, 12)]))).toBeNull();
    expect(clearExtremes(withRates([drove(1_000, 10), drove(1_000, 0)]))).toBeNull();
    expect(clearExtremes([])).toBeNull();
  });
});
