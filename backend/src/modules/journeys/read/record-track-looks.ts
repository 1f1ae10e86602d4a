import { hasPermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordLooks } from '../../identity/looks/record-looks';
import { recordAct } from '../../identity/accounts/record-act';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { Journey } from '../journey.entity';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';

/** Stores that staff see the tracks of some journeys, before they are shown; for anybody else it does nothing. */
export const recordTrackLooks = openAct(
  { may: anyone },
  async (ctx: AppCtx, journeys: readonly Pick<Journey, 'id' | 'accountId'>[]): Promise<void> => {
    if (!hasPermission(ctx.actor, 'canViewDashboard')) {
      return;
    }
    const seen = journeys.map(({ id, accountId }) => ({ accountId, journeyId: id }));
    await inTransaction(ctx, async (looking) => {
      const looks = await recordLooks(looking, { kind: 'TRACK', seen });
      if (looks.length > 0) {
        await recordAct(looking, {
          act: 'TRACK_SEEN',
          details: { journeyIds: journeys.map(({ id }) => id) },
        });
      }
    });
  },
);
