import { safeDrivingPercentage, safetyRating, safetyScore } from './safety-score';

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

test.each([
  [{ journeys: 0, violations: 0 }, null],
  [{ journeys: 200, violations: 0 }, 100],
  [{ journeys: 200, violations: 50 }, 75],
  [{ journeys: 10, violations: 30 }, 0],
])('the safety score of %j is %s', (figures, score) => {
  expect(safetyScore(figures)).toBe(score);
});
