import { drawCount } from '../testing/draw-counts';
import { seededRandom } from '../testing/seeded-random';
import { coverageOf } from './coverage';

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed + 1);

test('one count gives the exact interval of a share', () => {
  const coverage = coverageOf([{ counted: 1_000, seen: 30 }]);
  expect(coverage?.share).toBe(0.03);
  expect(coverage?.low).toBeCloseTo(0.0203, 3);
  expect(coverage?.high).toBeCloseTo(0.0426, 3);
});

test.each([
  [1, 0.93],
  // Few places that differ much: the price of a handful of counts.
  [2.5, 0.9],
])(
  'places that differ by a factor of %p: the interval holds the true share in at least %p of all countries',
  (unrest, least) => {
    const held = SEEDS.filter((seed) => {
      const random = seededRandom(seed);
      const counts = Array.from({ length: 12 }, () => {
        const counted = 300 + Math.floor(random() * 700);
        // The mean of the factors is 1.
        const factor = random() < 0.5 ? 2 / (1 + unrest) : (2 * unrest) / (1 + unrest);
        return { counted, seen: drawCount(counted * 0.03 * factor, random) };
      });
      const coverage = coverageOf(counts);
      return coverage !== null && coverage.low <= 0.03 && coverage.high >= 0.03;
    });
    expect(held.length / SEEDS.length).toBeGreaterThanOrEqual(least);
  },
);

test('without counts nothing is said; nothing and all seen stay within 0 and 1', () => {
  expect(coverageOf([])).toBeNull();
  expect(coverageOf([{ counted: 100, seen: 0 }])).toMatchObject({ share: 0, low: 0 });
  expect(coverageOf([{ counted: 100, seen: 130 }])).toMatchObject({ share: 1, high: 1 });
});
