import { metresPerDegree } from '@wakafine/domain/geo/chord';
import type { PhoneFix } from '../drives/fix';
import type { Random } from '../drives/random';
import type { TrueMoment } from './true-drive';

/**
 * Errors of a receiver. Its place is off by a slow error (satellites, ionosphere, reflections: `wanderM` in each
 * axis,
 * mostly another after a minute) and by a quick one (`hopM`, new at every fix). The quick one
 * is calibrated on recorded drives by the third difference of places at 1 Hz, whose standard deviation is
 * `sqrt(1 + 9 + 9 + 1) = 4.47` times that of independent errors: 0.6 m for a good phone, 1.2 m for a bus under trees.
 */
export interface Receiver {
  readonly name: string;
  readonly wanderM: number;
  readonly hopM: number;
  /** Radius of 68 % that it reports, metres; null where it reports none. */
  readonly reportedM: number | null;
  /** Seconds between two fixes; `irregular` draws 1 to 10. */
  readonly cadenceS: number | 'irregular';
  /** Standard error of its Doppler speed, km/h; null where it gives no speed. */
  readonly dopplerKmh: number | null;
  /** Seconds over which its places are smoothed. */
  readonly smoothingS?: number;
  readonly fault?: 'bursts' | 'jumps' | 'frozen' | 'network' | 'clock steps';
}

const QUICK_GOOD_M = 0.6 / 4.47;
const QUICK_BUS_M = 1.2 / 4.47;
const MEMORY_S = 60;
const SMOOTH_S = 15;

/** The receivers of the lab; those with a `fault` are not calibrated on a drive but built to be bad. */
export const RECEIVERS: readonly Receiver[] = [
  receiver('3 m, 1 Hz, Doppler', { wanderM: 2, hopM: QUICK_GOOD_M, reportedM: 3, dopplerKmh: 0.6 }),
  receiver('3 m, 1 Hz', { wanderM: 2, hopM: QUICK_GOOD_M, reportedM: 3 }),
  receiver('8 m, 1 Hz, Doppler', { wanderM: 5.3, hopM: QUICK_BUS_M, reportedM: 8, dopplerKmh: 1 }),
  receiver('8 m, 1 Hz', { wanderM: 5.3, hopM: QUICK_BUS_M, reportedM: 8 }),
  receiver('20 m, 1 Hz, Doppler', { wanderM: 13, hopM: 2 * QUICK_BUS_M, reportedM: 20, dopplerKmh: 1.5 }),
  receiver('20 m, 1 Hz', { wanderM: 13, hopM: 2 * QUICK_BUS_M, reportedM: 20 }),
  receiver('no accuracy, 1 Hz', { wanderM: 5.3, hopM: QUICK_BUS_M, reportedM: null }),
  receiver('8 m, 5 s', { wanderM: 5.3, hopM: QUICK_BUS_M, reportedM: 8, cadenceS: 5 }),
  receiver('8 m, 5 s, Doppler', {
    wanderM: 5.3,
    hopM: QUICK_BUS_M,
    reportedM: 8,
    cadenceS: 5,
    dopplerKmh: 1,
  }),
  receiver('8 m, 30 s, Doppler', {
    wanderM: 5.3,
    hopM: QUICK_BUS_M,
    reportedM: 8,
    cadenceS: 30,
    dopplerKmh: 1,
  }),
  receiver('8 m, irregular', { wanderM: 5.3, hopM: QUICK_BUS_M, reportedM: 8, cadenceS: 'irregular' }),
  receiver('8 m, irregular, Doppler', {
    wanderM: 5.3,
    hopM: QUICK_BUS_M,
    reportedM: 8,
    cadenceS: 'irregular',
    dopplerKmh: 1,
  }),
  receiver('smoothed over 5 s', { wanderM: 5.3, hopM: QUICK_BUS_M, reportedM: 8, smoothingS: 5 }),
  receiver('bursts of reflections', {
    wanderM: 5.3,
    hopM: QUICK_BUS_M,
    reportedM: 8,
    dopplerKmh: 1,
    fault: 'bursts',
  }),
  receiver('jumps', { wanderM: 5.3, hopM: QUICK_BUS_M, reportedM: 8, fault: 'jumps' }),
  receiver('frozen', { wanderM: 5.3, hopM: QUICK_BUS_M, reportedM: 8, fault: 'frozen' }),
  receiver('network only', { wanderM: 300, hopM: 100, reportedM: 500, cadenceS: 20, fault: 'network' }),
  receiver('clock steps', { wanderM: 5.3, hopM: QUICK_BUS_M, reportedM: 8, fault: 'clock steps' }),
];

