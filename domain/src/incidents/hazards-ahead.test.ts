import fc from 'fast-check';
import { hasPassedHazard, headingOfWay, hazardAhead, hazardsFrom, WARN_WITHIN_M } from './hazards-ahead';

/** Metres to a degree of latitude. */
const DEGREE_M = 111_195;
const EDEA = { lat: 3.8, lng: 10.13 };
const north = (m: number) => ({ lat: EDEA.lat + m / DEGREE_M, lng: EDEA.lng });

test.each([
  ['ahead of who drives north', 0, 'ahead'],
  ['ahead of who comes round a bend', 59, 'ahead'],
  ['ahead of who drives just west of north', 330, 'ahead'],
  ['behind who drives south', 180, 'behind'],
  ['beside who crosses', 90, 'behind'],
  ['nowhere for who stands', null, null],
])('a hazard in the north lies %s', (_name, headingDeg, side) => {
  const [seen] = hazardsFrom([north(800)], { ...EDEA, headingDeg });
  expect(seen?.side).toBe(side);
  expect(seen?.distanceM).toBeCloseTo(800, -1);
});

test('the nearest ahead is warned of, and nothing behind or too far', () => {
  const from = { ...EDEA, headingDeg: 0 };
  const [near, far, behind] = [north(600), north(900), north(-100)];
  expect(hazardAhead([far, behind, near], from)?.hazard).toBe(near);
  expect(hazardAhead([behind], from)).toBeNull();
  expect(hazardAhead([north(WARN_WITHIN_M + 20)], from)).toBeNull();
  expect(hazardAhead([near], EDEA)).toBeNull();
  expect(hazardAhead([], from)).toBeNull();
});

test('hazards come nearest first, and what is ahead one way is behind the other', () => {
  const place = fc.record({
    lat: fc.double({ min: 2, max: 12, noNaN: true }),
    lng: fc.double({ min: 9, max: 16, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 8 }),
      place,
      fc.integer({ min: 0, max: 359 }),
      (hazards, from, deg) => {
        const seen = hazardsFrom(hazards, { ...from, headingDeg: deg });
        expect(seen).toHaveLength(hazards.length);
        const distances = seen.map(({ distanceM }) => distanceM);
        expect(distances).toEqual(distances.toSorted((one, other) => one - other));
        const turned = hazardsFrom(hazards, { ...from, headingDeg: (deg + 180) % 360 });
        seen.forEach(({ side }, index) => {
          expect(side === 'ahead' && turned[index]?.side === 'ahead').toBe(false);
        });
      },
    ),
  );
});

test('a way ends in the direction of its last 30 m, and standing it has none', () => {
  expect(headingOfWay([north(0), north(40), north(80)])).toBe(0);
  expect(headingOfWay([north(80), north(40), north(20)])).toBe(180);
  expect(headingOfWay([north(0), north(10)])).toBeNull();
  expect(headingOfWay([])).toBeNull();
});

test('a hazard is passed within its cell, and not from the next town', () => {
  expect(hasPassedHazard([north(500), north(100)], EDEA)).toBe(true);
  expect(hasPassedHazard([north(500), north(250)], EDEA)).toBe(false);
  expect(hasPassedHazard([], EDEA)).toBe(false);
});
