/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GazetteerPack } from '../places/gazetteer';
import type { RoadFeature } from '../places/gazetteer-pack';
import type { KnownRoadsFile } from '../places/known-roads';
import type { GroundFeature, MapGroundFile } from '../places/map-ground';
import type { TownFeature } from '../limits/shipped-limits';
import type { SegmentsFile } from '../segments/segments-file';

const FOLDER = path.resolve(__dirname, '../../../geodata');

/** Reads a file of the geographic data. Its shape is what its README says. */
export function readGeodata(name: string): unknown {
  return JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'));
}

/** The cities, towns and villages of the country. */
export function readTowns(): readonly TownFeature[] {
  // The file is ours and does not change without its README.
  return (readGeodata('towns.geojson') as { features: readonly TownFeature[] }).features;
}

/** The stretches of road. */
export function readRoads(): readonly RoadFeature[] {
  // As above.
  return (readGeodata('roads.geojson') as { features: readonly RoadFeature[] }).features;
}

/** Roads and towns as they are packed for phones and servers. */
export function readGazetteer(): GazetteerPack {
  // Its test holds it to what is packed.
  return readGeodata('gazetteer.json') as GazetteerPack;
}

/** Known roads and towns as phones and servers read them. */
export function readKnownRoads(): KnownRoadsFile {
  // Likewise.
  return readGeodata('known-roads.json') as KnownRoadsFile;
}

/** Water and land as maps draw them. */
export function readMapGround(): MapGroundFile {
  // Likewise.
  return readGeodata('map-ground.json') as MapGroundFile;
}

/** Features of the outline of the country, or of water and neighbours. */
export function readGroundFeatures(name: 'cameroon.geojson' | 'water.geojson'): readonly GroundFeature[] {
  // Likewise.
  return (readGeodata(name) as { features: readonly GroundFeature[] }).features;
}

/** The main roads in segments. */
export function readSegments(): SegmentsFile {
  // Likewise.
  return readGeodata('segments.json') as SegmentsFile;
}
