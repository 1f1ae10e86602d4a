import fc from 'fast-check';
import { canonicalLimit, limitFaults } from './limit-content';
import { limitsAsGeojson, readLimits } from './limit-geojson';
import { OPEN_ROAD } from './speed-limits';
import { arbitraryLimits, buildLimit } from '../testing/arbitrary-limits';

/** As it goes over the wire. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');
const feature = (over: object = {}, properties: object = {}) => {
  const [built] = Object(limitsAsGeojson([buildLimit()])).features;
  return { ...built, ...over, properties: { ...built.properties, ...properties } };
};
const fileOf = (...features: readonly unknown[]) => ({ type: 'FeatureCollection', features });

test('a file carries licence and sources, and what was written is read again', () => {
  fc.assert(
    fc.property(arbitraryLimits, (limits) => {
      const sound = [OPEN_ROAD, ...limits].filter((limit) => Object.keys(limitFaults(limit)).length === 0);
      const file = sent(limitsAsGeojson(sound));
      expect(file).toMatchObject({ attribution: expect.stringContaining('OpenStreetMap') });
      expect(readLimits(file)).toEqual({
        limits: sound.map((limit) => ({ id: limit.id, content: canonicalLimit(limit) })),
        faults: {},
      });
    }),
  );
});

test.each<[string, unknown, string]>([
  ['nothing', null, 'features'],
  ['no collection', feature(), 'features'],
  ['no features', fileOf(), 'features'],
  ['too many features', fileOf(...Array.from({ length: 1_001 }, () => feature())), 'features'],
  ['the same id twice', fileOf(feature(), feature()), 'features'],
  ['a feature that is a text', fileOf('Edéa'), 'features.0'],
  ['an id that is a number', fileOf(feature({ id: 7 })), 'features.0.id'],
  ['an id that no database stores', fileOf(feature({ id: 'town\0' })), 'features.0.id'],
  [
    'a multipolygon',
    fileOf(feature({ geometry: { type: 'MultiPolygon', coordinates: [] } })),
    'features.0.geometry',
  ],
  ['a point without a radius', fileOf(feature({}, { radiusM: null })), 'features.0.geometry'],
  [
    'a point in Paris',
    fileOf(feature({ geometry: { type: 'Point', coordinates: [2, 48] } })),
    'features.0.geometry',
  ],
  ['a limit for some classes only', fileOf(feature({}, { limitKmh: { CAR: 60 } })), 'features.0.limitKmh'],
  ['hours that are a text', fileOf(feature({}, { hours: 'always' })), 'features.0.hours'],
  [
    'a zone that nobody knows',
    fileOf(feature({ id: 'a' }), feature({}, { zone: 'FOREST' })),
    'features.1.zone',
  ],
])('reports %s', (_what, file, field) => {
  const { limits, faults } = readLimits(sent(file));
  expect([limits, Object.keys(faults)]).toEqual([[], [field]]);
});

test('heights are left out', () => {
  const geometry = { type: 'Point', coordinates: [10.1, 3.8, 45] };
  expect(readLimits(fileOf(feature({ geometry }))).limits[0]?.content.geometry).toEqual({
    kind: 'CIRCLE',
    centre: { lat: 3.8, lng: 10.1 },
    radiusM: 1_000,
  });
});

test('whatever a file says, it is accepted whole or its faults are reported', () => {
  const odd = fc.oneof(fc.jsonValue(), fc.constantFrom(NaN, undefined));
  const coordinates = fc.oneof(
    odd,
    fc.array(fc.tuple(fc.double(), fc.double())),
    fc.array(fc.array(fc.array(odd))),
  );
  const random = fc.record({
    type: fc.constantFrom('Feature', 'FeatureCollection', 4),
    id: odd,
    geometry: fc.oneof(
      odd,
      fc.record({ type: fc.constantFrom('Point', 'LineString', 'Polygon', 'toString'), coordinates }),
    ),
    properties: fc.oneof(
      odd,
      fc
        .record(
          {
            zone: fc.constantFrom('TOWN', 'ROAD', 7),
            radiusM: odd,
            halfWidthM: odd,
            hours: odd,
            limitKmh: odd,
            source: odd,
          },
          { requiredKeys: [] },
        )
        .map((properties) => ({ ...feature().properties, ...properties })),
    ),
  });
  fc.assert(
    fc.property(fc.array(random, { minLength: 1, maxLength: 4 }), (features) => {
      const { limits, faults } = readLimits(sent(fileOf(...features)));
      const isAccepted = Object.keys(faults).length === 0;
      expect(limits).toHaveLength(isAccepted ? features.length : 0);
      expect(limits.every(({ content }) => Object.keys(limitFaults(content)).length === 0)).toBe(true);
    }),
  );
});
