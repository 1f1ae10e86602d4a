import { packLimits } from '@wakafine/domain/limits/limit-pack';
import { entriesOfContents, type PackContents } from '@wakafine/domain/road-pack/pack-contents';
import {
  changesBetween,
  checksumOf,
  differenceText,
  numberOfVersion,
  packText,
  packVersion,
  type RoadPack,
} from '@wakafine/domain/road-pack/road-pack';

const NOTHING: PackContents = {
  hazards: [],
  limitText: packLimits({ version: 1, basis: 'register', serviceArea: 'none', limits: [] }),
  places: { attribution: '', towns: [], roads: [] },
  segments: [],
  stretches: [],
};

/** A pack as the server has it, with nothing in it but the given contents. */
export function buildRoadPack(over: Partial<PackContents> = {}, number = 1): RoadPack {
  const entries = entriesOfContents({ ...NOTHING, ...over });
  return { version: packVersion(number, checksumOf(entries)), madeAt: '2026-11-24T10:00:00.000Z', entries };
}

/** The text of a pack with nothing in it but the given contents. */
export function roadPackText(over: Partial<PackContents> = {}): string {
  return packText(buildRoadPack(over));
}

/** The text of what has changed from one pack to another. */
export function roadPackDifference(before: RoadPack, after: RoadPack): string {
  const changes = changesBetween(before.entries, after.entries);
  return differenceText(numberOfVersion(before.version), after, changes);
}
