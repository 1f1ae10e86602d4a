import { hourOfMs } from '@wakafine/domain/time/public-time';
import { HOUR_MS } from '@wakafine/domain/units';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { badInput } from '../../../platform/errors';
import { defineSharedReads } from '../../../platform/memory/shared-reads';
import type { AppCtx } from '../../identity/accounts/actor';
import { LISTED } from './list-public-violations';
import { Violation } from '../violation.entity';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';

const MOST_PER_ZONE = 20;

const HOUR = (time: string): string => `date_bin('1 hour', ${time}, timestamptz 'epoch')`;
const SHOWN_AT = `CASE WHEN violation.startedAt >= :liveFrom
  THEN date_bin('1 minute', violation.startedAt, timestamptz 'epoch') ELSE ${HOUR('violation.startedAt')} END`;
const HOUR_OF_LAST = `SELECT ${HOUR('last.started_at')} FROM violation last
  WHERE last.severity = :severity AND NOT last.is_withdrawn AND NOT last.is_claimed AND last.grade <> 'C'
    AND last.is_primary AND NOT last.is_contested
  ORDER BY last.started_at DESC OFFSET :last LIMIT 1`;

interface Recent {
  caution: Violation[];
  warning: Violation[];
  danger: Violation[];
}

/** All who come back after a lost connection ask for the same. */
const sharedReads = defineSharedReads<Recent>();

/**
 * The latest public rows of each severity, newest first by the time that they show: the minute while they are
 * live, then the hour. Those of the same time go by their public ids.
 * @throws BAD_USER_INPUT for a number outside 1-20
 */
export const recentViolations = openAct(
  { may: anyone, seen: { owner: 'full', anyone: 'masked' }, scopes: ['violations:public', 'authority:read'] },
  async (ctx: AppCtx, { perZone }: { perZone: number }): Promise<Recent> => {
    if (perZone < 1 || perZone > MOST_PER_ZONE) {
      throw badInput({ perZone: `Must be a whole number from 1 to ${MOST_PER_ZONE}` });
    }
    return sharedReads(ctx).read(String(perZone), () => readRecent(ctx, perZone));
  },
);

async function readRecent(ctx: AppCtx, perZone: number): Promise<Recent> {
  const latest = (severity: ViolationSeverity): Promise<Violation[]> =>
    ctx.db.entities
      .createQueryBuilder(Violation, 'violation')
      .addSelect(SHOWN_AT, 'shown_at')
      .where(LISTED)
      .andWhere('violation.severity = :severity', { severity })
      // All of the hour in which the page ends, since what it shows of that goes by the ids.
      .andWhere(`violation.startedAt >= coalesce((${HOUR_OF_LAST}), '-infinity')`, { last: perZone - 1 })
      .setParameter('liveFrom', new Date(hourOfMs(ctx.clock().getTime()) - HOUR_MS))
      .orderBy('shown_at', 'DESC')
      .addOrderBy('violation.publicId', 'DESC')
      .limit(perZone)
      .getMany();
  const [caution, warning, danger] = await Promise.all([
    latest('CAUTION'),
    latest('WARNING'),
    latest('DANGER'),
  ]);
  return { caution, warning, danger };
}
