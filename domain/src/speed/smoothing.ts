import { metresPerDegree } from '../geo/chord';
import type { Place } from '../geo/geo';
import { placeVarianceM2 } from './proof';

/** A measured place. */
export interface MeasuredPlace extends Place {
  readonly recordedAtMs: number;
  /** Radius of 68 % confidence, metres; null where the device gives none. */
  readonly accuracyM: number | null;
}

/** Smoothed value of one measured place. */
export interface SmoothedPlace {
  readonly speedKmh: number;
  /**
   * Deviation of the place from the prediction by the places before it: the mean square over both axes, in units
   * of what is
   * expected. About 1 where the places err as their accuracies say.
   */
  readonly surprise: number;
}

/** Speed and place along one axis, metres and metres a second, with their covariance. */
interface AxisState {
  readonly x: number;
  readonly v: number;
  readonly xx: number;
  readonly xv: number;
  readonly vv: number;
}

interface SmoothedAxis {
  readonly speeds: readonly number[];
  readonly surprises: readonly number[];
}

/** Standard deviation of the change of speed in a second: what cars and buses do in traffic. */
const ACCELERATION_MPS2 = 1;
const LEAST_STEP_S = 0.1;
/** Before the first place: anywhere within 20 m of it, at up to 30 m/s in either direction. */
const FIRST_VARIANCE = { place: 400, speed: 900 } as const;
const KMH_PER_MPS = 3.6;

/**
 * The speed at each of some places, oldest first, by all of them: those after it too, which no live speed can know. A Kalman
 * filter of constant velocity with random acceleration, forward, then backward by Rauch, Tung and Striebel (AIAA Journal
 * 3(8), 1965), each axis for itself.
 */
export function smoothedPlaces(places: readonly MeasuredPlace[]): readonly SmoothedPlace[] {
  const [first] = places;
  if (first === undefined) {
    return [];
  }
  const { latM, lngM } = metresPerDegree(first.lat);
  const north = smoothedAxis(places, ({ lat }) => (lat - first.lat) * latM);
  const east = smoothedAxis(places, ({ lng }) => (lng - first.lng) * lngM);
  return places.map((_, index) => ({
    speedKmh: KMH_PER_MPS * Math.hypot(north.speeds[index] ?? 0, east.speeds[index] ?? 0),
    surprise: ((north.surprises[index] ?? 0) + (east.surprises[index] ?? 0)) / 2,
  }));
}

function smoothedAxis(places: readonly MeasuredPlace[], of: (place: MeasuredPlace) => number): SmoothedAxis {
  const predictions: AxisState[] = [];
  const filtered: AxisState[] = [];
  const surprises: number[] = [];
  places.forEach((place, index) => {
    const before = filtered[index - 1];
    const predicted = before === undefined ? begun(of(place)) : predict(before, secondsBefore(places, index));
    const variance = placeVarianceM2(place.accuracyM);
    predictions.push(predicted);
    filtered.push(corrected(predicted, of(place), variance));
    surprises.push((of(place) - predicted.x) ** 2 / (predicted.xx + variance));
  });
  const speeds: number[] = [];
  let later: AxisState | undefined;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const here = filtered[index];
    const ahead = predictions[index + 1];
    if (here !== undefined) {
      later =
        later === undefined || ahead === undefined
          ? here
          : smoothedBack(here, { ahead, later, seconds: secondsBefore(places, index + 1) });
      speeds[index] = later.v;
    }
  }
  return { speeds, surprises };
}

function begun(x: number): AxisState {
  return { x, v: 0, xx: FIRST_VARIANCE.place, xv: 0, vv: FIRST_VARIANCE.speed };
}

function secondsBefore(places: readonly MeasuredPlace[], index: number): number {
  const ms = (places[index]?.recordedAtMs ?? 0) - (places[index - 1]?.recordedAtMs ?? 0);
  return Math.max(LEAST_STEP_S, ms / 1000);
}

function predict({ x, v, xx, xv, vv }: AxisState, seconds: number): AxisState {
  const noise = ACCELERATION_MPS2 ** 2;
  return {
    x: x + v * seconds,
    v,
    xx: xx + 2 * seconds * xv + seconds ** 2 * vv + (noise * seconds ** 4) / 4,
    xv: xv + seconds * vv + (noise * seconds ** 3) / 2,
    vv: vv + noise * seconds ** 2,
  };
}

function corrected({ x, v, xx, xv, vv }: AxisState, measured: number, variance: number): AxisState {
  const total = xx + variance;
  const [gainX, gainV] = [xx / total, xv / total];
  const off = measured - x;
  return {
    x: x + gainX * off,
    v: v + gainV * off,
    xx: (1 - gainX) * xx,
    xv: (1 - gainX) * xv,
    vv: vv - gainV * xv,
  };
}

/** A filtered state with what the next one, predicted from it, turned out to be. */
function smoothedBack(
  here: AxisState,
  { ahead, later, seconds }: { ahead: AxisState; later: AxisState; seconds: number },
): AxisState {
  const determinant = ahead.xx * ahead.vv - ahead.xv ** 2;
  const gains = (withX: number, withV: number): readonly [number, number] => [
    (withX * ahead.vv - withV * ahead.xv) / determinant,
    (withV * ahead.xx - withX * ahead.xv) / determinant,
  ];
  const [xByX, xByV] = gains(here.xx + seconds * here.xv, here.xv);
  const [vByX, vByV] = gains(here.xv + seconds * here.vv, here.vv);
  const [dx, dv] = [later.x - ahead.x, later.v - ahead.v];
  return { ...here, x: here.x + xByX * dx + xByV * dv, v: here.v + vByX * dx + vByV * dv };
}
