import { pollIntervalMs } from './poll-interval';

it.each([
  ['/', 3_000],
  ['/journeys', 3_000],
  ['/map', 2_000],
  ['/live-map', 2_000],
  ['/reports', 2_000],
])('asks at %s every %d ms while the live connection is lost', (pathname, intervalMs) => {
  expect(pollIntervalMs('reconnecting', { pathname })).toBe(intervalMs);
});

it('asks for what no page needs more often every 3 s', () => {
  expect(pollIntervalMs('reconnecting')).toBe(3_000);
});

it('asks once a minute while data is saved, wherever it is', () => {
  expect(pollIntervalMs('reconnecting', { pathname: '/map', savesData: true })).toBe(60_000);
  expect(pollIntervalMs('connected', { savesData: true })).toBe(0);
});

it.each(['idle', 'connecting', 'connected'] as const)('asks nothing again while it is %s', (connection) => {
  expect(pollIntervalMs(connection, { pathname: '/map' })).toBe(0);
});
