import { availableParallelism } from 'node:os';
import { AppError } from '../errors';

/** Pieces of heavy computing at once that leave one processor, where there are several, to everything else. */
export const HEAVY_AT_ONCE = Math.max(1, availableParallelism() - 1);

/** Jobs that may wait: at some 30 hashes a second more would outwait every client. */
const MAX_WAITING = 512;
/** Weight of the latest job in the average duration that `Retry-After` is estimated from. */
const LATEST_WEIGHT = 0.1;
const LONGEST_RETRY_AFTER_S = 60;

/** Whom a job is run for; the queue is fair between accounts and between addresses. */
export interface JobOwner {
  readonly account: string;
  readonly address: string;
  /** Aborted once nobody waits for the result; the job then leaves the queue. Absent: somebody always does. */
  readonly signal?: AbortSignal | undefined;
}

/** The turn of one account or one address, for as long as it has jobs. */
interface Lane {
  /** Turns that were used, counted on from where all others were when the lane came up. */
  turns: number;
  jobs: number;
  waiting: number;
  running: number;
}

interface Job {
  readonly account: Lane;
  readonly address: Lane;
  readonly start: () => void;
  readonly reject: (error: AppError) => void;
}

/**
 * Runs at most so many jobs at a time, and one of an account: tries are counted before a secret is verified, and right
 * ones at once must not lock each other out. The next is that of the account and address that had the fewest turns (start-time
 * fair queuing by the later of the two), so that a flood waits behind itself only. The queue is bounded: when it is
 * full, the newest job of the longest lane is refused.
 */
export class FairQueue {
  private readonly accounts = new Map<string, Lane>();
  private readonly addresses = new Map<string, Lane>();
  /** In the order of arrival. */
  private readonly waiting: Job[] = [];
  private running = 0;
  /** Turns of the lane that was served last: where a new lane begins. */
  private turns = 0;
  private meanMs = 0;

  constructor(
    readonly atOnce: number,
    private readonly maxWaiting = MAX_WAITING,
  ) {}

  /** Jobs that wait for their turn. */
  get length(): number {
    return this.waiting.length;
  }

  /**
   * Runs the work in its turn and gives its result.
   * @throws UNAVAILABLE (with Retry-After) when the queue is full of this owner's jobs, or the owner has gone
   */
  async run<Result>({ account, address, signal }: JobOwner, work: () => Promise<Result>): Promise<Result> {
    const lanes = {
      account: this.enter(this.accounts, account),
      address: this.enter(this.addresses, address),
    };
    try {
      await this.turn(lanes, signal);
      const startedAtMs = performance.now();
      try {
        return await work();
      } finally {
        this.meanMs += (performance.now() - startedAtMs - this.meanMs) * LATEST_WEIGHT;
        this.running -= 1;
        lanes.account.running -= 1;
        this.startNext();
      }
    } finally {
      leave(this.accounts, account);
      leave(this.addresses, address);
    }
  }

  private turn(lanes: Pick<Job, 'account' | 'address'>, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(this.refusal());
        return;
      }
      const abandon = (): void => this.refuse(job);
      const job: Job = {
        ...lanes,
        start: () => {
          signal?.removeEventListener('abort', abandon);
          resolve();
        },
        reject: (error) => {
          signal?.removeEventListener('abort', abandon);
          reject(error);
        },
      };
      signal?.addEventListener('abort', abandon);
      this.waiting.push(job);
      lanes.account.waiting += 1;
      lanes.address.waiting += 1;
      this.startNext();
      const last = this.waiting.length > this.maxWaiting ? best(this.waiting, isFurtherBack) : undefined;
      if (last !== undefined) {
        this.refuse(last);
      }
    });
  }

  private startNext(): void {
    const free =
      this.running < this.atOnce ? this.waiting.filter(({ account }) => account.running === 0) : [];
    const next = best(free, isBefore);
    if (next === undefined) {
      return;
    }
    this.remove(next);
    this.running += 1;
    next.account.running += 1;
    this.turns = turnsOf(next);
    next.account.turns = Math.max(next.account.turns, this.turns) + 1;
    next.address.turns = Math.max(next.address.turns, this.turns) + 1;
    next.start();
  }

  private refuse(job: Job): void {
    this.remove(job);
    job.reject(this.refusal());
  }

  private remove(job: Job): void {
    this.waiting.splice(this.waiting.indexOf(job), 1);
    job.account.waiting -= 1;
    job.address.waiting -= 1;
  }

  private refusal(): AppError {
    const waitS = Math.ceil((this.waiting.length * this.meanMs) / this.atOnce / 1000);
    const retryAfterS = Math.min(LONGEST_RETRY_AFTER_S, Math.max(1, waitS));
    return new AppError('UNAVAILABLE', {
      sentence: 'Too many people are signing in at this moment. Please try again shortly.',
      retryAfterS,
    });
  }

  private enter(lanes: Map<string, Lane>, key: string): Lane {
    const lane = lanes.get(key) ?? { turns: this.turns, jobs: 0, waiting: 0, running: 0 };
    lanes.set(key, lane);
    lane.jobs += 1;
    return lane;
  }
}

function leave(lanes: Map<string, Lane>, key: string): void {
  const lane = lanes.get(key);
  if (lane === undefined) {
    return;
  }
  lane.jobs -= 1;
  if (lane.jobs === 0) {
    lanes.delete(key);
  }
}

function turnsOf({ account, address }: Job): number {
  return Math.max(account.turns, address.turns);
}

/** Of jobs whose later lane had as many turns, that of the account that had fewer goes first, then of the address. */
function isBefore(one: Job, other: Job): boolean {
  const difference =
    turnsOf(one) - turnsOf(other) ||
    one.account.turns - other.account.turns ||
    one.address.turns - other.address.turns;
  return difference < 0;
}

/** Whether a job is to be refused rather than an earlier one: anyone who has most jobs waiting gives way. */
function isFurtherBack(one: Job, other: Job): boolean {
  const difference = longestLane(one) - longestLane(other) || one.account.waiting - other.account.waiting;
  return difference >= 0;
}

function longestLane({ account, address }: Job): number {
  return Math.max(account.waiting, address.waiting);
}

function best(jobs: readonly Job[], isBetter: (one: Job, other: Job) => boolean): Job | undefined {
  return jobs.reduce<Job | undefined>(
    (found, job) => (found === undefined || isBetter(job, found) ? job : found),
    undefined,
  );
}
