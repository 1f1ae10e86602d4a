import { distanceBetweenM, type Place } from '@wakafine/domain/geo/geo';
import { headingDeg, movedBy, offsetM } from './geometry';
import { seededRandom } from './random';
import type { Route } from './routes';

/** A road that can be driven: places at every distance along it. */
export interface Road {
  readonly lengthM: number;
  readonly isLoop: boolean;
  /** The place and the course (degrees from north) at a distance along the road; a loop goes round again. */
  placeAt(alongM: number): Place & { headingDeg: number };
}

/** Distance between the places that are laid out beforehand; between them the road is straight. */
const STEP_M = 20;
/** Bends swing aside by up to this share of their length, which keeps their radius above 500 m. */
const BEND_SHARE = 0.02;

/** Lays a road through the places of a route with gentle bends of 1-4 km (200-600 m in a city) that the seed decides. */
export function layRoad(route: Route, seed: number): Road {
  const random = seededRandom(seed);
  const bendM: [number, number] = route.isLoop ? [200, 600] : [1_000, 4_000];
  const laid: Place[] = [];
  const legs = route.isLoop ? route.places.length : route.places.length - 1;
  for (let leg = 0; leg < legs; leg += 1) {
    const around = [-1, 0, 1, 2].map((offset) => placeOf(route, leg + offset));
    laid.push(...layLeg(around, random.between(...bendM), random.between(0.3, 1)));
  }
  laid.push(placeOf(route, legs));
  return measured(laid, route.isLoop);
}

function placeOf(route: Route, index: number): Place {
  const count = route.places.length;
  const wrapped = route.isLoop ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
  const place = route.places[wrapped];
  if (place === undefined) {
    throw new RangeError(`route ${route.name} has no places`);
  }
  return place;
}

/** One leg by the spline of Catmull and Rom through four places, with a sine bend that is flat at both ends. */
function layLeg(around: readonly Place[], wishedBendM: number, swing: number): Place[] {
  const [before, from, to, after] = around;
  if (before === undefined || from === undefined || to === undefined || after === undefined) {
    throw new RangeError('a leg needs four places');
  }
  const lengthM = distanceBetweenM(from, to);
  const bends = Math.max(1, Math.round(lengthM / wishedBendM));
  const amplitudeM = (lengthM / bends) * BEND_SHARE * swing;
  const { northM, eastM } = offsetM(from, to);
  const steps = Math.max(1, Math.ceil(lengthM / STEP_M));
  return Array.from({ length: steps }, (_, step) => {
    const share = step / steps;
    // The square of the sine leaves both ends with no swing and no kink.
    const aside = amplitudeM * Math.sin(Math.PI * bends * share) ** 2;
    const onSpline = {
      lat: spline(before.lat, from.lat, to.lat, after.lat, share),
      lng: spline(before.lng, from.lng, to.lng, after.lng, share),
    };
    return movedBy(onSpline, (aside * -eastM) / lengthM, (aside * northM) / lengthM);
  });
}

/** Catmull-Rom with half tension: passes through `b` at 0 and `c` at 1. */
function spline(a: number, b: number, c: number, d: number, share: number): number {
  const straight = c - a;
  const bent = 2 * a - 5 * b + 4 * c - d;
  const twisted = 3 * (b - c) + d - a;
  return b + (share * (straight + share * (bent + share * twisted))) / 2;
}

function measured(laid: readonly Place[], isLoop: boolean): Road {
  const alongM = [0];
  laid.slice(1).forEach((place, index) => {
    alongM.push((alongM[index] ?? 0) + distanceBetweenM(laid[index] ?? place, place));
  });
  const lengthM = alongM.at(-1) ?? 0;
  return {
    lengthM,
    isLoop,
    placeAt(wantedM) {
      const targetM = isLoop ? wantedM % lengthM : Math.max(0, Math.min(lengthM, wantedM));
      const index = lastAtOrBelow(alongM, targetM);
      const from = laid[index];
      const to = laid[index + 1];
      if (from === undefined || to === undefined) {
        throw new RangeError(`the road has no place at ${wantedM} m`);
      }
      const startM = alongM[index] ?? 0;
      const share = (targetM - startM) / ((alongM[index + 1] ?? startM) - startM);
      return {
        lat: from.lat + (to.lat - from.lat) * share,
        lng: from.lng + (to.lng - from.lng) * share,
        headingDeg: headingDeg(from, to),
      };
    },
  };
}

/** Index of the last but one entry at most that is not above the wanted value (binary search). */
function lastAtOrBelow(rising: readonly number[], wanted: number): number {
  let low = 0;
  let high = rising.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rising[middle] ?? Infinity) <= wanted) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
