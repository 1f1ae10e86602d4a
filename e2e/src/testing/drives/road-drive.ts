import { distanceBetweenM, type Place } from '@wakafine/domain/geo/geo';
import { layRoad } from '@wakafine/simulator/drives/road';
import { ROUTES } from '@wakafine/simulator/drives/routes';
import type { Reading } from './receiver';

/** As the shipped register draws the town: its centre. */
const EDEA: Place = { lat: 3.79901, lng: 10.12656 };
/** The road from Douala to Yaoundé, which passes Edéa. */
const N3 = layRoad(ROUTES['douala-yaounde-n3'], 1);
const STEP_M = 10;
const CHANGE_KMH_PER_S = 8;
const ACCURACY_M = 8;

/** A drive on the N3 towards Edéa, to be handed out as fast as may be. */
export interface RoadDrive {
  /** The readings, one a second, from the present speed to `speedKmh` and then `holdS` seconds at it. */
  stage(speedKmh: number, holdS: number): Reading[];
}

/** A drive that begins at a standstill so many metres of road before Edéa, at a time in milliseconds since 1970. */
export function driveToEdea(beforeM: number, startAtMs: number): RoadDrive {
  let alongM = edeaAlongM() - beforeM;
  let atMs = startAtMs;
  let speedKmh = 0;

  function nextSecond(targetKmh: number): Reading {
    speedKmh += Math.max(-CHANGE_KMH_PER_S, Math.min(CHANGE_KMH_PER_S, targetKmh - speedKmh));
    alongM += speedKmh / 3.6;
    atMs += 1_000;
    const { lat, lng, headingDeg } = N3.placeAt(alongM);
    return { lat, lng, headingDeg, accuracyM: ACCURACY_M, speedKmh, measuredAtMs: atMs, dueAtMs: 0 };
  }

  return {
    stage(targetKmh, holdS) {
      const seconds = Math.ceil(Math.abs(targetKmh - speedKmh) / CHANGE_KMH_PER_S) + holdS;
      return Array.from({ length: seconds }, () => nextSecond(targetKmh));
    },
  };
}

/** Distance from the start of the road at which it is nearest to the centre of the town, metres. */
function edeaAlongM(): number {
  let nearest = { alongM: 0, distanceM: Infinity };
  for (let alongM = 0; alongM < N3.lengthM; alongM += STEP_M) {
    const distanceM = distanceBetweenM(N3.placeAt(alongM), EDEA);
    if (distanceM < nearest.distanceM) {
      nearest = { alongM, distanceM };
    }
  }
  return nearest.alongM;
}
