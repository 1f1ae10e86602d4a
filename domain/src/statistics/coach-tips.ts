import { HOUR_MS } from '../units';

/** Above these the speed counts as high or as moderate, km/h (product specification, section 9). */
export const COACH_ABOVE_KMH = { high: 60, moderate: 40 } as const;
/** Above this a journey has several violations (product specification, section 9). */
const SEVERAL_ABOVE = 3;
/** A longer journey calls for a break (product specification, section 9). */
const BREAK_AFTER_S = (2 * HOUR_MS) / 1000;
/** Time for which that break is, minutes (product specification, section 9). */
export const BREAK_MIN = 15;
/** Number of tips that are shown at once (product specification, section 9). */
export const COACH_TIPS_MAX = 4;

/** Whole hours of the day, from the first up to but without the last; night runs over midnight (product specification, section 9). */
export const COACH_HOURS = {
  night: { from: 18, to: 6 },
  morningRush: { from: 7, to: 9 },
  eveningRush: { from: 17, to: 19 },
} as const;

/** Africa/Douala is an hour ahead of UTC all year round. */
const DOUALA_OFFSET_MS = HOUR_MS;

/**
 * Tips of the safety coach, the most urgent first: what can kill within seconds, then what creeps up on a tired
 * or hurried
 * driver, then what the road is like, then the mild word. At most the first four of those that apply are shown.
 */
export const COACH_TIPS = [
  'HIGH_SPEED',
  'BREAK',
  'SEVERAL_VIOLATIONS',
  'NIGHT',
  'MORNING_RUSH',
  'EVENING_RUSH',
  'MODERATE_SPEED',
] as const;
/** One tip of the safety coach. */
export type CoachTip = (typeof COACH_TIPS)[number];

/** Inputs of the tips. */
export interface CoachSituation {
  /** Displayed speed in km/h; null where there is none. */
  readonly speedKmh: number | null;
  /** Violations of the journey that is on; 0 without one. */
  readonly violationCount: number;
  /** Time for which the journey has been on, seconds; 0 without one. */
  readonly journeyS: number;
  /** Time in milliseconds since 1970. */
  readonly atMs: number;
}

/** The tips that apply, the most urgent first, at most four (product specification, section 9). */
export function coachTips({ speedKmh, violationCount, journeyS, atMs }: CoachSituation): CoachTip[] {
  const hour = hourInDouala(atMs);
  const speed = speedKmh ?? 0;
  const applies: Record<CoachTip, boolean> = {
    HIGH_SPEED: speed > COACH_ABOVE_KMH.high,
    BREAK: journeyS > BREAK_AFTER_S,
    SEVERAL_VIOLATIONS: violationCount > SEVERAL_ABOVE,
    NIGHT: isBetween(hour, COACH_HOURS.night),
    MORNING_RUSH: isBetween(hour, COACH_HOURS.morningRush),
    EVENING_RUSH: isBetween(hour, COACH_HOURS.eveningRush),
    MODERATE_SPEED: speed > COACH_ABOVE_KMH.moderate && speed <= COACH_ABOVE_KMH.high,
  };
  return COACH_TIPS.filter((tip) => applies[tip]).slice(0, COACH_TIPS_MAX);
}

/** The hour of the day in Cameroon, 0 to 23, at a time in milliseconds since 1970. */
function hourInDouala(atMs: number): number {
  return Math.floor((atMs + DOUALA_OFFSET_MS) / HOUR_MS) % 24;
}

function isBetween(hour: number, { from, to }: { from: number; to: number }): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
