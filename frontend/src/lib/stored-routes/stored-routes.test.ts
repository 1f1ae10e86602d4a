import 'fake-indexeddb/auto';
import type { RouteLine } from '@wakafine/domain/packed/route-line';
import { haveCrypto } from '../../../test/stored';
import { clearPersistedCache } from '../persisted-cache/clear-persisted-cache';
import { readStoredRoute, storeRoute, STORED_ROUTES_MAX } from './stored-routes';

const ME = '7';

/** A route of three points that begins so many hours after the first. */
function routeOf(hour: number): RouteLine {
  const fromMs = Date.parse('2026-11-22T06:12:00.000Z') + hour * 3_600_000;
  return { fromMs, points: '_p~iF~ps|U_ulLnnqC_mqNvxq`@', steps: '?o}@o}@', speeds: '@??', zones: '---' };
}

beforeEach(async () => {
  haveCrypto();
  await clearPersistedCache();
});

it('gives a route as it was', async () => {
  await storeRoute(ME, '1', routeOf(0));
  expect(await readStoredRoute(ME, '1')).toEqual(routeOf(0));
});

it('stores the last ten journeys, whichever was opened last', async () => {
  for (const hour of [...Array.from({ length: STORED_ROUTES_MAX }, (_, index) => index + 1), 0]) {
    await storeRoute(ME, String(hour), routeOf(hour));
  }
  expect(await readStoredRoute(ME, '0')).toBeNull();
  await storeRoute(ME, '11', routeOf(11));
  expect(await readStoredRoute(ME, '1')).toBeNull();
  expect(await readStoredRoute(ME, '2')).toEqual(routeOf(2));
  expect(await readStoredRoute(ME, '11')).toEqual(routeOf(11));
});

it('stores two routes that come at once', async () => {
  await Promise.all([storeRoute(ME, '1', routeOf(1)), storeRoute(ME, '2', routeOf(2))]);
  expect(await readStoredRoute(ME, '1')).toEqual(routeOf(1));
  expect(await readStoredRoute(ME, '2')).toEqual(routeOf(2));
});

it('gives nothing to another account, and nothing after everything was cleared', async () => {
  await storeRoute(ME, '1', routeOf(0));
  expect(await readStoredRoute('8', '1')).toBeNull();
  await storeRoute(ME, '1', routeOf(0));
  await clearPersistedCache();
  expect(await readStoredRoute(ME, '1')).toBeNull();
});
