import { LRUCache } from 'lru-cache';
import { fullBucket, refill, chargeTokens } from './token-bucket';
import type { BucketSize, TokenBucket } from './token-bucket';

/**
 * Budget of a subject, in points: a plain read or push is one. 20 reads and 20 pushes a second, in bursts of 200
 * (contract of the REST layer, "Limits").
 */
export const DEFAULT_BUDGET: BucketSize = { burst: 200, perSecond: 40 };

/** Subjects that one process counts; the least recently seen is dropped and counted anew. */
const MAX_SUBJECTS = 50_000;

/** State of a subject's bucket. */
export interface BudgetState {
  /** Points of a full bucket. */
  readonly limit: number;
  /** Whole points that are left. */
  readonly remaining: number;
  /** Seconds until the bucket is full again, rounded up. */
  readonly resetAfterS: number;
}

/** The outcome of a charge. */
export interface Charge {
  /** Seconds to wait before the same is accepted, rounded up; 0 when it was. */
  readonly retryAfterS: number;
}

/**
 * One leaky bucket of points for each subject (a session, a known device, an address). In the memory of this process:
 * behind several processes, each counts what it serves.
 */
export class CostBudget {
  private readonly buckets: LRUCache<string, TokenBucket>;

  constructor(
    readonly size: BucketSize = DEFAULT_BUDGET,
    maxSubjects = MAX_SUBJECTS,
  ) {
    this.buckets = new LRUCache({ max: maxSubjects });
  }

  /** Takes points from the bucket of a subject; one that holds too little stays as it is. @throws RangeError for no number */
  charge(subject: string, points: number, nowMs: number): Charge {
    refuseNoNumber(points);
    const waitS =
      points === 0 ? 0 : chargeTokens(this.bucketOf(subject, nowMs), this.size, { points, nowMs });
    return { retryAfterS: Math.ceil(waitS) };
  }

  /** Takes points for work that was done anyway, or as many as there are. */
  chargeAnyway(subject: string, points: number, nowMs: number): void {
    refuseNoNumber(points);
    const bucket = this.bucketOf(subject, nowMs);
    refill(bucket, this.size, nowMs);
    bucket.tokens = Math.max(0, bucket.tokens - points);
  }

  /** State of a subject's bucket; looking costs nothing. */
  stateOf(subject: string, nowMs: number): BudgetState {
    const bucket = this.bucketOf(subject, nowMs);
    refill(bucket, this.size, nowMs);
    return {
      limit: this.size.burst,
      remaining: Math.floor(bucket.tokens),
      resetAfterS: Math.ceil((this.size.burst - bucket.tokens) / this.size.perSecond),
    };
  }

  private bucketOf(subject: string, nowMs: number): TokenBucket {
    const known = this.buckets.get(subject);
    if (known !== undefined) {
      return known;
    }
    const bucket = fullBucket(this.size, nowMs);
    this.buckets.set(subject, bucket);
    return bucket;
  }
}

/** A fault in counting fails the request that it is in: a bucket is shared by everybody behind an address. */
function refuseNoNumber(points: number): void {
  if (!(points >= 0)) {
    throw new RangeError('The points of a charge are no number from 0');
  }
}
