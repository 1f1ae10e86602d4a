import { defineCache } from '../../platform/caches';
import { AppError } from '../../platform/errors';
import { fullBucket, takeToken } from '../../platform/token-bucket';
import type { TokenBucket } from '../../platform/token-bucket';
import type { AppCtx } from '../../modules/identity/actor';

/** Pushes and reads that a session may make over REST. */
const SIZE = { burst: 200, perSecond: 20 };
const buckets = defineCache<TokenBucket>({ maxEntries: 50_000, ttlMs: 60_000 });

/**
 * Counts one call of a session, pushes and reads apart; visitors have no session to count by.
 * @throws RATE_LIMITED (with Retry-After) above the documented rate
 */
export function countCall(ctx: AppCtx, kind: 'push' | 'read'): void {
  if (ctx.actor !== null) {
    count(ctx, `${kind}:${ctx.actor.sessionId}`);
  }
}

/**
 * Counts one message of a tracker, which may send as many as a session may push.
 * @throws RATE_LIMITED (with Retry-After) above that
 */
export function countTracker(ctx: AppCtx, trackerId: number): void {
  count(ctx, `tracker:${trackerId}`);
}

function count(ctx: AppCtx, key: string): void {
  const cache = ctx.caches.of(buckets);
  const nowMs = ctx.clock().getTime();
  const bucket = cache.get(key) ?? fullBucket(SIZE, nowMs);
  const waitS = takeToken(bucket, SIZE, nowMs);
  cache.set(key, bucket);
  if (waitS > 0) {
    throw new AppError('RATE_LIMITED', { retryAfterS: Math.ceil(waitS) });
  }
}
