import { drawCount } from '../testing/draw-counts';
import { seededRandom } from '../testing/seeded-random';
import { changeInterval, changeVerdicts } from './rate-changes';
import { withRates } from './rates';

const SEEDS = Array.from({ length: 100 }, (_, seed) => seed + 1);
const AGENCIES = 40;

/** Agencies of many sizes; each drives as much before as now, at rates of its own. */
function country(seed: number, factorOf: (agency: number) => number) {
  const random = seededRandom(seed);
  return Array.from({ length: AGENCIES }, (_, agency) => {
    const thousandKm = 2 + random() * 60;
    const rate = 2 + random() * 10;
    const exposure = (mean: number) => ({ violations: drawCount(mean, random), distanceM: thousandKm * 1e6 });
    return {
      agency,
      before: exposure(rate * thousandKm),
      now: exposure(rate * thousandKm * factorOf(agency)),
    };
  });
}

test('where nothing has changed nobody is named in at least 95 of 100 countries', () => {
  const quiet = SEEDS.filter((seed) =>
    [...changeVerdicts(country(seed, () => 1)).values()].every((verdict) => verdict === 'UNCERTAIN'),
  );
  expect(quiet.length).toBeGreaterThanOrEqual(95);
});

test('agencies that have changed are named in the direction of their change, and few others', () => {
  let [right, wrong, changed] = [0, 0, 0];
  for (const seed of SEEDS) {
    const rows = country(seed, (agency) => (agency < 4 ? 2 : agency < 8 ? 0.4 : 1));
    changeVerdicts(rows).forEach((verdict, { agency }) => {
      const expected = agency < 4 ? 'WORSE' : agency < 8 ? 'BETTER' : 'UNCERTAIN';
      changed += expected === 'UNCERTAIN' ? 0 : 1;
      right += verdict === expected && verdict !== 'UNCERTAIN' ? 1 : 0;
      wrong += verdict !== expected && verdict !== 'UNCERTAIN' ? 1 : 0;
    });
  }
  expect(right / changed).toBeGreaterThan(0.8);
  expect(wrong / (right + wrong)).toBeLessThan(0.05);
});

test('the interval of a change has the true factor in at least 95 of 100 cases', () => {
  const rows = SEEDS.flatMap((seed) => country(seed, () => 1.3));
  const held = rows.filter((row) => {
    const interval = changeInterval(row);
    return interval !== null && interval.low <= 1.3 && (interval.high ?? Infinity) >= 1.3;
  });
  expect(held.length / rows.length).toBeGreaterThan(0.95);
});

test('of segments the worst is the first by its lower bound', () => {
  const found = SEEDS.filter((seed) => {
    const random = seededRandom(seed);
    const rows = Array.from({ length: 200 }, (_, segment) => {
      const thousandKm = 0.3 + random() * 8;
      const rate = segment === 17 ? 30 : 3 + random() * 6;
      const distanceM = (segment === 17 ? 4 : thousandKm) * 1e6;
      return { segment, distanceM, violations: drawCount((rate * distanceM) / 1e6, random) };
    });
    const worst = [...withRates(rows)].sort((one, other) => (other.rate?.low ?? 0) - (one.rate?.low ?? 0))[0];
    return worst?.segment === 17;
  });
  expect(found.length).toBeGreaterThanOrEqual(95);
});

test('without distance or events nothing is said', () => {
  const none = { violations: 0, distanceM: 0 };
  expect(changeInterval({ before: none, now: { violations: 3, distanceM: 1e6 } })).toBeNull();
  expect(
    changeInterval({ before: { violations: 0, distanceM: 1e6 }, now: { violations: 0, distanceM: 1e6 } }),
  ).toBeNull();
  expect(
    changeInterval({ before: { violations: 0, distanceM: 1e6 }, now: { violations: 4, distanceM: 1e6 } }),
  ).toMatchObject({
    factor: null,
    high: null,
  });
  const row = { before: none, now: none };
  expect(changeVerdicts([row]).get(row)).toBe('UNCERTAIN');
});
