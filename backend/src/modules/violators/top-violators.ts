import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { defineSharedAnswer } from '../../platform/memory/shared-answer';
import type { Services } from '../../platform/context/context';
import { badInput } from '../../platform/errors';
import type { ViolatorStatus } from '../violations/vehicle-enums';
import { TOP_VIOLATORS } from './violators.queries';
import { act } from '../identity/acts/act';
import { right } from '../identity/acts/rules';

/** The longest ranking that can be asked for; so many are remembered. */
export const MOST_VIOLATORS = 100;
/** Lifetime of a cached ranking, ms: the landing page asks for it at every visit. */
export const RANKING_TTL_MS = 10_000;

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

const rankings = defineSharedAnswer<readonly Violator[]>({ ttlMs: RANKING_TTL_MS });

/**
 * The vehicles with most violations, worst first, at most 10 s old; neither claims, grade C nor withdrawn ones count.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export const topViolators = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  async (ctx, { first }: { first: number }): Promise<Violator[]> => {
    return (await knownRanking(ctx)).slice(0, first);
  },
);

/** Refuses a length of a ranking. @throws BAD_USER_INPUT (first) outside 1-100 */
export function refuseLength(first: number): void {
  if (first < 1 || first > MOST_VIOLATORS) {
    throw badInput({ first: `Must be a whole number from 1 to ${MOST_VIOLATORS}` });
  }
}

/** Makes this process read the ranking anew; others do so within 10 s. */
export function invalidateViolators(services: Services): void {
  rankings.drop(services);
}

/** Those who ask while it is being read wait for the same statement. */
function knownRanking(services: Services): Promise<readonly Violator[]> {
  return rankings.ask(services, 'all', (): Promise<Violator[]> =>
    services.db.rows(TOP_VIOLATORS, [MOST_VIOLATORS]),
  );
}
