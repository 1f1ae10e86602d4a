import { isInServiceArea } from '@wakafine/domain/geo/cameroon-area';
import type { StoredFix } from '@wakafine/domain/speed/fix';
import { judgedClass, type ClassedJourney } from '@wakafine/domain/journeys/judged-class';
import { isNearKnownRoad, openKnownRoads, type KnownRoads } from '@wakafine/domain/places/known-roads';
import { limitRules, readLimit, type LimitInDrive } from '@wakafine/domain/journeys/limit-in-drive';
import { indexLimits } from '@wakafine/domain/limits/limit-index';
import { openLimitPack } from '@wakafine/domain/limits/limit-pack';
import { ON_ROAD } from '@wakafine/domain/journeys/off-road';
import { EVERYWHERE } from '@wakafine/domain/geo/service-area';
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
}

let knownRoads: KnownRoads | null = null;

/** Opens a pack as the server sent it, for the very rules by which it judges. @throws SyntaxError, RangeError for any other text */
export function openPhoneLimits(text: string): PhoneLimits {
  const { basis, serviceArea, limits } = openLimitPack(text);
  const index = indexLimits(limits);
  const isCameroon = serviceArea === 'cameroon';
  return {
    readerFor: (journey, thresholds) => {
      const rules = limitRules({
        basis:
          basis === 'register'
            ? { kind: 'register', index }
            : { kind: 'thresholds', timeline: [{ ...thresholds, effectiveAtMs: 0 }] },
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
