import { parseDay } from '../time/civil-time';

/** Bounds of a patrol plan. */
export const PATROL_BOUNDS = {
  patrols: { min: 1, max: 12 },
  /** Hour of the day in Douala at which patrols set off. */
  fromHour: { min: 0, max: 23 },
  /** Hours from setting off to the end. */
  hours: { min: 2, max: 12 },
  /** Stops of all patrols together: each at another hour. */
  stops: { min: 1, max: 144 },
  /** Vehicles above the limit that a team counts at one stop. */
  counted: { min: 0, max: 20_000 },
  /** Versions of the plan of one night. */
  versions: { min: 1, max: 500 },
  /** Printed copies of the plan of one night. */
  copies: { min: 1, max: 99 },
} as const;

/** Speed at which patrols are expected to travel, km/h: below all limits of the open road, so that they never have to hurry. */
export const PATROL_SPEED_KMH = 50;
/** Worth of each further hour on the same segment, as a share of the one before: drivers warn each other. */
export const FURTHER_HOUR_SHARE = 0.8;
/** Share of the patrol hours that are spent where little was seen: as near to 20 % as whole hours allow. */
export const LEARNING_SHARE = { aim: 0.2, min: 0.15, max: 0.25 } as const;
/** Weeks whose ways and violations a plan rests on. */
export const FORECAST_WEEKS = 8;
/** Less than that in the hours of the night within these weeks is too little to plan by. */
export const FORECAST_LEAST = { km: 1_000, violations: 10 } as const;

/** The sentence for a night that cannot be planned. */
export const PATROL_NIGHT_SENTENCE = 'Must be today, or one of the next seven days';
const MOST_DAYS_AHEAD = 7;

/** Whether a text is a night that may be planned: yesterday's may still be on its way. */
export function isPlannedNight(text: string, today: number): boolean {
  const day = parseDay(text);
  return day !== null && day >= today - 1 && day <= today + MOST_DAYS_AHEAD;
}

/** A stop of a patrol: whole hours on one segment. */
export interface PatrolStop {
  /** Number of the patrol, from 0. */
  readonly patrol: number;
  readonly segment: string;
  /** Hours from the begin of the night. */
  readonly fromHour: number;
  readonly hours: number;
  /** Whether a person holds it where it is: a new plan leaves it alone. */
  readonly isLocked: boolean;
}

/** Expected violations on one segment. */
export interface PatrolPlace {
  readonly segment: string;
  /** Violations expected in each hour of the night. */
  readonly expected: readonly number[];
  /** Variance of the mean behind them, as a share of its square: how little is known. */
  readonly doubt: number;
  /** Whether so little was seen there that a patrol goes to learn. */
  readonly isLearning: boolean;
}

/** Everything that a plan is made from. */
export interface PatrolNight {
  readonly hours: number;
  /** Segment at which each patrol starts. */
  readonly starts: readonly string[];
  readonly places: readonly PatrolPlace[];
  /** Time from the middle of one segment to that of another, seconds; Infinity where no road leads there. */
  readonly travelS: (from: string, to: string) => number;
}
