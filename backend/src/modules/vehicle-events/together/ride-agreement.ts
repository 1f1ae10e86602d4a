import { doOthersAgree, RIDE_FRESH_MS } from '@wakafine/domain/journeys/ride-agreement';
import type { RidePhone } from '@wakafine/domain/journeys/ride-agreement';
import type { Services } from '../../../platform/context/context';
import { defineCache } from '../../../platform/memory/caches';
import type { AppCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';
import { bindingsInForce } from '../../journeys/journey-binding';
import { LAST_PLACES } from '../../journeys/journeys.queries';
import { getActiveDrive } from '../../journeys/read/get-active-drive';
import { RIDERS } from './ride-agreement.queries';
import type { RiderRow } from './ride-agreement.queries';

/** Whether others in the vehicle measure the same, and the own speed that they agree with. */
export interface RideAgreement {
  readonly isAgreed: boolean;
  /** Whole km/h, rounded down; null where they do not agree. */
  readonly speedKmh: number | null;
}

/** One answer holds so long, ms: asking more often shows nothing more, and costs nothing. */
const HOLDS_MS = 10_000;

const answers = defineCache<RideAgreement>({ maxEntries: 20_000, ttlMs: HOLDS_MS });
const NOBODY: RideAgreement = { isAgreed: false, speedKmh: null };

/**
 * Whether at least two other people who scanned the same code of a vehicle measure the actor's speed now, near the actor; null where the
 * actor is in no vehicle by its code. It gives no count and nobody else's speed, and the same answer for ten seconds.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff
 */
export const getRideAgreement = act(
  { may: citizens, seen: { anyone: 'null' } },
  async (ctx): Promise<RideAgreement | null> => {
    const active = await getActiveDrive(ctx);
    const [binding = null] = active === null ? [] : await bindingsInForce(ctx, [active.journey.id]);
    if (active === null || binding === null || binding.codeId === null) {
      return null;
    }
    const cache = ctx.caches.of(answers);
    const key = `${active.journey.id} ${binding.codeId}`;
    const known = cache.get(key);
    if (known !== undefined) {
      return known;
    }
    const answer = await agreementIn(ctx, {
      ...{ journeyId: active.journey.id, vehicleId: binding.vehicleId, codeId: binding.codeId },
    });
    cache.set(key, answer);
    return answer;
  },
);

async function agreementIn(
  ctx: AppCtx,
  { journeyId, vehicleId, codeId }: { journeyId: number; vehicleId: number; codeId: number },
): Promise<RideAgreement> {
  const now = ctx.clock();
  const since = new Date(now.getTime() - RIDE_FRESH_MS);
  const riders: RiderRow[] = await ctx.db.rows(RIDERS, [vehicleId, codeId, now, since]);
  const phones = await phonesOf(ctx, riders);
  const own = phones.get(journeyId);
  if (own === undefined) {
    return NOBODY;
  }
  return doOthersAgree(own, [...phones.values()])
    ? { isAgreed: true, speedKmh: Math.floor(own.speedKmh) }
    : NOBODY;
}

async function phonesOf(
  { db }: Pick<Services, 'db'>,
  riders: readonly RiderRow[],
): Promise<Map<number, RidePhone>> {
  const ids = riders.map(({ journeyId }) => journeyId);
  const places = ids.length === 0 ? [] : await db.rows(LAST_PLACES, [ids]);
  const byJourney = new Map(places.map((place) => [place.id, place]));
  return new Map(
    riders.flatMap(({ journeyId, accountId, speedKmh, lastFixAt }) => {
      const place = byJourney.get(journeyId);
      return place === undefined
        ? []
        : [
            [
              journeyId,
              {
                ...{ accountId, speedKmh, recordedAtMs: lastFixAt.getTime(), accuracyM: null },
                ...{ lat: place.lat, lng: place.lng },
              },
            ] as const,
          ];
    }),
  );
}
