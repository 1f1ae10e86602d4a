import type { PhoneFix } from './fix';
import { drivePlan } from './motion';
import { seededRandom, seedOf } from './random';
import { receive, type TrueMoment } from './receiver';
import { layRoad, type Road } from './road';
import { ROUTES, type RouteName } from './routes';
import { planTraffic, type DriveKind } from './traffic';

/** Options that decide a drive; the same options give the same drive to the last digit. */
export interface DriveOptions {
  readonly kind: DriveKind;
  /** Any whole number. */
  readonly seed: number;
  /** Milliseconds since 1970 of the first fix. */
  readonly startedAtMs: number;
  /** 1200 s unset. */
  readonly durationS?: number;
  /** Seconds between fixes, a multiple of 0.1; 1 unset. */
  readonly cadenceS?: number;
  /** Unset, the seed picks one that suits the kind. */
  readonly route?: RouteName;
  /** True unset; false gives the true places and speeds. */
  readonly isNoisy?: boolean;
  /** True unset. */
  readonly hasDeviceSpeed?: boolean;
}

/** A drive as its phone saw it, beside what really happened. */
export interface Drive {
  readonly route: RouteName;
  readonly fixes: readonly PhoneFix[];
  readonly truth: {
    readonly distanceM: number;
    readonly maxSpeedKmh: number;
    /** True speed at each fix. */
    readonly speedsKmh: readonly number[];
  };
}

/** No plan asks for more than 100 km/h. */
const FASTEST_MS = 28;

/** Drives a car along a Cameroonian road, from a standstill, and gives the fixes of its phone. @throws RangeError for a bad cadence */
export function buildDrive(options: DriveOptions): Drive {
  const {
    kind,
    seed,
    startedAtMs,
    durationS = 1200,
    cadenceS = 1,
    isNoisy = true,
    hasDeviceSpeed = true,
  } = options;
  const route = options.route ?? pickRoute(kind, seed);
  const road = layRoad(ROUTES[route], seedOf(seed, 'road'));
  const random = seededRandom(seedOf(seed, 'traffic'));
  const startM = pickStart(road, durationS, random.next());
  const plan = planTraffic(kind, durationS * FASTEST_MS, random);
  const endM = road.isLoop ? Infinity : road.lengthM - startM;
  // Anyone who comes to the end of the road stays there.
  const stops = [...plan.stops.filter((stop) => stop.atM < endM - 1), { atM: endM, standS: durationS }];
  const motions = drivePlan({ ...plan, stops }, durationS, cadenceS);
  const moments = motions.map(({ alongM, speedMs }, index): TrueMoment => ({
    ...road.placeAt(startM + alongM),
    recordedAtMs: startedAtMs + Math.round(index * cadenceS * 1000),
    speedKmh: speedMs * 3.6,
  }));
  const speedsKmh = moments.map((moment) => moment.speedKmh);
  return {
    route,
    fixes: receive(moments, { isNoisy, hasDeviceSpeed, cadenceS }, seededRandom(seedOf(seed, 'receiver'))),
    truth: { distanceM: motions.at(-1)?.alongM ?? 0, maxSpeedKmh: Math.max(...speedsKmh), speedsKmh },
  };
}

function pickRoute(kind: DriveKind, seed: number): RouteName {
  const corridors: RouteName[] = ['douala-yaounde-n3', 'douala-bafoussam-n5', 'yaounde-bafoussam-n4'];
  const cities: RouteName[] = ['douala-city', 'yaounde-city'];
  const fitting = kind === 'corridor' || kind === 'hurry' ? corridors : cities;
  const picked = fitting[seededRandom(seedOf(seed, 'route')).whole(0, fitting.length - 1)];
  return picked ?? 'douala-city';
}

/** Starts anywhere on a loop, and on a corridor so that enough road is left for the whole drive where that can be. */
function pickStart(road: Road, durationS: number, share: number): number {
  const spareM = road.isLoop ? road.lengthM : Math.max(0, road.lengthM - durationS * FASTEST_MS);
  return spareM * share;
}
