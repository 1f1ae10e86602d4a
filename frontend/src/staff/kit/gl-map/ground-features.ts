import { packedPoints, type GazetteerPack } from '@wakafine/domain/places/gazetteer';
import type { MapGroundFile, NamedLine } from '@wakafine/domain/places/map-ground';
import { COAST, SAO_TOME, type GroundLine } from '../country-map/cameroon-outline';
import {
  areaFeature,
  collected,
  lineFeature,
  pointFeature,
  type MapFeatures,
  type Position,
} from './map-features';

/** Beyond the drawn coast the sea goes on to here: south-west of everything that is shown. */
const FAR_SEA: Position[] = [
  [-20, 4.5],
  [-20, -20],
  [13.2, -20],
];
/** The sea before the coast of the country, where the rough coast is off by some kilometres; land lies over it. */
const NEAR_SEA: Position[] = [
  [10.4, 4.95],
  [8, 4.95],
  [8, 4.3],
  [4, 4.3],
  [4, 1],
  [10.4, 1],
];
const SEA_NAME_AT: Position = [8.9, 3.3];

/** Sea, land, water, roads and towns of the country, each with its `kind`; roads carry their number, towns name and radius in metres. */
export function groundFeatures(
  { towns, roads }: Pick<GazetteerPack, 'towns' | 'roads'>,
  ground: MapGroundFile,
): MapFeatures {
  const areas = (kind: string, lines: readonly NamedLine[]) =>
    lines.map(({ line }) => areaFeature(positionsOf(line), { kind }));
  return collected([
    areaFeature([...groundPositions(COAST), ...FAR_SEA], { kind: 'sea' }),
    areaFeature(NEAR_SEA, { kind: 'sea' }),
    areaFeature(groundPositions(SAO_TOME), { kind: 'neighbour' }),
    ...areas('neighbour', ground.neighbours),
    ...areas('country', ground.country),
    ...areas('lake', ground.lakes),
    ...ground.rivers.map(({ name, line }) =>
      lineFeature(positionsOf(line), { kind: 'river', name: name ?? '' }),
    ),
    ...roads.flatMap(({ ref, parts }) =>
      parts.map(({ line }) =>
        lineFeature(positionsOf(line), {
          kind: 'road',
          class: ref === null ? 'other' : 'national',
          ref: ref ?? '',
        }),
      ),
    ),
    ...towns.map(({ name, radiusM, lat, lng }) => pointFeature([lng, lat], { kind: 'town', name, radiusM })),
    pointFeature(SEA_NAME_AT, { kind: 'sea-name' }),
  ]);
}

function positionsOf(line: readonly number[]): Position[] {
  return packedPoints(line).map(({ lat, lng }) => [lng, lat]);
}

function groundPositions(line: GroundLine): Position[] {
  return line.map(([lng, lat]) => [lng, lat]);
}
