import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { defineSharedAnswer } from '../../platform/memory/shared-answer';
import type { Services } from '../../platform/context/context';
import type { AppCtx } from '../identity/accounts/actor';
import { OWN_NAMED_VIOLATORS, PUBLIC_VIOLATORS } from './public-violators.queries';
import { MOST_VIOLATORS, RANKING_TTL_MS } from './top-violators';
import { openAct } from '../identity/acts/act';
import { anyone } from '../identity/acts/rules';

/** A row of the public ranking: a vehicle that may be named, or the violations of one account with one plate. */
export interface PublicViolator {
  /** Another one each month. */
  readonly id: string;
  readonly vehicleId: number;
  /** Null where the vehicle may be named. */
  readonly accountId: number | null;
  /** 1 has most violations. */
  readonly rank: number;
  /** As last typed. */
  readonly registrationNumber: string;
  /** Null where the vehicle may not be named. */
  readonly transportAgency: string | null;
  readonly violationCount: number;
  /** The worst of them. */
  readonly severity: ViolationSeverity;
  readonly isDemo: boolean;
}

/** A row of the public ranking, and whether violations of the one who asks are in it. */
export interface RankedPublicViolator {
  readonly violator: PublicViolator;
  readonly isOwn: boolean;
}

const rankings = defineSharedAnswer<readonly PublicViolator[]>({ ttlMs: RANKING_TTL_MS });

/** The public ranking, worst first, at most 10 s old; whose violations it shows never depends on a plate alone. */
export const publicViolators = openAct(
  { may: anyone, seen: { owner: 'full', anyone: 'masked' }, scopes: ['violations:public', 'authority:read'] },
  async (ctx: AppCtx, { first }: { first: number }): Promise<RankedPublicViolator[]> => {
    const violators = (await knownRanking(ctx)).slice(0, first);
    const named = await ownNamed(ctx, violators);
    return violators.map((violator) => {
      const { accountId, vehicleId } = violator;
      const isOwn = accountId === null ? named.has(vehicleId) : accountId === ctx.actor?.accountId;
      return { violator, isOwn };
    });
  },
);

/** Those who ask while it is being read wait for the same statement. */
function knownRanking(services: Services): Promise<readonly PublicViolator[]> {
  const month = isoDay(civilDayOf(services.clock().getTime())).slice(0, 7);
  return rankings.ask(services, month, (): Promise<PublicViolator[]> =>
    services.db.rows(PUBLIC_VIOLATORS, [MOST_VIOLATORS, month]),
  );
}

async function ownNamed(
  { actor, db }: AppCtx,
  violators: readonly PublicViolator[],
): Promise<ReadonlySet<number>> {
  const vehicleIds = violators.flatMap(({ accountId, vehicleId }) => (accountId === null ? vehicleId : []));
  if (actor === null || vehicleIds.length === 0) {
    return new Set();
  }
  const rows = await db.rows(OWN_NAMED_VIOLATORS, [vehicleIds, actor.accountId]);
  return new Set(rows.map(({ vehicleId }) => vehicleId));
}
