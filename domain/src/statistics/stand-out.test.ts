import { gammaCdf } from './gamma';
import { momentsOf, peersOf, rateOf } from './rates';
import type { Exposure } from './rates';
import { seededRandom } from '../testing/seeded-random';
import { STANDS_OUT_TIMES, thoseStandingOut } from './stand-out';

const over = (violations: number, km: number): Exposure => ({ violations, distanceM: km * 1_000 });
const CALM = Array.from({ length: 60 }, () => over(1, 1_000));

/** A count of a mean, as chance makes it (Knuth 1969). */
function poisson(mean: number, random: () => number): number {
  let count = 0;
  for (let product = random(); product > Math.exp(-mean); product *= random()) {
    count += 1;
  }
  return count;
}

test('one whose rate is far above that of its peers stands out, with both rates', () => {
  const fast = over(40, 1_000);
  const [found, ...others] = thoseStandingOut([...CALM, fast]);
  expect(others).toEqual([]);
  expect(found?.row).toBe(fast);
  expect(found?.peersPer1000Km).toBeCloseTo(1, 9);
  const peers = peersOf(momentsOf([...CALM, fast]));
  expect(found?.rate).toEqual(rateOf(fast, peers));
  expect(found?.rate.low).toBeGreaterThan(STANDS_OUT_TIMES);
});

test('five violations over hardly any way do not, where many are compared', () => {
  expect(thoseStandingOut([...CALM, over(5, 5)])).toEqual([]);
  expect(gammaCdf(6, STANDS_OUT_TIMES)).toBeLessThan(0.05);
});

test('nobody does among none, among one, and without way', () => {
  expect(thoseStandingOut([])).toEqual([]);
  expect(thoseStandingOut([over(3, 100)])).toEqual([]);
  expect(thoseStandingOut([over(90, 0), ...CALM])).toEqual([]);
});

test('where all drive alike, hardly anybody is named by chance, however many are compared', () => {
  const random = seededRandom(2_026);
  let named = 0;
  for (let country = 0; country < 20; country += 1) {
    const alike = Array.from({ length: 300 }, () => over(poisson(4, random), 2_000));
    named += thoseStandingOut(alike).length;
  }
  expect(named).toBeLessThanOrEqual(1);
});
