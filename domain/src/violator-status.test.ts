import { standingByRule } from './violator-status';

test.each([
  [0, 0, 'ACTIVE'],
  [4, 1, 'ACTIVE'],
  [5, 0, 'UNDER_REVIEW'],
  [2, 2, 'UNDER_REVIEW'],
  [14, 5, 'UNDER_REVIEW'],
  [15, 0, 'SUSPENDED'],
  [6, 6, 'SUSPENDED'],
])('%d violations in 90 days, %d of them DANGER, make a vehicle %s', (violations, dangers, expected) => {
  expect(standingByRule({ violations, dangers })).toBe(expected);
});
