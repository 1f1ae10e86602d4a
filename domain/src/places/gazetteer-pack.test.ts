/// <reference types="node" />
import { brotliCompressSync } from 'node:zlib';
import { GAZETTEER_MAX_BYTES, openGazetteer, roadSpotAt, spotOnRoad } from './gazetteer';
import { packGazetteer } from './gazetteer-pack';
import { distanceBetweenM } from '../geo/geo';
import { readGazetteer, readRoads, readTowns } from '../testing/geodata';

const PACK = readGazetteer();

test('the file of the gazetteer is made of the roads and towns beside it', () => {
  expect(PACK).toEqual(packGazetteer(readRoads(), readTowns()));
});

test('a phone loads at most 60 kB for the whole country, and its sources go with them', () => {
  expect(brotliCompressSync(JSON.stringify(PACK)).byteLength).toBeLessThanOrEqual(GAZETTEER_MAX_BYTES);
  expect(PACK.attribution).toMatch(/OpenStreetMap contributors, ODbL.*GeoNames.*Who’s On First/);
});

test('it names cities and towns, and no villages, camps or quarters of a city', () => {
  const names = PACK.towns.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Yaoundé', 'Edéa', 'Boumnyébel', 'Kousséri']));
  expect(names.filter((name) => /Bonis|New Bell|Deido|Site de/.test(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(200);
});

test.each([
  ['N3', 'Yaoundé, Boumnyébel, Edéa, Douala, Tiko, Limbé'],
  ['N4', 'Bafia, Makenene I, Tonga, Bafoussam'],
  ['N2', 'Yaoundé, Mbalmayo, Ebolowa, Ambam'],
])('%s passes %s in this order', (ref, names) => {
  const passed = PACK.roads.filter((road) => road.ref === ref).flatMap(({ towns }) => towns);
  const asked = names.split(', ');
  expect(passed.filter(({ name }) => asked.includes(name)).map(({ name }) => name)).toEqual(asked);
  expect(passed.map(({ km }) => km)).toEqual(passed.map(({ km }) => km).sort((a, b) => a - b));
});

test('a road is as long as it was surveyed', () => {
  const n3 = PACK.roads.find(({ ref }) => ref === 'N3');
  const kmOf = (name: string) => n3?.towns.find((town) => town.name === name)?.km ?? NaN;
  // OSRM says 95.8 km from Yaoundé to where Boumnyébel's stretch ends, and 84.2 km from there to Edéa.
  expect(kmOf('Edéa') - kmOf('Boumnyébel')).toBeGreaterThan(84);
  expect(kmOf('Edéa') - kmOf('Boumnyébel')).toBeLessThan(92);
});

test('each point of the surveyed lines is within 120 m of the packed ones', () => {
  for (const feature of readRoads()) {
    const [road] = packGazetteer([feature], []).roads;
    for (const [lng, lat] of feature.geometry.coordinates) {
      expect(road && spotOnRoad(road, { lat, lng })?.distanceM).toBeLessThan(120);
    }
  }
});

test('a road begins at kilometre 0 and is found from however far away', () => {
  const [road] = PACK.roads;
  const [lat = NaN, lng = NaN] = road?.parts[0]?.line ?? [];
  const start = { lat: lat / 10_000, lng: lng / 10_000 };
  const atStart = road && spotOnRoad(road, start);
  expect(atStart?.km).toBeCloseTo(0, 6);
  const far = { lat: 0, lng: 0 };
  const found = road && spotOnRoad(road, far);
  expect(found?.distanceM).toBeGreaterThan(100_000);
  expect(found?.distanceM).toBeLessThanOrEqual(distanceBetweenM(far, start) * 1.01);
});

test('where two roads are as near as their lines are true, the one with a number counts', () => {
  const [numbered, other] = ['N99', null].map((ref, index) => ({
    properties: { ref, lineKm: 20, routedKm: null, confidence: 'high' as const },
    geometry: { coordinates: [[11, 4 + index / 100] as const, [11.2, 4 + index / 100] as const] },
  }));
  const roads = [other, numbered].flatMap((road) => road ?? []);
  const gazetteer = openGazetteer(packGazetteer(roads, []));
  expect(roadSpotAt(gazetteer, { lat: 4.008, lng: 11.1 })?.road.ref).toBe('N99');
  expect(roadSpotAt(gazetteer, { lat: 4.02, lng: 11.1 })?.road.ref).toBeNull();
  expect(roadSpotAt(gazetteer, { lat: 4.03, lng: 11.1 })).toBeNull();
});
