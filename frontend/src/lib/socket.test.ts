import { retryDelayMs } from './socket';

it.each([
  [0, 250, 500],
  [3, 2_000, 4_000],
  [6, 15_000, 30_000],
  [500, 15_000, 30_000],
])('waits before retry %i between %i and %i ms', (retries, shortest, longest) => {
  expect(retryDelayMs(retries, 0)).toBe(shortest);
  expect(retryDelayMs(retries, 1)).toBe(longest);
});
