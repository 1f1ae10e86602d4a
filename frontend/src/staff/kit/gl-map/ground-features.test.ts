import gazetteer from '../../../../../geodata/gazetteer.json';
import ground from '../../../../../geodata/map-ground.json';
import { groundFeatures } from './ground-features';
import type { MapFeature } from './map-features';

const FEATURES = groundFeatures(gazetteer, ground).features;
const ofKind = (kind: string): MapFeature[] => FEATURES.filter(({ properties }) => properties.kind === kind);

test('has the country with its neighbours, sea, lakes, rivers, roads by class and all towns of the gazetteer', () => {
  expect(ofKind('country').length).toBe(ground.country.length);
  expect(ofKind('sea').length).toBe(2);
  expect(ofKind('lake').length).toBe(ground.lakes.length);
  expect(ofKind('river').length).toBe(ground.rivers.length);
  expect(ofKind('town').length).toBe(gazetteer.towns.length);
  const roads = ofKind('road').map(({ properties }) => `${properties.class} ${properties.ref}`);
  expect(roads).toEqual(expect.arrayContaining(['national N3', 'other ']));
});

test('has each place in degrees, east first, and every area closed', () => {
  for (const { geometry } of FEATURES) {
    const places =
      geometry.type === 'Point'
        ? [geometry.coordinates]
        : geometry.type === 'LineString'
          ? geometry.coordinates
          : geometry.coordinates.flat();
    places.forEach(([lng, lat]) => {
      expect(Math.abs(lat)).toBeLessThanOrEqual(20);
      expect(lng).toBeGreaterThanOrEqual(-20);
      expect(lng).toBeLessThan(20);
    });
    if (geometry.type === 'Polygon') {
      geometry.coordinates.forEach((ring) => expect(ring.at(-1)).toEqual(ring[0]));
    }
  }
  const [douala] = ofKind('town').filter(({ properties }) => properties.name === 'Douala');
  expect(douala?.geometry.coordinates).toEqual([expect.closeTo(9.7, 0), expect.closeTo(4, 0)]);
});
