import 'fake-indexeddb/auto';
import { haveCrypto } from '../../../test/stored';
import type { ReceiptPoint } from '../offline/receipt';
import { clearPersistedCache } from '../persisted-cache/clear-persisted-cache';
import { readStoredRoute, storeRoute, STORED_ROUTES_MAX } from './stored-routes';

const ME = '7';

/** A route of three points that begins so many hours after the first. */
function routeOf(hour: number): ReceiptPoint[] {
  const startMs = Date.parse('2026-11-22T06:12:00.000Z') + hour * 3_600_000;
  return [0, 1, 2].map((index) => ({
    ...{ lat: 4.0511 + index * 0.0002, lng: 9.7679 - index * 0.0001 },
    recordedAt: new Date(startMs + index * 1_000).toISOString(),
    speedKmh: index === 0 ? null : 49.96,
    zone: index === 0 ? null : ('SAFE' as const),
  }));
}

beforeEach(async () => {
  haveCrypto();
  await clearPersistedCache();
});

it('gives a route as it was, but for 11 cm and a tenth of a km/h that is never rounded up', async () => {
  await storeRoute(ME, '1', routeOf(0));
  expect(await readStoredRoute(ME, '1')).toEqual(
    routeOf(0).map((point) => ({
      ...point,
      lat: expect.closeTo(point.lat, 6),
      lng: expect.closeTo(point.lng, 6),
      speedKmh: point.speedKmh === null ? null : 49.9,
    })),
  );
});

it('stores the last ten journeys, whichever was opened last', async () => {
  for (const hour of [...Array.from({ length: STORED_ROUTES_MAX }, (_, index) => index + 1), 0]) {
    await storeRoute(ME, String(hour), routeOf(hour));
  }
  expect(await readStoredRoute(ME, '0')).toBeNull();
  await storeRoute(ME, '11', routeOf(11));
  expect(await readStoredRoute(ME, '1')).toBeNull();
  expect(await readStoredRoute(ME, '2')).toHaveLength(3);
  expect(await readStoredRoute(ME, '11')).toHaveLength(3);
});

it('stores two routes that come at once', async () => {
  await Promise.all([storeRoute(ME, '1', routeOf(1)), storeRoute(ME, '2', routeOf(2))]);
  expect(await readStoredRoute(ME, '1')).toHaveLength(3);
  expect(await readStoredRoute(ME, '2')).toHaveLength(3);
});

it('gives nothing to another account, and nothing after everything was cleared', async () => {
  await storeRoute(ME, '1', routeOf(0));
  expect(await readStoredRoute('8', '1')).toBeNull();
  await storeRoute(ME, '1', routeOf(0));
  await clearPersistedCache();
  expect(await readStoredRoute(ME, '1')).toBeNull();
});
