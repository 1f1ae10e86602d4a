import { FIXES_PER_PUSH, isWithin, LIMITS, rangeSentence, ROUTE_POINTS_PER_PATCH } from './limits';

describe('LIMITS', () => {
  it.each([
    ['speedKmh', 0, 300],
    ['distanceKm', 0, 5_000],
    ['accuracyM', 0, 100_000],
    ['lat', -90, 90],
    ['lng', -180, 180],
    ['headingDeg', 0, 360],
    ['thresholdKmh', 10, 200],
    ['pageSize', 1, 100],
    ['restPageSize', 1, 200],
  ] as const)('lets %s be %d to %d', (name, min, max) => {
    expect(LIMITS[name]).toEqual({ min, max });
  });

  it('takes 1 to 1,000 fixes in a push and 20,000 points in a PATCH', () => {
    expect(FIXES_PER_PUSH).toEqual({ min: 1, max: 1_000 });
    expect(ROUTE_POINTS_PER_PATCH).toEqual({ min: 0, max: 20_000 });
  });
});

describe('isWithin', () => {
  it.each([0, 300, 0.1, 299.9, -0])('takes %p for 0 to 300', (value) => {
    expect(isWithin(value, LIMITS.speedKmh)).toBe(true);
  });

  it.each([-0.001, 300.001, NaN, Infinity, -Infinity, '80', null, undefined, [80], true, 80n])(
    'refuses %p for 0 to 300',
    (value) => {
      expect(isWithin(value, LIMITS.speedKmh)).toBe(false);
    },
  );
});

it('says which numbers a field takes', () => {
  expect(rangeSentence(LIMITS.lat)).toBe('Must be a number from -90 to 90');
});
