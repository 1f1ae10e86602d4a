import type { ViolationSeverity } from '@wakafine/domain/zones';
import { defineCache } from '../../platform/caches';
import type { Services } from '../../platform/context';
import { badInput } from '../../platform/errors';
import type { AppCtx } from '../identity/actor';
import type { ViolatorStatus } from '../violations/vehicle-enums';
import { OWN_VIOLATORS, TOP_VIOLATORS } from './violators.queries';

/** The longest ranking that can be asked for; so many are remembered. */
const MOST = 100;
/** The landing page asks for the ranking at every visit, and nobody waits for its last second. */
const REMEMBERED_MS = 10_000;

/** A vehicle as it stands among all violators. */
export interface Violator {
  readonly vehicleId: number;
  /** 1 is the vehicle with most violations. */
  readonly rank: number;
  /** As last typed. */
  readonly registrationNumber: string;
  readonly transportAgency: string | null;
  /** Violations that count in rankings: neither claims nor those of grade C. */
  readonly violationCount: number;
  /** The worst of them; CAUTION where there is none. */
  readonly severity: ViolationSeverity;
  readonly status: ViolatorStatus;
  /** Whether all these violations are sample data of demo mode; false where there is none. */
  readonly isDemo: boolean;
}

/** A row of the ranking, and whether violations of the one who asks are in it. */
export interface RankedViolator {
  readonly violator: Violator;
  readonly isOwn: boolean;
}

interface KnownRanking {
  readonly ranking: Promise<readonly Violator[]>;
  readonly readAtMs: number;
}

const rankings = defineCache<KnownRanking>({ maxEntries: 1 });

/**
 * The vehicles with most violations, worst first, at most 10 s old; neither claims, grade C nor withdrawn ones count.
 * @throws BAD_USER_INPUT for a number outside 1-100
 */
export async function topViolators(ctx: AppCtx, { first }: { first: number }): Promise<RankedViolator[]> {
  if (first < 1 || first > MOST) {
    throw badInput({ first: `Must be a whole number from 1 to ${MOST}` });
  }
  const violators = (await knownRanking(ctx)).slice(0, first);
  const own = await ownVehicles(ctx, violators);
  return violators.map((violator) => ({ violator, isOwn: own.has(violator.vehicleId) }));
}

/** Makes this process read the ranking anew; others do so within 10 s. */
export function forgetViolators(services: Services): void {
  services.caches.of(rankings).clear();
}

/** Those who ask while it is being read wait for the same statement. */
function knownRanking(services: Services): Promise<readonly Violator[]> {
  const cache = services.caches.of(rankings);
  const nowMs = services.clock().getTime();
  const known = cache.get('all');
  if (known !== undefined && nowMs - known.readAtMs < REMEMBERED_MS) {
    return known.ranking;
  }
  const read = { ranking: services.db.rows<Violator>(TOP_VIOLATORS, [MOST]), readAtMs: nowMs };
  cache.set('all', read);
  read.ranking.catch(() => (cache.peek('all') === read ? cache.delete('all') : undefined));
  return read.ranking;
}

/** To have travelled in a vehicle is not enough: whoever types a plate could then find out whose rank is whose. */
async function ownVehicles({ actor, db }: AppCtx, violators: readonly Violator[]): Promise<Set<number>> {
  if (actor?.role !== 'CITIZEN' || violators.length === 0) {
    return new Set();
  }
  const vehicleIds = violators.map(({ vehicleId }) => vehicleId);
  const rows = await db.rows<{ vehicleId: number }>(OWN_VIOLATORS, [vehicleIds, actor.accountId]);
  return new Set(rows.map(({ vehicleId }) => vehicleId));
}
