import { parseDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { HOUR_MS } from '@wakafine/domain/units';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError, badInput } from '../../../platform/errors';
import { recordAct } from '../../identity/accounts/record-act';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { LOCK_PATROL_PLAN, STORE_PATROL_COUNTS } from './patrols.queries';
import { readPatrolPlan } from './read-patrol-plan';
import type { StoredPlan } from './read-patrol-plan';

/** Counts of the teams. */
export interface CountPatrolStops {
  readonly night: string;
  /** The version that was driven. */
  readonly version: number;
  readonly counts: readonly { readonly stop: number; readonly counted: number }[];
}

/**
 * Stores what teams have counted, from the begin of the night on; a count that is sent again takes the place of the one before. Audited.
 * @throws UNAUTHENTICATED, FORBIDDEN without planPatrols, NOT_FOUND, CONFLICT with `current` for another version than the one given,
 * BAD_USER_INPUT (night, counts)
 */
export const countPatrolStops = act(
  { may: right('planPatrols') },
  async (ctx, { night, version, counts }: CountPatrolStops): Promise<StoredPlan> =>
    inTransaction(ctx, async (tx) => {
      await tx.db.rows(LOCK_PATROL_PLAN, [night]);
      const plan = await readPatrolPlan(tx, night);
      if (plan.version !== version) {
        throw new AppError('CONFLICT', { details: { current: { version: plan.version } } });
      }
      if (tx.clock().getTime() < startOfDayMs(parseDay(night) ?? NaN) + plan.fromHour * HOUR_MS) {
        throw badInput({ night: 'Must have begun' });
      }
      const stops = counts.map(({ stop }) => stop);
      const known = plan.figures.stops.length;
      if (new Set(stops).size < stops.length || stops.some((stop) => stop >= known)) {
        throw badInput({ counts: 'Must be of stops of the plan, each at most once' });
      }
      const counted = counts.map((each) => each.counted);
      await tx.db.rows(STORE_PATROL_COUNTS, [
        ...([night, version, stops, counted, tx.clock(), tx.actor.accountId] as const),
      ]);
      await recordAct(tx, {
        act: 'PATROLS_COUNTED',
        target: night,
        details: { version, stops: stops.length },
      });
      return readPatrolPlan(tx, night);
    }),
);
