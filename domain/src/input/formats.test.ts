import { distanceParts, durationParts, formatDistance, formatDuration } from './formats';

describe('a distance', () => {
  it.each([
    [0, '0 m'],
    [85.4, '85 m'],
    [99, '99 m'],
    [100, '0.1 km'],
    [1_000, '1.0 km'],
    [13_449, '13.4 km'],
    [13_450, '13.5 km'],
    [5_000_000, '5000.0 km'],
  ])('of %d m reads %p', (distanceM, text) => {
    expect(formatDistance(distanceM)).toBe(text);
  });

  it('comes in parts for other languages', () => {
    expect(distanceParts(12.6)).toEqual({ value: 13, unit: 'm', decimals: 0 });
    expect(distanceParts(13_449)).toEqual({ value: 13.4, unit: 'km', decimals: 1 });
  });
});

describe('a duration', () => {
  it.each([
    [0, '0s'],
    [9.9, '9s'],
    [59.999, '59s'],
    [60, '1m 0s'],
    [185, '3m 5s'],
    [3_599, '59m 59s'],
    [3_600, '1h 0m'],
    [23_040, '6h 24m'],
    [90_061, '25h 1m'],
    [-5, '0s'],
  ])('of %d s reads %p', (durationS, text) => {
    expect(formatDuration(durationS)).toBe(text);
  });

  it('comes in parts for other languages', () => {
    expect(durationParts(185)).toEqual([
      { value: 3, unit: 'm' },
      { value: 5, unit: 's' },
    ]);
  });
});
