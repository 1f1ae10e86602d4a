/// <reference types="node" />
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { LIMIT_PACK_MAX_BYTES, openLimitPack, packLimits } from './limit-pack';
import { shippedLimits } from './shipped-limits';
import { OPEN_ROAD, TOWN_LIMITS_KMH } from './speed-limits';
import { arbitraryLimits, buildLimit } from './testing/arbitrary-limits';
import { readTowns } from './testing/geodata';

test('what is packed opens to the very same limits', () => {
  fc.assert(
    fc.property(arbitraryLimits, fc.nat(), (limits, version) => {
      const pack = { version, basis: 'register' as const, limits: [OPEN_ROAD, ...limits] };
      expect(openLimitPack(packLimits(pack))).toEqual(pack);
    }),
  );
});

test('every class of vehicle keeps its own limit', () => {
  const limitKmh = Object.fromEntries(
    Object.keys(TOWN_LIMITS_KMH).map((name, index) => [name, 10 * (index + 1)]),
  ) as typeof TOWN_LIMITS_KMH;
  const pack = { version: 1, basis: 'register' as const, limits: [buildLimit({ limitKmh })] };
  expect(openLimitPack(packLimits(pack)).limits[0]?.limitKmh).toEqual(limitKmh);
});

test('the limits of the whole country take 60 KB at most, as they are and packed', () => {
  const text = packLimits({ version: 1, basis: 'register', limits: shippedLimits(readTowns()) });
  expect(text).toContain('© OpenStreetMap contributors');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMIT_PACK_MAX_BYTES);
  expect(gzipSync(text).length).toBeLessThan(Buffer.byteLength(text) / 2);
});

test.each([
  ['nothing', ''],
  ['half of a pack', packLimits({ version: 1, basis: 'register', limits: [OPEN_ROAD] }).slice(0, 40)],
  ['another JSON', '{"version":1}'],
  ['a basis that is not known', '{"version":1,"basis":"signs","kmh":[],"sources":[],"limits":[]}'],
  [
    'a table that is not there',
    '{"version":1,"basis":"register","kmh":[],"sources":["x"],"limits":[["a",null,1,0,0,0,0,0,["d"]]]}',
  ],
])('%s is refused', (_what, text) => {
  expect(() => openLimitPack(text)).toThrow(/JSON|pack of speed limits/);
});
