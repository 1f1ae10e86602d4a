/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TownFeature } from '../shipped-limits';

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
