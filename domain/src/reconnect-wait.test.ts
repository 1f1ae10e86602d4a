import { reconnectWaitMs } from './reconnect-wait';

it.each([
  [0, 1_000],
  [3, 8_000],
  [5, 30_000],
  [500, 30_000],
])('waits before retry %i anything up to %i ms', (retries, longestMs) => {
  expect(reconnectWaitMs(retries, 0)).toBe(0);
  expect(reconnectWaitMs(retries, 0.5)).toBe(longestMs / 2);
  expect(reconnectWaitMs(retries, 1)).toBe(longestMs);
});
