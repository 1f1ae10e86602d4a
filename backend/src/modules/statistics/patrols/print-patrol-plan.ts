import { PATROL_BOUNDS } from '@wakafine/domain/patrols/patrol-rules';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError, badInput } from '../../../platform/errors';
import { recordAct } from '../../identity/accounts/record-act';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { INSERT_PATROL_COPY, LOCK_PATROL_PLAN, NUMBER_PATROL_COPY, PRINTED_BEFORE } from './patrols.queries';

/** A copy that is to be printed. */
export interface PrintPatrolPlan {
  readonly night: string;
  /** The version on the screen. */
  readonly version: number;
  /** UUID chosen by the client: sent again it gives the same copy. */
  readonly clientId: string;
}

/**
 * Numbers a printed copy of a plan; audited.
 * @throws UNAUTHENTICATED, FORBIDDEN without planPatrols, NOT_FOUND, CONFLICT with `current` for another version than the one given,
 * BAD_USER_INPUT (night) where 99 copies were printed, IDEMPOTENCY_MISMATCH for a clientId that was used for another plan
 */
export const printPatrolPlan = act(
  { may: right('planPatrols') },
  async (ctx, { night, version, clientId }: PrintPatrolPlan): Promise<number> =>
    inTransaction(ctx, async (tx) => {
      const { accountId } = tx.actor;
      const [held] = await tx.db.rows(LOCK_PATROL_PLAN, [night]);
      if (held === undefined) {
        throw new AppError('NOT_FOUND');
      }
      const [before] = await tx.db.rows(PRINTED_BEFORE, [accountId, clientId]);
      if (before !== undefined) {
        if (before.night !== night || before.version !== version) {
          throw new AppError('IDEMPOTENCY_MISMATCH');
        }
        return before.copy;
      }
      if (held.version !== version) {
        throw new AppError('CONFLICT', { details: { current: { version: held.version } } });
      }
      if (held.copies >= PATROL_BOUNDS.copies.max) {
        throw badInput({ night: `Must have fewer than ${PATROL_BOUNDS.copies.max} copies` });
      }
      const copy = held.copies + 1;
      await tx.db.rows(NUMBER_PATROL_COPY, [night, copy]);
      await tx.db.rows(INSERT_PATROL_COPY, [night, copy, version, tx.clock(), accountId, clientId]);
      await recordAct(tx, { act: 'PATROL_PLAN_PRINTED', target: night, details: { version, copy } });
      return copy;
    }),
);
