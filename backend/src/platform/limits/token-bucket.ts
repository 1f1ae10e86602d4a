/** So many at once, refilled so many a second. */
export interface BucketSize {
  readonly burst: number;
  readonly perSecond: number;
}

/** Remainder of an allowance. */
export interface TokenBucket {
  tokens: number;
  filledAtMs: number;
}

/** A full allowance. */
export function fullBucket(size: BucketSize, nowMs: number): TokenBucket {
  return { tokens: size.burst, filledAtMs: nowMs };
}

/** Takes so many from the bucket, or none; the seconds to wait when it holds less, else 0. */
export function chargeTokens(
  bucket: TokenBucket,
  size: BucketSize,
  { points, nowMs }: { points: number; nowMs: number },
): number {
  refill(bucket, size, nowMs);
  if (bucket.tokens < points) {
    return (points - bucket.tokens) / size.perSecond;
  }
  bucket.tokens -= points;
  return 0;
}

/** Adds what the time since the last look has brought; a clock that goes back brings nothing. */
export function refill(bucket: TokenBucket, size: BucketSize, nowMs: number): void {
  const gained = (Math.max(0, nowMs - bucket.filledAtMs) / 1000) * size.perSecond;
  bucket.tokens = Math.min(size.burst, bucket.tokens + gained);
  bucket.filledAtMs = nowMs;
}
