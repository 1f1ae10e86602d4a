import { figuresOf } from '@wakafine/domain/patrols/patrol-figures';
import type { PatrolFigures } from '@wakafine/domain/patrols/patrol-figures';
import type { PatrolPlace } from '@wakafine/domain/patrols/patrol-rules';
import { planPatrols } from '@wakafine/domain/patrols/plan-patrols';
import { civilDayOf, isoDay, parseDay } from '@wakafine/domain/time/civil-time';
import { badInput } from '../../../platform/errors';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { patrolNight, patrolTowns } from './patrol-night';
import { PATROL_NIGHTS, PATROL_PLAN } from './patrols.queries';
import { storedPlan } from './read-patrol-plan';
import type { StoredPlan } from './read-patrol-plan';
import { readForecast } from './read-forecast';
import type { NightAsked, NightForecast } from './read-forecast';

/** A night with the town at which each patrol starts. */
export interface PatrolsAsked extends NightAsked {
  readonly starts: readonly string[];
}

/** A plan that is not stored. */
export interface PatrolProposal {
  readonly asked: PatrolsAsked;
  readonly forecast: NightForecast;
  readonly figures: PatrolFigures;
}

/** Places that are offered for a stop. */
const OFFERED = 60;
/** Nights by which one sees whether the bands can be trusted. */
const GRADED_NIGHTS = 30;

/** The stored plan of a night, or null. @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (night) */
export const getPatrolPlan = act(
  { may: right('canViewDashboard') },
  async ({ db }, { night }: { night: string }): Promise<StoredPlan | null> => {
    if (parseDay(night) === null) {
      throw badInput({ night: 'Must be a day such as 2026-11-20' });
    }
    const [row] = await db.rows(PATROL_PLAN, [night]);
    return row === undefined ? null : storedPlan(row);
  },
);

/**
 * A plan for a night as it would be made now; null where too little was seen in the last weeks and in those of the year before.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (starts)
 */
export const proposePatrolPlan = act(
  { may: right('canViewDashboard') },
  async (ctx, asked: PatrolsAsked): Promise<PatrolProposal | null> => {
    const forecast = await readForecast(ctx, asked);
    if (forecast === null) {
      return null;
    }
    const night = await patrolNight(forecast, asked);
    return { asked, forecast, figures: figuresOf(night, { forecast, stops: planPatrols(night, []) }) };
  },
);

/**
 * Segments at which most is expected in a night, the most first; none where too little was seen.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export const listPatrolPlaces = act(
  { may: right('canViewDashboard') },
  async (ctx, asked: NightAsked): Promise<PatrolPlace[]> => {
    const { places = [] } = (await readForecast(ctx, asked)) ?? {};
    return [...places].sort((one, other) => sumOf(other) - sumOf(one)).slice(0, OFFERED);
  },
);

/** Towns that patrols can start in, by name. @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard */
export const listPatrolTowns = act({ may: right('canViewDashboard') }, (): Promise<string[]> =>
  patrolTowns(),
);

/** The last nights before today with a plan, newest first. @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard */
export const listPatrolNights = act(
  { may: right('canViewDashboard') },
  async ({ db, clock }): Promise<StoredPlan[]> => {
    const today = isoDay(civilDayOf(clock().getTime()));
    return (await db.rows(PATROL_NIGHTS, [today, GRADED_NIGHTS])).map(storedPlan);
  },
);

function sumOf({ expected }: PatrolPlace): number {
  return expected.reduce((sum, each) => sum + each, 0);
}