const BURST = { everyS: 120, seconds: 6, errorM: 40 } as const;
const JUMP = { everyS: 90, errorM: 400 } as const;
const FREEZE = { everyS: 150, seconds: 20 } as const;
const CLOCK = { everyS: 300, stepS: 2 } as const;

/** Fixes of a receiver in a drive that began at a time, numbered from 1. */
export function receiveTruth(
  drive: readonly TrueMoment[],
  { receiver: kind, random, startedAtMs }: { receiver: Receiver; random: Random; startedAtMs: number },
): PhoneFix[] {
  const north = wandering(random, kind.wanderM);
  const east = wandering(random, kind.wanderM);
  const fixes: PhoneFix[] = [];
  let clockMs = 0;
  let burstUntilS = -1;
  let burst = { north: 0, east: 0 };
  let frozen: { untilS: number; lat: number; lng: number } | null = null;
  const lastS = drive.at(-1)?.atS ?? 0;
  for (let atS = 0, cadenceS = 0; atS <= lastS; atS += cadenceS) {
    cadenceS = kind.cadenceS === 'irregular' ? 1 + Math.round(random.next() * 9) : kind.cadenceS;
    const moment = drive[Math.round(atS * 10)];
    if (moment === undefined || moment.isHidden) {
      continue;
    }
    const happens = (everyS: number): boolean => random.next() < cadenceS / everyS;
    const error = { north: north(cadenceS), east: east(cadenceS) };
    if (kind.fault === 'bursts' && happens(BURST.everyS)) {
      burstUntilS = atS + BURST.seconds;
      burst = { north: random.normal() * BURST.errorM, east: random.normal() * BURST.errorM };
    }
    if (atS < burstUntilS) {
      error.north += burst.north;
      error.east += burst.east;
    }
    if (kind.fault === 'jumps' && happens(JUMP.everyS)) {
      error.north += random.normal() * JUMP.errorM;
      error.east += random.normal() * JUMP.errorM;
    }
    if (kind.fault === 'clock steps' && happens(CLOCK.everyS)) {
      clockMs += (random.next() < 0.5 ? -1 : 1) * CLOCK.stepS * 1000;
    }
    const seen = smoothedPlace(drive, moment, kind.smoothingS ?? 0);
    const { latM, lngM } = metresPerDegree(seen.lat);
    let lat = seen.lat + (error.north + random.normal() * kind.hopM) / latM;
    let lng = seen.lng + (error.east + random.normal() * kind.hopM) / lngM;
    if (kind.fault === 'frozen') {
      if (frozen === null && happens(FREEZE.everyS)) {
        frozen = { untilS: atS + FREEZE.seconds, lat, lng };
      }
      if (frozen !== null) {
        ({ lat, lng } = frozen);
        frozen = atS < frozen.untilS ? frozen : null;
      }
    }
    fixes.push({
      seq: fixes.length + 1,
      lat: rounded(lat, 7),
      lng: rounded(lng, 7),
      recordedAtMs: startedAtMs + Math.round(atS * 1000) + clockMs,
      accuracyM: kind.reportedM,
      speedKmh:
        kind.dopplerKmh === null
          ? null
          : rounded(Math.max(0, moment.speedKmh + random.normal() * kind.dopplerKmh), 1),
      headingDeg: null,
    });
  }
  return fixes;
}

function receiver(name: string, given: Partial<Receiver> & Pick<Receiver, 'wanderM' | 'hopM' | 'reportedM'>) {
  return { name, cadenceS: 1, dopplerKmh: null, ...given };
}

/**
 * A slow error without quick hops: a Gauss-Markov process behind a low pass of 15 s, so that its third difference stays
 * far below that of the quick error. Each draw says how many seconds after the last it is.
 */
function wandering(random: Random, sigmaM: number): (seconds: number) => number {
  let rough = random.normal();
  let smooth = rough;
  const scale = sigmaM * Math.sqrt((MEMORY_S + SMOOTH_S) / MEMORY_S);
  return (seconds) => {
    for (let left = seconds; left > 0; left -= 1) {
      const stepS = Math.min(1, left);
      const stored = Math.exp(-stepS / MEMORY_S);
      rough = stored * rough + Math.sqrt(1 - stored ** 2) * random.normal();
      smooth += (rough - smooth) * (1 - Math.exp(-stepS / SMOOTH_S));
    }
    return smooth * scale;
  };
}

/** The mean place of the last seconds, as receivers smooth that are tuned for walking. */
function smoothedPlace(drive: readonly TrueMoment[], moment: TrueMoment, seconds: number) {
  const end = Math.round(moment.atS * 10);
  const past = drive.slice(Math.max(0, end - seconds * 10), end + 1);
  const mean = (of: (each: TrueMoment) => number): number =>
    past.reduce((sum, each) => sum + of(each), 0) / past.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
