import { KEY_POINTS_PER_DAY } from '@wakafine/domain/keys/api-keys';
import { spentBudgetSentence } from '@wakafine/domain/api/api-limits';
import { DAY_MS } from '@wakafine/domain/units';
import type { AcceptedKey } from '../../modules/identity/keys/find-key';
import type { Services } from '../../platform/context/context';
import { AppError } from '../../platform/errors';
import type { Caller } from '../http/caller';

/** Those who are charged: a subject, and the key that it is, if it is one. */
export type Charged = Pick<Caller, 'subject' | 'key'>;

/**
 * Takes points from the budget of a caller.
 * @throws RATE_LIMITED (with Retry-After) when it holds less, with what other server processes leave of it
 */
export async function chargeCaller(services: Services, caller: Charged, points: number): Promise<void> {
  const refusal = refusalOf(services, caller, points);
  const last =
    refusal === undefined ? undefined : await refusalAfterTopUp(services, caller, { points, refusal });
  if (last !== undefined) {
    throw last;
  }
}

/**
 * Takes points from the part of the budget of a caller that lies in this process; when it holds less, nothing, and the refusal is
 * given (with Retry-After). Of a key, the points of the day are looked at first.
 */
export function refusalOf(services: Services, caller: Charged, points: number): AppError | undefined {
  if (points === 0) {
    return undefined;
  }
  const { budget, clock } = services;
  const { subject, key } = caller;
  const nowMs = clock().getTime();
  if (key !== null && isDaySpent(key, points)) {
    return limitReached({ limit: KEY_POINTS_PER_DAY, windowMs: DAY_MS, retryAtMs: key.dayEndsAtMs, nowMs });
  }
  const { retryAfterS } = budget.charge(subject, points, nowMs);
  if (retryAfterS > 0) {
    const { burst, perSecond } = budget.sizeOf(subject);
    return limitReached({
      limit: burst,
      windowMs: Math.ceil(burst / perSecond) * 1_000,
      retryAtMs: nowMs + retryAfterS * 1_000,
      nowMs,
    });
  }
  if (key !== null) {
    noteSpent(services, key, { points, nowMs });
  }
  return undefined;
}

/** Takes points for work that was done anyway, or as many as there are. */
export function chargeAnyway(services: Services, { subject, key }: Charged, points: number): void {
  const nowMs = services.clock().getTime();
  services.budget.chargeAnyway(subject, points, nowMs);
  if (key !== null) {
    noteSpent(services, key, { points, nowMs });
  }
}

function noteSpent(
  { keyUse }: Services,
  key: AcceptedKey,
  { points, nowMs }: { points: number; nowMs: number },
): void {
  key.pointsToday += points;
  keyUse.noteServed(key.id, points, nowMs);
  key.pointsOfKind.value += points;
}

/** The same again after a refusal, with what several server processes share of the budget, as long as there is more of it. */
export async function refusalAfterTopUp(
  services: Services,
  caller: Charged,
  { points, refusal }: { points: number; refusal: AppError },
): Promise<AppError | undefined> {
  const { budget, clock, keyUse } = services;
  const { subject, key } = caller;
  let last: AppError | undefined = refusal;
  while (
    last !== undefined &&
    !(key !== null && isDaySpent(key, points)) &&
    (await budget.topUp(subject, clock().getTime()))
  ) {
    last = refusalOf(services, caller, points);
  }
  if (last !== undefined && key !== null) {
    keyUse.noteRefused(key.id, clock().getTime());
  }
  return last;
}

function isDaySpent({ pointsToday }: NonNullable<Charged['key']>, points: number): boolean {
  return pointsToday + points > KEY_POINTS_PER_DAY;
}

interface ReachedLimit {
  readonly limit: number;
  readonly windowMs: number;
  readonly retryAtMs: number;
  readonly nowMs: number;
}

/** A refusal that names the limit, the time that it is for, and when the same call is accepted again. */
function limitReached({ limit, windowMs, retryAtMs, nowMs }: ReachedLimit): AppError {
  const retryAt = new Date(retryAtMs).toISOString();
  return new AppError('RATE_LIMITED', {
    sentence: spentBudgetSentence({ limit, windowMs, retryAt }),
    retryAfterS: Math.ceil((retryAtMs - nowMs) / 1_000),
    details: { limit, windowS: windowMs / 1_000, resetAt: retryAt },
  });
}
