import type { Caches } from '../../../platform/memory/caches';
import type { Services } from '../../../platform/context/context';
import { chargeTokens, fullBucket } from '../../../platform/limits/token-bucket';
import type { BucketSize, TokenBucket } from '../../../platform/limits/token-bucket';

/** Fixes that a process judges anew a second after a change of the law, and at once: a fifth of a core, at 28 us a fix. */
const ANEW: BucketSize = { burst: 36_000, perSecond: 7_200 };

const buckets = new WeakMap<Caches, TokenBucket>();

/**
 * Whether there is time to judge a journey of so many fixes anew because the law has changed. After a change that would be every
 * active journey with its next push: those that have to wait are judged on by the law that they know, and ask again with the next push.
 * At its end a journey is judged by the law in force in any case.
 */
export function hasTimeToJudgeAnew(
  { caches, clock }: Pick<Services, 'caches' | 'clock'>,
  fixes: number,
): boolean {
  const nowMs = clock().getTime();
  let bucket = buckets.get(caches);
  if (bucket === undefined) {
    bucket = fullBucket(ANEW, nowMs);
    buckets.set(caches, bucket);
  }
  return chargeTokens(bucket, ANEW, { points: Math.min(fixes, ANEW.burst), nowMs }) === 0;
}
