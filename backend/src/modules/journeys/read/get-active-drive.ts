import { IsNull } from 'typeorm';
import { arrayParameter } from '../../../platform/db/array-parameter';
import type { Services } from '../../../platform/context/context';
import { defineGroupedRead } from '../../../platform/memory/grouped-reads';
import type { AppCtx } from '../../identity/accounts/actor';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';
import { Journey } from '../journey.entity';
import { ACTIVE_OF_ACCOUNTS } from '../journeys.queries';
import { recallDrive } from '../record/known-drive';

/** An active journey with the name of its driver. */
export interface ActiveDrive {
  readonly journey: Journey;
  /** Null for a passenger and where none was given. */
  readonly driverName: string | null;
}

/** Active journey of an account, as far as the database is asked for it. */
interface ActiveRow {
  readonly id: number;
  readonly version: number;
  readonly driverName: string | null;
}

/** Those of requests that arrive together are read by one statement. */
const activeOf = defineGroupedRead(readActive);

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
    const { caches, flushes } = ctx;
    const active = await activeOf({ caches, flushes }, accountId);
    if (active === null) {
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

async function readActive(
  { flushes }: Pick<Services, 'caches' | 'flushes'>,
  accountIds: readonly number[],
): Promise<(ActiveRow | null)[]> {
  const rows = await flushes.db.inLane('READS').rows(ACTIVE_OF_ACCOUNTS, [arrayParameter(accountIds)]);
  const byAccount = new Map(rows.map((row) => [row.accountId, row]));
  return accountIds.map((accountId) => byAccount.get(accountId) ?? null);
}
