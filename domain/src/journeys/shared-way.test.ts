import fc from 'fast-check';
import { countedShares } from './shared-way';
import type { VehicleWay } from './shared-way';

const MINUTE_MS = 60_000;
/** A way between two minutes, of a journey that is in the vehicle all the time. */
const way = (journeyId: number, from: number, to: number, over: Partial<VehicleWay> = {}): VehicleWay => ({
  ...{ journeyId, isDevice: false, fromMs: from * MINUTE_MS, toMs: to * MINUTE_MS },
  ...{ boundFromMs: -Infinity, boundUntilMs: Infinity },
  ...over,
});
const sharesOf = (...ways: readonly VehicleWay[]): number[] => {
  const shares = countedShares(ways);
  return ways.map((each) => shares.get(each) ?? NaN);
};

describe('of several phones in one vehicle', () => {
  test('the enrolled device counts, and the others only where it was not there', () => {
    expect(sharesOf(way(1, 0, 60), way(2, 0, 60, { isDevice: true }))).toEqual([0, 1]);
    expect(sharesOf(way(1, 20, 60), way(2, 0, 40, { isDevice: true }))).toEqual([0.5, 1]);
  });

  test('the first journey counts where none is enrolled', () => {
    expect(sharesOf(way(8, 0, 60), way(7, 30, 60))).toEqual([0.5, 1]);
  });

  test('nothing is counted twice however they overlap', () => {
    expect(sharesOf(way(1, 0, 40), way(2, 20, 60), way(3, 0, 80))).toEqual([1, 0.5, 0.25]);
  });

  test('a way counts in full before its journey was in the vehicle', () => {
    const late = way(2, 0, 60, { boundFromMs: 30 * MINUTE_MS });
    expect(sharesOf(way(1, 0, 60, { isDevice: true }), late)).toEqual([1, 0.5]);
  });

  test('journeys that follow each other both count, also the ways of one journey on two roads', () => {
    expect(sharesOf(way(1, 0, 30), way(2, 30, 60))).toEqual([1, 1]);
    expect(sharesOf(way(1, 0, 30), way(1, 20, 60))).toEqual([1, 1]);
  });
});

test('the order in which ways are read changes no share', () => {
  const ways = fc.array(fc.record({ id: fc.nat(4), from: fc.nat(60), for: fc.nat(60) }), { maxLength: 8 });
  fc.assert(
    fc.property(ways, fc.infiniteStream(fc.integer()), (drawn, keys) => {
      // All ways of a journey are of one phone.
      const all = drawn.map((each) =>
        way(each.id, each.from, each.from + each.for, { isDevice: each.id % 2 === 0 }),
      );
      const shares = countedShares(all);
      const shuffled = all
        .map((each) => ({ each, key: keys.next().value }))
        .sort((one, other) => one.key - other.key)
        .map(({ each }) => each);
      const again = countedShares(shuffled);
      for (const each of all) {
        expect(again.get(each)).toBeCloseTo(shares.get(each) ?? NaN, 9);
      }
    }),
  );
});
