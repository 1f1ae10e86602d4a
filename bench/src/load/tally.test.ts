import { figuresOf, percentile } from './tally';

test.each([
  [[], 0.5, NaN],
  [[7], 0.99, 7],
  [[1, 2, 3, 4], 0.5, 2],
  [[1, 2, 3, 4], 0.51, 3],
  [[1, 2, 3, 4], 1, 4],
])('of %j the share %d is at %d', (rising, share, expected) => {
  expect(percentile(rising, share)).toBe(expected);
});

test('rounds add up to processor time for each push and to the failures of all', () => {
  const rounds = [
    { pushes: 100, elapsedS: 1, cpuUs: 30_000, postgresUs: 10_000, latenciesMs: [5, 1], failures: [] },
    { pushes: 300, elapsedS: 1, cpuUs: 50_000, postgresUs: 30_000, latenciesMs: [3], failures: ['HTTP 500'] },
  ];
  expect(figuresOf(rounds)).toEqual({
    cpuUsPerPush: 200,
    postgresUsPerPush: 100,
    pushesPerS: 200,
    p50Ms: 3,
    p99Ms: 5,
    pushes: 400,
    failures: 1,
  });
});
