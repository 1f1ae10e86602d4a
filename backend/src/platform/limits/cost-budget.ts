import { DEFAULT_BUDGET } from '@wakafine/domain/api/api-limits';
import { KEY_POINTS_PER_MINUTE } from '@wakafine/domain/keys/api-keys';
import { MINUTE_MS } from '@wakafine/domain/units';
import { LRUCache } from 'lru-cache';
import { fullBucket, refill, chargeTokens } from './token-bucket';
import type { BucketSize, TokenBucket } from './token-bucket';

/** Start of the subject of an API key. */
export const KEY_SUBJECT = 'key:';
/** Budget of an API key: all of a minute at once, or spread over it. */
const KEY_BUDGET: BucketSize = {
  burst: KEY_POINTS_PER_MINUTE,
  perSecond: (KEY_POINTS_PER_MINUTE / MINUTE_MS) * 1_000,
};

/** Start of the subject of what a visitor's dear questions cost above one point each. */
export const BULK_SUBJECT = 'bulk:';
/** Part of everybody's budget that a visitor has for that: 60 points at once, and one each two seconds. */
const BULK_PART = { burst: 0.3, perSecond: 1 / 80 } as const;

/** Subjects that one process counts; the least recently seen is dropped and counted anew. */
const MAX_SUBJECTS = 50_000;
/** Part of a budget that several processes grant by themselves, in equal shares; the rest lies in a pot that they share. */
const GRANTED_ALONE = 1 / 2;
/** Part of the pot that is drawn at once, so that not every point costs a statement. */
const SLICE = 1 / 4;

/** State of a subject's bucket. */
export interface BudgetState {
  /** Points of a full bucket. */
  readonly limit: number;
  /** Whole points that are left. */
  readonly remaining: number;
  /** Seconds until the bucket is full again, rounded up. */
  readonly resetAfterS: number;
  /** Time of this state, ms since the epoch. */
  readonly atMs: number;
}

/** The outcome of a charge. */
export interface Charge {
  /** Seconds to wait before the same is accepted, rounded up; 0 when it was. */
  readonly retryAfterS: number;
}

/** The other server processes, and the pot that they share with this one. */
export interface SharedPot {
  /** Number of server processes, this one included. */
  readonly processes: () => number;
  /** Takes up to so many points from the pot of a subject, which is of a size. */
  readonly take: (
    subject: string,
    points: number,
    pot: { readonly size: BucketSize; readonly nowMs: number },
  ) => Promise<number>;
}

const ALONE: SharedPot = { processes: () => 1, take: () => Promise.resolve(0) };

interface SubjectBucket extends TokenBucket {
  /** Size of the whole bucket. */
  readonly size: BucketSize;
  /** Points from the pot, and when they are lost: when it would have been full again. */
  extra: number;
  extraUntilMs: number;
  /** Points of the charges that were refused since the pot was asked. */
  wanted: number;
  /** The question to the pot that is under way; a charge that is refused meanwhile waits for it too. */
  asking: Promise<boolean> | null;
  /** The pot was empty; it is asked again from then on. */
  emptyUntilMs: number;
}

/**
 * One leaky bucket of points for each subject (an API key, a session, a known device, an address). A process that is alone grants all of it from
 * its memory. Of several, each grants an equal share of one half from its memory, and slices of the other half from a pot in the
 * database: together they never grant more than one of them alone would.
 */
export class CostBudget {
  private readonly buckets: LRUCache<string, SubjectBucket>;
  private readonly pot: SharedPot;
  /** The one that was looked for last: charging a request and stating what is left look for the same. */
  private latest: { readonly subject: string; readonly bucket: SubjectBucket } | null = null;

  constructor(
    private readonly size: BucketSize = DEFAULT_BUDGET,
    { maxSubjects = MAX_SUBJECTS, pot = ALONE }: { maxSubjects?: number; pot?: SharedPot } = {},
  ) {
    this.buckets = new LRUCache({ max: maxSubjects });
    this.pot = pot;
  }

  /** Takes points from the bucket of a subject; one that holds too little stays as it is. @throws RangeError for no number */
  charge(subject: string, points: number, nowMs: number): Charge {
    refuseNoNumber(points);
    if (points === 0) {
      return { retryAfterS: 0 };
    }
    const bucket = this.bucketOf(subject, nowMs);
    const fromExtra = Math.min(points, bucket.extra);
    const waitS = chargeTokens(bucket, this.granted(bucket.size), { points: points - fromExtra, nowMs });
    if (waitS > 0) {
      const { burst, perSecond } = bucket.size;
      bucket.wanted = Math.min(bucket.wanted + points, burst);
      return { retryAfterS: Math.ceil((points - fromExtra - bucket.tokens) / perSecond) };
    }
    bucket.extra -= fromExtra;
    return { retryAfterS: 0 };
  }

