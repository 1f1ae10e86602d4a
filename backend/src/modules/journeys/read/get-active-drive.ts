import { IsNull } from 'typeorm';
import type { AppCtx } from '../../identity/accounts/actor';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';
import { Journey } from '../journey.entity';
import { ACTIVE_JOURNEY } from '../journeys.queries';
import { recallDrive } from '../record/known-drive';

/** An active journey with the name of its driver. */
export interface ActiveDrive {
  readonly journey: Journey;
  /** Null for a passenger and where none was given. */
  readonly driverName: string | null;
}

/**
 * The actor's active journey for their own screen, or null; always null for visitors and staff. A phone asks for it again
 * and again while it drives: what this process remembers of the drive is shown as long as the database, asked for the
 * number alone, says that it still stands at that version. So nobody sees less than any process has acknowledged.
 */
export const getActiveDrive = openAct(
  { may: anyone, seen: { owner: 'full', anyone: 'null' } },
  async (ctx: AppCtx): Promise<ActiveDrive | null> => {
    if (ctx.actor === null) {
      return null;
    }
    const { accountId } = ctx.actor;
    const [active] = await ctx.db.rows(ACTIVE_JOURNEY, [accountId]);
    if (active === undefined) {
      return null;
    }
    const { id, version, driverName } = active;
    const known = recallDrive(ctx, id)?.journey;
    const journey =
      known?.version === version
        ? known
        : await ctx.db.entities.findOneBy(Journey, { id, accountId, endedAt: IsNull() });
    return journey && { journey, driverName };
  },
);
