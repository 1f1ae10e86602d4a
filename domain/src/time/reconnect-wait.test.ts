import { reconnectWaitMs } from './reconnect-wait';

it.each([
  [0, 5_000],
  [1, 10_000],
  [3, 30_000],
  [500, 30_000],
])('waits before retry %i anything up to %i ms', (retries, longestMs) => {
  expect(reconnectWaitMs(retries, 0)).toBe(0);
  expect(reconnectWaitMs(retries, 0.5)).toBe(longestMs / 2);
  expect(reconnectWaitMs(retries, 1)).toBe(longestMs);
});
