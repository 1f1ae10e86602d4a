import { isInServiceArea } from '@wakafine/domain/geo/cameroon-area';
import type { StoredFix } from '@wakafine/domain/speed/fix';
import { judgedClass, type ClassedJourney } from '@wakafine/domain/journeys/judged-class';
import { isNearKnownRoad, openKnownRoads, type KnownRoads } from '@wakafine/domain/places/known-roads';
import { limitRules, readLimit, type LimitInDrive } from '@wakafine/domain/journeys/limit-in-drive';
import type { LimitBasis } from '@wakafine/domain/limits/limit-basis';
import { indexLimits } from '@wakafine/domain/limits/limit-index';
import { openLimitPack } from '@wakafine/domain/limits/limit-pack';
import { ON_ROAD } from '@wakafine/domain/journeys/off-road';
import { EVERYWHERE } from '@wakafine/domain/geo/service-area';
import type { RoadWay } from '@wakafine/domain/places/road-ways';
import { limitProfile, type LimitSpan } from '@wakafine/domain/segments/limit-profile';
import { stepsOfLine } from '@wakafine/domain/segments/segment-line';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import knownRoadsFile from '../../../../geodata/known-roads.json';

/** Gives the limit at one more good fix (shown speed at it in km/h, null while there is none), by what it gave before. */
export type ReadLimit = (
  before: LimitInDrive | null,
  fix: StoredFix,
  shownKmh: number | null,
) => LimitInDrive;

/** The speed limits of the country, ready for look-ups. */
export interface PhoneLimits {
  /** By which limits a journey is judged; where the thresholds are the limits, by these. */
  readerFor(journey: ClassedJourney, thresholds: SpeedThresholds): ReadLimit;
  /** The limits along a way as they are now, one behind the other; none for a train. */
  along(way: RoadWay, journey: ClassedJourney, thresholds: SpeedThresholds): readonly LimitSpan[];
}

let knownRoads: KnownRoads | null = null;

/** Opens a pack as the server sent it, for the very rules by which it judges. @throws SyntaxError, RangeError for any other text */
export function openPhoneLimits(text: string): PhoneLimits {
  const { basis, serviceArea, limits } = openLimitPack(text);
  const index = indexLimits(limits);
  const isCameroon = serviceArea === 'cameroon';
  const basisOf = (thresholds: SpeedThresholds): LimitBasis =>
    basis === 'register'
      ? { kind: 'register', index }
      : { kind: 'thresholds', timeline: [{ ...thresholds, effectiveAtMs: 0 }] };
  return {
    along: ({ line, lengthM }, journey, thresholds) => {
      const atMs = Date.now();
      const vehicleClass = judgedClass(journey, atMs);
      const asked = { basis: basisOf(thresholds), atMs };
      return vehicleClass === 'TRAIN'
        ? []
        : limitProfile({ line: stepsOfLine(line), lengthM }, { ...asked, vehicleClass });
    },
    readerFor: (journey, thresholds) => {
      const rules = limitRules({
        basis: basisOf(thresholds),
        classAt: (atMs) => judgedClass(journey, atMs),
        serviceArea: isCameroon ? isInServiceArea : EVERYWHERE,
        // Of other countries no road is known.
        isNearRoad: isCameroon ? isNearRoad : () => true,
      });
      return (before, fix, shownKmh) => readLimit(before?.road ?? ON_ROAD, { fix, shownKmh }, rules);
    },
  };
}

function isNearRoad(fix: StoredFix): boolean {
  knownRoads ??= openKnownRoads(knownRoadsFile);
  return isNearKnownRoad(knownRoads, fix, fix.accuracyM);
}
