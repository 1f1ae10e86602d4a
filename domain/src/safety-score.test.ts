import { safeDrivingPercentage, safetyRating } from './safety-score';

it.each([
  [0, 0, 100],
  [4, 4, 100],
  [4, 3, 75],
  [8, 1, 12.5],
  [2, 0, 0],
])('of %d ended journeys, %d without a violation are %d %%', (endedJourneys, safeJourneys, percentage) => {
  expect(safeDrivingPercentage({ endedJourneys, safeJourneys })).toBe(percentage);
});

it.each([
  [0, 0, 'NEW_DRIVER'],
  [1, 0, 'EXCELLENT'],
  [200, 0, 'EXCELLENT'],
  [11, 1, 'VERY_GOOD'],
  [10, 1, 'GOOD'],
  [7, 2, 'GOOD'],
  [10, 3, 'NEEDS_IMPROVEMENT'],
  [1, 4, 'NEEDS_IMPROVEMENT'],
])('%d journeys with %d violations are rated %s', (journeys, violations, rating) => {
  expect(safetyRating({ journeys, violations })).toBe(rating);
});