  /**
   * Fetches more points for a subject whose charge was refused from the pot of all processes; whether there were any. The charge
   * is then to be tried once more.
   */
  topUp(subject: string, nowMs: number): Promise<boolean> {
    const bucket = this.bucketOf(subject, nowMs);
    if (this.pot.processes() <= 1 || nowMs < bucket.emptyUntilMs) {
      return Promise.resolve(false);
    }
    bucket.asking ??= this.fetch(subject, bucket, nowMs).finally(() => {
      bucket.asking = null;
    });
    return bucket.asking;
  }

  private async fetch(subject: string, bucket: SubjectBucket, nowMs: number): Promise<boolean> {
    const size = scaled(bucket.size, 1 - GRANTED_ALONE);
    const lacking = Math.min(size.burst, bucket.wanted - bucket.tokens - bucket.extra);
    const asked = Math.min(size.burst, Math.max(lacking, size.burst * SLICE));
    bucket.wanted = 0;
    const given = await this.pot.take(subject, asked, { size, nowMs });
    bucket.extra += given;
    bucket.extraUntilMs = nowMs + (size.burst / size.perSecond) * 1000;
    // A caller that is refused again and again must not cost a statement each time.
    bucket.emptyUntilMs = given < lacking ? nowMs + Math.min(1_000, 1_000 / size.perSecond) : 0;
    return given > 0;
  }

  /** Takes points for work that was done anyway, or as many as there are. */
  chargeAnyway(subject: string, points: number, nowMs: number): void {
    refuseNoNumber(points);
    const bucket = this.bucketOf(subject, nowMs);
    refill(bucket, this.granted(bucket.size), nowMs);
    const fromExtra = Math.min(points, bucket.extra);
    bucket.extra -= fromExtra;
    bucket.tokens = Math.max(0, bucket.tokens - points + fromExtra);
  }

  /** State of a subject's bucket, as far as this process grants it; looking costs nothing. */
  stateOf(subject: string, nowMs: number): BudgetState {
    const bucket = this.bucketOf(subject, nowMs);
    const granted = this.granted(bucket.size);
    refill(bucket, granted, nowMs);
    return stateIn(bucket, granted);
  }

  /** The same as it was after the last charge, without a look at the clock; null for a subject that is not counted. */
  stateAfterCharge(subject: string): BudgetState | null {
    const bucket = this.latest?.subject === subject ? this.latest.bucket : this.buckets.get(subject);
    return bucket === undefined ? null : stateIn(bucket, this.granted(bucket.size));
  }

  /** Size of a subject's whole bucket: that of a key is its own, and so is that of a visitor's dear questions. */
  sizeOf(subject: string): BucketSize {
    if (subject.startsWith(BULK_SUBJECT)) {
      const { burst, perSecond } = this.size;
      return { burst: burst * BULK_PART.burst, perSecond: perSecond * BULK_PART.perSecond };
    }
    return subject.startsWith(KEY_SUBJECT) ? KEY_BUDGET : this.size;
  }

  /** The part of a budget that this process grants by itself. */
  private granted(size: BucketSize): BucketSize {
    const processes = this.pot.processes();
    return processes <= 1 ? size : scaled(size, GRANTED_ALONE / processes);
  }

  private bucketOf(subject: string, nowMs: number): SubjectBucket {
    const bucket = this.latest?.subject === subject ? this.latest.bucket : this.findOrMake(subject, nowMs);
    bucket.extra = nowMs >= bucket.extraUntilMs ? 0 : bucket.extra;
    return bucket;
  }

  private findOrMake(subject: string, nowMs: number): SubjectBucket {
    const bucket = this.buckets.get(subject) ?? this.make(subject, nowMs);
    this.latest = { subject, bucket };
    return bucket;
  }

  private make(subject: string, nowMs: number): SubjectBucket {
    const size = this.sizeOf(subject);
    const bucket = {
      size,
      ...fullBucket(this.granted(size), nowMs),
      ...{ extra: 0, extraUntilMs: 0, wanted: 0, asking: null, emptyUntilMs: 0 },
    };
    this.buckets.set(subject, bucket);
    return bucket;
  }
}

function stateIn({ size, tokens, extra, filledAtMs }: SubjectBucket, granted: BucketSize): BudgetState {
  return {
    limit: size.burst,
    remaining: Math.floor(tokens + extra),
    resetAfterS: Math.ceil((granted.burst - tokens) / granted.perSecond),
    atMs: filledAtMs,
  };
}

function scaled({ burst, perSecond }: BucketSize, share: number): BucketSize {
  return { burst: burst * share, perSecond: perSecond * share };
}

/** A fault in counting fails the request that it is in: a bucket is shared by everybody behind an address. */
function refuseNoNumber(points: number): void {
  if (!(points >= 0)) {
    throw new RangeError('The points of a charge are no number from 0');
  }
}
