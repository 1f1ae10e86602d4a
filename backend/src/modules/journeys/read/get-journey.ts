import { IsNull } from 'typeorm';
import type { AppCtx } from '../../identity/accounts/actor';
import { Journey } from '../journey.entity';
import { canSeeJourney } from '../journeys.policy';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';

/** A journey of the actor's own, or any for staff; null for what is not there or not theirs. */
export const getJourney = openAct(
  { may: anyone, seen: { owner: 'full', staff: 'masked', anyone: 'null' } },
  async (ctx: AppCtx, id: number | null): Promise<Journey | null> => {
    const journey = id === null ? null : await ctx.db.entities.findOneBy(Journey, { id });
    return journey !== null && canSeeJourney(ctx.actor, journey) ? journey : null;
  },
);

/** The actor's active journey, or null; always null for visitors and staff. */
export const getActiveJourney = openAct(
  { may: anyone, seen: { owner: 'full', anyone: 'null' } },
  async (ctx: AppCtx): Promise<Journey | null> => {
    if (ctx.actor === null) {
      return null;
    }
    const { accountId } = ctx.actor;
    return ctx.db.entities.findOneBy(Journey, { accountId, endedAt: IsNull() });
  },
);
