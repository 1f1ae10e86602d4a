import './lib/check-node.mjs';
import { createRequire } from 'node:module';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, say } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

await setUp();
const require = createRequire(import.meta.url);
require('esbuild-register/dist/node').register({ target: 'node20' });
const { packGazetteer } = require('../domain/src/places/gazetteer-pack.ts');
const { packMapGround } = require('../domain/src/places/map-ground.ts');
const { knownRoadsFile } = require('../domain/src/places/known-roads-file.ts');
const { cutRoads } = require('../domain/src/segments/cut-roads.ts');

const featuresOf = (name) => JSON.parse(readFileSync(inRoot('geodata', name), 'utf8')).features;
const [roads, towns] = [featuresOf('roads.geojson'), featuresOf('towns.geojson')];
const write = (name, content) => writeFileSync(inRoot('geodata', name), `${JSON.stringify(content)}\n`);
write('gazetteer.json', packGazetteer(roads, towns));
write('map-ground.json', packMapGround(featuresOf('cameroon.geojson'), featuresOf('water.geojson')));
write('known-roads.json', knownRoadsFile(roads, towns));
// Ids of segments stand for the same pieces of road for as long as there are figures of them.
const SEGMENTS = inRoot('geodata', 'segments.json');
const before = existsSync(SEGMENTS)
  ? JSON.parse(readFileSync(SEGMENTS, 'utf8'))
  : { segments: [], retired: [] };
write('segments.json', cutRoads(roads, towns, before));
say(
  'geodata/gazetteer.json holds the roads and towns that places are named by, known-roads.json where roads are known, segments.json the roads in pieces, map-ground.json water and land.',
);
