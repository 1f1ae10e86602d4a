import { recordAct } from '../../identity/accounts/record-act';
import { requireConfirmation } from '../../identity/staff/require-confirmation';
import { activeJourneyIds, endJourneyNow } from '../../journeys/lifecycle/end-journey';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** So many at once share a commit and leave connections to everybody else. */
const AT_ONCE = 50;

/**
 * Ends every journey that is active now, as its traveller would: with its figures and violations right. Gives how
 * many it ended.
 * @throws UNAUTHENTICATED, FORBIDDEN without canAccessSystemSettings
 */
export const endAllJourneys = act({ may: right('canAccessSystemSettings') }, async (ctx): Promise<number> => {
  await requireConfirmation(ctx);
  const ids = await activeJourneyIds(ctx);
  // Each journey has a commit of its own: the log comes first, so that none ends unlogged.
  await recordAct(ctx, { act: 'JOURNEYS_ENDED', details: { activeJourneys: ids.length } });
  let ended = 0;
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const batch = ids.slice(first, first + AT_ONCE);
    const results = await Promise.all(batch.map((id) => endJourneyNow(ctx, id)));
    ended += results.filter(Boolean).length;
  }
  return ended;
});
