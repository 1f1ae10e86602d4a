import { faultOfStops } from '@wakafine/domain/patrols/check-stops';
import type { StopFault } from '@wakafine/domain/patrols/check-stops';
import { figuresOf } from '@wakafine/domain/patrols/patrol-figures';
import { isPlannedNight, PATROL_BOUNDS, PATROL_NIGHT_SENTENCE } from '@wakafine/domain/patrols/patrol-rules';
import type { PatrolNight, PatrolStop } from '@wakafine/domain/patrols/patrol-rules';
import { planPatrols } from '@wakafine/domain/patrols/plan-patrols';
import { civilDayOf, parseDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { HOUR_MS } from '@wakafine/domain/units';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError, badInput } from '../../../platform/errors';
import { contentHash } from '../../../platform/idempotency';
import type { SignedInCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import type { PatrolsAsked } from './get-patrol-plan';
import { patrolNight } from './patrol-night';
import {
  INSERT_PATROL_PLAN,
  INSERT_PATROL_VERSION,
  LOCK_PATROL_PLAN,
  SET_PATROL_VERSION,
} from './patrols.queries';
import { readForecast } from './read-forecast';
import { readPatrolPlan } from './read-patrol-plan';
import type { StoredPlan } from './read-patrol-plan';

/** A plan as it is wished. */
export interface SavePatrolPlan extends PatrolsAsked {
  /** The version that it rests on; 0 for none. */
  readonly version: number;
  readonly stops: readonly PatrolStop[];
  /** Whether everything but locked stops is planned anew. */
  readonly isReplanned: boolean;
}

const SENTENCES: Readonly<Record<StopFault, string>> = {
  OUTSIDE: 'Must lie within the night',
  NO_PATROL: 'Must be of a patrol that starts somewhere',
  NO_SEGMENT: 'Must be a segment of a main road',
  OVERLAP: 'Must not begin before the stop before it has ended',
  SAME_PLACE: 'Must not be where another patrol stands in the same hour',
  TOO_FAR: 'Must leave whole hours for the way from the stop before it, or from the start',
};

/**
 * Stores the plan of a night, as given or planned anew around its locked stops, with the numbers that follow; audited. Sent twice it is
 * stored once.
 * @throws UNAUTHENTICATED, FORBIDDEN without planPatrols, BAD_USER_INPUT (night, starts, version, `stops.0` ...), CONFLICT with `current`
 * for another version than the one given
 */
export const savePatrolPlan = act(
  { may: right('planPatrols') },
  async (ctx, asked: SavePatrolPlan): Promise<StoredPlan> => {
    requireOpen(ctx, asked);
    const forecast = await readForecast(ctx, asked);
    if (forecast === null) {
      throw badInput({ night: 'Too little was seen to plan by' });
    }
    const night = await patrolNight(forecast, asked);
    const stops = stopsOf(night, asked);
    const figures = figuresOf(night, { forecast, stops });
    const hash = contentHash({ ...asked });
    return inTransaction(ctx, async (tx) => {
      const version = await nextVersion(tx, asked, hash);
      if (version !== null) {
        const { fromHour, hours, starts } = asked;
        await tx.db.rows(INSERT_PATROL_VERSION, [
          ...([asked.night, version, tx.clock(), tx.actor.accountId, fromHour, hours, [...starts]] as const),
          ...([forecast.basis, forecast.isAllTraffic, figures, hash] as const),
        ]);
        await tx.db.rows(SET_PATROL_VERSION, [asked.night, version]);
        await recordAct(tx, { act: 'PATROLS_PLANNED', target: asked.night, details: { version } });
      }
      return readPatrolPlan(tx, asked.night);
    });
  },
);

/** Plans may change up to the end of their night. */
function requireOpen(ctx: SignedInCtx, { night, fromHour, hours }: SavePatrolPlan): void {
  if (!isPlannedNight(night, civilDayOf(ctx.clock().getTime()))) {
    throw badInput({ night: PATROL_NIGHT_SENTENCE });
  }
  if (ctx.clock().getTime() >= startOfDayMs(parseDay(night) ?? NaN) + (fromHour + hours) * HOUR_MS) {
    throw badInput({ night: 'Must not be over' });
  }
}

function stopsOf(night: PatrolNight, { stops, isReplanned }: SavePatrolPlan): readonly PatrolStop[] {
  const given = isReplanned ? stops.filter(({ isLocked }) => isLocked) : stops;
  const fault = faultOfStops(night, given);
  if (fault !== null) {
    const stop = given[fault.stop];
    const at = stop === undefined ? 0 : stops.indexOf(stop);
    throw badInput({ [`stops.${at}`]: SENTENCES[fault.fault] });
  }
  return isReplanned ? planPatrols(night, given) : given;
}

/** The number of the version that is to be stored; null where the very same was stored before. */
async function nextVersion(
  tx: SignedInCtx,
  { night, version }: SavePatrolPlan,
  hash: Buffer,
): Promise<number | null> {
  const [begun] = await tx.db.rows(INSERT_PATROL_PLAN, [night]);
  if (begun !== undefined && version === 0) {
    return 1;
  }
  const [held] = begun === undefined ? await tx.db.rows(LOCK_PATROL_PLAN, [night]) : [];
  const current = held?.version ?? 0;
  if (current === version + 1 && (await readPatrolPlan(tx, night)).contentHash.equals(hash)) {
    return null;
  }
  if (current !== version) {
    throw new AppError('CONFLICT', { details: { current: { version: current } } });
  }
  if ((await readPatrolPlan(tx, night)).counts.size > 0) {
    throw badInput({ night: 'Must not have been counted' });
  }
  if (version >= PATROL_BOUNDS.versions.max) {
    throw badInput({ version: `Must be less than ${PATROL_BOUNDS.versions.max}` });
  }
  return version + 1;
}
