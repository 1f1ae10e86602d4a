import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';
import { DELETE_REFUSAL, HAS_REFUSED, INSERT_REFUSAL } from './refusals.queries';

/**
 * Whether the actor is left out of open data.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for staff
 */
export const isLeftOutOfOpenData = act({ may: citizens }, async ({ db, actor }): Promise<boolean> => {
  const [row] = await db.rows(HAS_REFUSED, [actor.accountId]);
  return row?.hasRefused === true;
});

/**
 * Leaves the actor out of everything that is published from now on, or no longer; what was published stays, for nobody can be
 * found in it. Gives whether the actor is left out.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for staff
 */
export const leaveOpenData = act({ may: citizens }, async (ctx, isLeftOut: boolean): Promise<boolean> => {
  const { db, actor, clock } = ctx;
  await (isLeftOut
    ? db.rows(INSERT_REFUSAL, [actor.accountId, clock()])
    : db.rows(DELETE_REFUSAL, [actor.accountId]));
  return isLeftOut;
});
