/// <reference types="node" />
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { LIMIT_PACK_MAX_BYTES, openLimitPack, packLimits } from './limit-pack';
import { SERVICE_AREAS } from '../geo/service-area';
import { shippedLimits } from './shipped-limits';
import { OPEN_ROAD, TOWN_LIMITS_KMH } from './speed-limits';
import { arbitraryLimits, buildLimit } from '../testing/arbitrary-limits';
import { readTowns } from '../testing/geodata';

const PLAIN = { version: 1, basis: 'register', serviceArea: 'cameroon' } as const;

test('what is packed opens to the very same limits', () => {
  fc.assert(
    fc.property(
      arbitraryLimits,
      fc.nat(),
      fc.constantFrom(...SERVICE_AREAS),
      (limits, version, serviceArea) => {
        const pack = { ...PLAIN, version, serviceArea, limits: [OPEN_ROAD, ...limits] };
        expect(openLimitPack(packLimits(pack))).toEqual(pack);
      },
    ),
  );
});

test('every class of vehicle keeps its own limit', () => {
  const limitKmh = Object.fromEntries(
    Object.keys(TOWN_LIMITS_KMH).map((name, index) => [name, 10 * (index + 1)]),
  ) as typeof TOWN_LIMITS_KMH;
  const pack = { ...PLAIN, limits: [buildLimit({ limitKmh })] };
  expect(openLimitPack(packLimits(pack)).limits[0]?.limitKmh).toEqual(limitKmh);
});

test('the limits of the whole country take 60 KB at most, as they are and packed', () => {
  const text = packLimits({ ...PLAIN, limits: shippedLimits(readTowns()) });
  expect(text).toContain('© OpenStreetMap contributors');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMIT_PACK_MAX_BYTES);
  expect(gzipSync(text).length).toBeLessThan(Buffer.byteLength(text) / 2);
});

test.each([
  ['nothing', ''],
  ['half of a pack', packLimits({ ...PLAIN, limits: [OPEN_ROAD] }).slice(0, 40)],
  ['another JSON', '{"version":1}'],
  [
    'a basis that is not known',
    '{"version":1,"basis":"signs","serviceArea":"none","kmh":[],"sources":[],"limits":[]}',
  ],
  [
    'an area that is not known',
    '{"version":1,"basis":"register","serviceArea":"sea","kmh":[],"sources":[],"limits":[]}',
  ],
  [
    'a table that is not there',
    '{"version":1,"basis":"register","serviceArea":"none","kmh":[],"sources":["x"],"limits":[["a",null,1,0,0,0,0,0,["d"]]]}',
  ],
])('%s is refused', (_what, text) => {
  expect(() => openLimitPack(text)).toThrow(/JSON|pack of speed limits/);
});
