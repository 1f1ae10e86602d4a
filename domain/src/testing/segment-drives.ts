import type { Place } from '../geo/geo';
import { METRES_PER_DEGREE } from './build-fixes';
import { drivenAlong } from './road-drives';
import { seededRandom } from './seeded-random';
import type { StoredFix } from '../speed/fix';

/** A drive along a line and the errors of road line and receiver. */
export interface SegmentDrive {
  readonly speedKmh: number;
  readonly everyS?: number;
  /** The road lies so far beside its line, metres. */
  readonly besideM?: number;
  /** Largest error of a fix along each axis, metres. */
  readonly noiseM?: number;
  readonly seed?: number;
}

/** Fixes of a drive along the points of a line, from 8:00 on. */
export function segmentDrive(points: readonly Place[], drive: SegmentDrive): StoredFix[] {
  const { speedKmh, everyS = 1, besideM = 0, noiseM = 0, seed = 1 } = drive;
  const random = seededRandom(seed);
  const error = (): number => (besideM + noiseM * (2 * random() - 1)) / METRES_PER_DEGREE;
  return drivenAlong(points, { speedKmh, everyS }).map(({ lat, lng, recordedAtMs, accuracyM }, index) => ({
    ...{ seq: index + 1, lat: lat + error(), lng: lng + error(), recordedAtMs, accuracyM },
    ...{ speedKmh: null, headingDeg: null, clockOffsetMs: null, isFuture: false },
  }));
}
