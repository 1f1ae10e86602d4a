import { metresPerDegree } from '@wakafine/domain/geo/chord';
import type { Place } from '@wakafine/domain/geo/geo';
import type { Random } from '../drives/random';

/** One tenth of a second of a drive, as it truly was. */
export interface TrueMoment extends Place {
  /** Seconds since the drive began. */
  readonly atS: number;
  readonly speedKmh: number;
  /** Way since the drive began, metres. */
  readonly wayM: number;
  /** Whether the sky is hidden: a tunnel, a ferry's hold. */
  readonly isHidden: boolean;
}

/** Driver of the lab. `cruiseKmh` is the speed at which it holds where nothing slows it down. */
export interface TrueDriveOptions {
  readonly kind: TrueDriveKind;
  readonly cruiseKmh: number;
  readonly durationS: number;
  readonly random: Random;
  /** Course at the start, degrees clockwise from north. */
  readonly headingDeg?: number;
}

export const TRUE_DRIVE_KINDS = [
  'open road',
  'town',
  'jam',
  'hairpins',
  'tunnel',
  'ferry',
  'parked',
  'mixed',
] as const;
/** A kind of drive of which the lab knows the truth. */
export type TrueDriveKind = (typeof TRUE_DRIVE_KINDS)[number];

const STEP_S = 0.1;
const START: Place = { lat: 4.0511, lng: 9.7679 };
const ACCELERATION_MPS2 = 1.5;
const BRAKING_MPS2 = 2.5;
const FERRY_KMH = 14;

/** One phase of a kind of drive. */
interface Phase {
  readonly seconds: number;
  readonly targetKmh: number;
  /** Change of course, degrees a second. */
  readonly turnDegPerS: number;
  readonly isHidden?: boolean;
}

/** A drive at 10 Hz on the WGS 84 ellipsoid; the same for the same random numbers. */
export function buildTrueDrive(options: TrueDriveOptions): TrueMoment[] {
  const { durationS, random } = options;
  const phases = phasesOf(options);
  let phase = phases.next().value;
  let left = phase.seconds;
  let { lat, lng } = START;
  let headingDeg = options.headingDeg ?? random.next() * 360;
  let speedMps = Math.min(phase.targetKmh, options.cruiseKmh) / 3.6;
  let wayM = 0;
  const moments: TrueMoment[] = [];
  for (let index = 0; index <= durationS / STEP_S; index += 1) {
    const isHidden = phase.isHidden === true;
    moments.push({ atS: index * STEP_S, lat, lng, speedKmh: speedMps * 3.6, wayM, isHidden });
    const targetMps = phase.targetKmh / 3.6;
    const before = speedMps;
    speedMps =
      targetMps > speedMps
        ? Math.min(targetMps, speedMps + ACCELERATION_MPS2 * STEP_S)
        : Math.max(targetMps, speedMps - BRAKING_MPS2 * STEP_S);
    const stepM = ((before + speedMps) / 2) * STEP_S;
    const course = (headingDeg * Math.PI) / 180;
    const { latM, lngM } = metresPerDegree(lat);
    lat += (stepM * Math.cos(course)) / latM;
    lng += (stepM * Math.sin(course)) / lngM;
    wayM += stepM;
    headingDeg += phase.turnDegPerS * STEP_S;
    left -= STEP_S;
    if (left <= 0) {
      phase = phases.next().value;
      left = phase.seconds;
    }
  }
  return moments;
}

function* phasesOf(options: TrueDriveOptions): Generator<Phase, never> {
  const { kind, cruiseKmh, random } = options;
  const between = (low: number, high: number): number => low + random.next() * (high - low);
  const straight = (seconds: number, targetKmh: number): Phase => ({ seconds, targetKmh, turnDegPerS: 0 });
  const bend = (seconds: number, targetKmh: number, most: number): Phase => ({
    seconds,
    targetKmh,
    turnDegPerS: between(-most, most),
  });
  while (true) {
    switch (kind) {
      case 'open road':
        yield straight(between(30, 180), cruiseKmh);
        yield bend(between(5, 15), cruiseKmh, 2);
        break;
      case 'town':
        yield straight(between(15, 60), cruiseKmh);
        yield bend(between(4, 8), Math.min(cruiseKmh, 20), 20);
        yield straight(between(2, 25), random.next() < 0.5 ? 0 : cruiseKmh);
        break;
      case 'jam':
        yield straight(between(3, 15), between(0, Math.min(20, cruiseKmh)));
        yield straight(between(3, 30), 0);
        break;
      case 'hairpins':
        yield straight(between(8, 20), cruiseKmh);
        yield { seconds: 9, targetKmh: Math.min(cruiseKmh, 25), turnDegPerS: random.next() < 0.5 ? 20 : -20 };
        break;
      case 'tunnel':
        yield straight(between(60, 120), cruiseKmh);
        yield { ...straight(between(20, 90), cruiseKmh), isHidden: true };
        break;
      case 'ferry':
        yield bend(between(60, 120), Math.min(cruiseKmh, FERRY_KMH), 1);
        break;
      case 'parked':
        yield straight(600, 0);
        break;
      case 'mixed':
        yield straight(between(30, 120), cruiseKmh);
        yield bend(between(4, 10), cruiseKmh * between(0.4, 1), 8);
        yield straight(between(5, 40), cruiseKmh * between(0, 1));
        break;
    }
  }
}
