/** So many at once, refilled so many a second. */
export interface BucketSize {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is left of an allowance. */
export interface TokenBucket {
  tokens: number;
  filledAtMs: number;
}

/** A full allowance. */
export function fullBucket(size: BucketSize, nowMs: number): TokenBucket {
  return { tokens: size.burst, filledAtMs: nowMs };
}

/** Takes one from the bucket; the seconds to wait when it is empty, else 0. */
export function takeToken(bucket: TokenBucket, size: BucketSize, nowMs: number): number {
  const refill = (Math.max(0, nowMs - bucket.filledAtMs) / 1000) * size.perSecond;
  bucket.tokens = Math.min(size.burst, bucket.tokens + refill);
  bucket.filledAtMs = nowMs;
  if (bucket.tokens < 1) {
    return (1 - bucket.tokens) / size.perSecond;
  }
  bucket.tokens -= 1;
  return 0;
}
