import { safeDrivingPercentage } from './safety-score';

it.each([
  [0, 0, 100],
  [4, 4, 100],
  [4, 3, 75],
  [8, 1, 12.5],
  [2, 0, 0],
])('of %d ended journeys, %d without a violation are %d %%', (endedJourneys, safeJourneys, percentage) => {
  expect(safeDrivingPercentage({ endedJourneys, safeJourneys })).toBe(percentage);
});
