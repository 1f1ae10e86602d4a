import { brotliCompressSync } from 'node:zlib';
import { isInServiceArea } from '../geo/cameroon-area';
import { MAP_CREDIT } from '../geo/map-attribution';
import { readGroundFeatures, readMapGround } from '../testing/geodata';
import { packedPoints } from './gazetteer';
import { packMapGround } from './map-ground';

const GROUND = readMapGround();

test('the file of water and land is made of the outlines beside it', () => {
  expect(GROUND).toEqual(
    packMapGround(readGroundFeatures('cameroon.geojson'), readGroundFeatures('water.geojson')),
  );
});

test('a phone loads at most 15 kB of it, and its sources go with it', () => {
  expect(brotliCompressSync(JSON.stringify(GROUND)).byteLength).toBeLessThanOrEqual(15_000);
  expect(GROUND.attribution).toMatch(/geoBoundaries.*Natural Earth/);
  expect(MAP_CREDIT.join(' ')).toMatch(/OpenStreetMap.*Natural Earth.*geoBoundaries/);
});

test('the Sanaga flows through the country, and its outline is closed', () => {
  const sanaga = GROUND.rivers
    .filter(({ name }) => name === 'Sanaga')
    .flatMap(({ line }) => packedPoints(line));
  expect(sanaga.filter((place) => isInServiceArea(place)).length).toBeGreaterThan(10);
  GROUND.country.forEach(({ line }) => {
    const points = packedPoints(line);
    expect(points.at(-1)).toEqual(points[0]);
  });
});
