import type { Plan } from './traffic';

/** Position of a car on its road at a moment, and its speed. */
export interface Motion {
  readonly alongM: number;
  readonly speedMs: number;
}

/** Abilities of a car, in metres per second squared: a loaded family car in ordinary hands. */
export const ACCELERATION_MS2 = 1.6;
/** Braking that nobody notices: what the driver plans with. */
export const COMFORT_BRAKING_MS2 = 1.8;
/** Braking that is never exceeded. */
export const HARDEST_BRAKING_MS2 = 3;

const STEPS_PER_SECOND = 10;
const STEP_S = 1 / STEPS_PER_SECOND;
/** A car this near to its stop and this slow stands. */
const ARRIVED_M = 0.3;
const CRAWL_MS = COMFORT_BRAKING_MS2 * STEP_S;

/**
 * Drives the plan from a standstill and gives the motion at 0, `cadenceS`, 2 `cadenceS` ... up to `durationS` seconds.
 * @throws RangeError when `cadenceS` is no multiple of 0.1 s
 */
export function drivePlan(plan: Plan, durationS: number, cadenceS: number): Motion[] {
  const stepsPerSample = Math.round(cadenceS * STEPS_PER_SECOND);
  if (stepsPerSample < 1 || Math.abs(stepsPerSample * STEP_S - cadenceS) > 1e-9) {
    throw new RangeError(`a cadence of ${cadenceS} s is no multiple of ${STEP_S} s`);
  }
  const motions: Motion[] = [];
  const totalSteps = Math.floor(durationS * STEPS_PER_SECOND + 1e-9);
  let motion: Motion = { alongM: 0, speedMs: 0 };
  let section = 0;
  let stop = 0;
  let standingSteps = 0;
  for (let step = 0; step <= totalSteps; step += 1) {
    if (step % stepsPerSample === 0) {
      motions.push(motion);
    }
    if (standingSteps > 0) {
      standingSteps -= 1;
      continue;
    }
    while ((plan.sections[section + 1]?.fromM ?? Infinity) <= motion.alongM) {
      section += 1;
    }
    const nextStop = plan.stops[stop];
    if (nextStop && nextStop.atM - motion.alongM <= ARRIVED_M && motion.speedMs <= CRAWL_MS) {
      motion = { alongM: motion.alongM, speedMs: 0 };
      standingSteps = Math.round(nextStop.standS * STEPS_PER_SECOND);
      stop += 1;
      continue;
    }
    motion = advance(motion, wishedSpeedMs(plan, section, stop, motion.alongM));
  }
  return motions;
}

/**
 * The speed at which the driver can follow the section and brake in comfort for the next one and for the next
 * stop.
 */
function wishedSpeedMs(plan: Plan, section: number, stop: number, alongM: number): number {
  let wishedMs = (plan.sections[section]?.speedKmh ?? 0) / 3.6;
  const next = plan.sections[section + 1];
  if (next) {
    wishedMs = Math.min(wishedMs, brakingFrom(next.speedKmh / 3.6, next.fromM - alongM));
  }
  const halt = plan.stops[stop];
  if (halt) {
    // A touch of creep carries the car over the last centimetres.
    wishedMs = Math.min(wishedMs, Math.max(CRAWL_MS / 2, brakingFrom(0, halt.atM - alongM)));
  }
  return wishedMs;
}

function brakingFrom(endMs: number, distanceM: number): number {
  return Math.sqrt(endMs ** 2 + 2 * COMFORT_BRAKING_MS2 * Math.max(0, distanceM));
}

function advance({ alongM, speedMs }: Motion, wishedMs: number): Motion {
  const slowestMs = Math.max(0, speedMs - HARDEST_BRAKING_MS2 * STEP_S);
  const nextMs = Math.max(slowestMs, Math.min(wishedMs, speedMs + ACCELERATION_MS2 * STEP_S));
  return { alongM: alongM + ((speedMs + nextMs) / 2) * STEP_S, speedMs: nextMs };
}
