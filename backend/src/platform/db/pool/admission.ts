import { AppError } from '../../errors';

/** Uses of a connection, by priority: fixes go before reads, reads before exports. */
export const LANES = ['FIXES', 'READS', 'EXPORTS'] as const;
/** One of {@link LANES}. */
export type Lane = (typeof LANES)[number];

/** A queue that cannot drain within this time is not entered, and one that nothing moves in for as long is given up, ms. */
const LONGEST_WAIT_MS = 2_000;
const CHECK_EVERY_MS = 250;
/** A check that comes later than this finds that the process itself stood still, not the database, ms. */
const OWN_DELAY_MS = 500;
/** Connections that only fixes may take, so that no wave of reads holds all of them. */
const RESERVED_FOR_FIXES = 3;
const MOST_EXPORTS = 4;
/** Weight of the latest use of a connection in their mean. */
const LATEST_WEIGHT = 1 / 32;
const FIRST_GUESS_MS = 5;
const LONGEST_RETRY_AFTER_S = 30;

/** Outcome of the use of a place: `UNREACHED` where there was no connection to be had for it. */
export type Outcome = 'USED' | 'UNREACHED';

/** Gives a place back. */
export type Leave = (outcome: Outcome) => void;

interface Waiting {
  readonly start: () => void;
  readonly refuse: (error: AppError) => void;
}

/** Decides who gets the next of a fixed number of places, and refuses at once those who would wait for too long. */
export class Admission {
  private readonly running: Record<Lane, number> = { FIXES: 0, READS: 0, EXPORTS: 0 };
  private readonly waiting: Record<Lane, Waiting[]> = { FIXES: [], READS: [], EXPORTS: [] };
  private meanMs = FIRST_GUESS_MS;
  private lastProgressMs = performance.now();
  /** While nothing can be reached, one at a time tries, and everybody else is refused without a wait. */
  private isOutOfReach = false;
  private timer: NodeJS.Timeout | null = null;
  private lastCheckMs = 0;

  constructor(private readonly places: number) {}

  /** Number of callers that wait for a place. */
  get waitingCount(): number {
    return LANES.reduce((sum, lane) => sum + this.waiting[lane].length, 0);
  }

  /**
   * Waits for a place.
   * @throws UNAVAILABLE (with Retry-After) at once when the queue cannot drain in 2 s, and after that time when nothing moves in it
   */
  async enter(lane: Lane): Promise<Leave> {
    if (this.isOutOfReach && this.inUse() > 0) {
      throw refusal(1);
    }
    const ahead = this.aheadOf(lane);
    if (ahead === 0 && this.hasPlaceFor(lane)) {
      return this.take(lane);
    }
    const waitMs = this.waitMs(lane, ahead);
    if (waitMs > LONGEST_WAIT_MS) {
      throw refusal(waitMs / 1000);
    }
    return new Promise<Leave>((resolve, reject) => {
      this.waiting[lane].push({ start: () => resolve(this.take(lane)), refuse: reject });
      this.watch();
    });
  }

  private take(lane: Lane): Leave {
    if (this.inUse() === 0) {
      // Nothing has stood still while nobody was here.
      this.lastProgressMs = performance.now();
    }
    this.running[lane] += 1;
    const startedAtMs = performance.now();
    return (outcome) => {
      this.running[lane] -= 1;
      this.isOutOfReach = outcome === 'UNREACHED';
      if (outcome === 'USED') {
        this.lastProgressMs = performance.now();
        this.meanMs += (this.lastProgressMs - startedAtMs - this.meanMs) * LATEST_WEIGHT;
        this.startNext();
      } else {
        this.refuseAll();
      }
    };
  }

  private startNext(): void {
    for (const lane of LANES) {
      while (this.waiting[lane].length > 0 && this.hasPlaceFor(lane)) {
        this.waiting[lane].shift()?.start();
      }
    }
  }

  private refuseAll(): void {
    for (const lane of LANES) {
      this.waiting[lane].splice(0).forEach(({ refuse }) => refuse(refusal(1)));
    }
  }

  private hasPlaceFor(lane: Lane): boolean {
    const { READS, EXPORTS } = this.running;
    const isOpen = this.inUse() < this.places;
    if (lane === 'FIXES') {
      return isOpen;
    }
    const isReserveFree = READS + EXPORTS < Math.max(1, this.places - RESERVED_FOR_FIXES);
    return isOpen && isReserveFree && (lane === 'READS' || EXPORTS < MOST_EXPORTS);
  }

  private inUse(): number {
    return this.running.FIXES + this.running.READS + this.running.EXPORTS;
  }

  private aheadOf(lane: Lane): number {
    const before = LANES.slice(0, LANES.indexOf(lane) + 1);
    return before.reduce((sum, each) => sum + this.waiting[each].length, 0);
  }

  /** The time until a caller that comes now has a place, ms; endless where nothing has moved for as long as anybody may wait. */
  private waitMs(lane: Lane, ahead: number): number {
    const stillMs = performance.now() - this.lastProgressMs;
    if (stillMs > LONGEST_WAIT_MS) {
      return stillMs;
    }
    const places = lane === 'EXPORTS' ? MOST_EXPORTS : this.places;
    return ((ahead + 1) * this.meanMs) / places;
  }

  /** Gives up for those who wait when nothing has moved for too long. */
  private watch(): void {
    if (this.timer !== null) {
      return;
    }
    this.lastCheckMs = performance.now();
    this.timer = setInterval(() => {
      const nowMs = performance.now();
      const lateMs = nowMs - this.lastCheckMs - CHECK_EVERY_MS;
      this.lastCheckMs = nowMs;
      if (lateMs > OWN_DELAY_MS) {
        this.lastProgressMs += lateMs;
      } else if (nowMs - this.lastProgressMs > LONGEST_WAIT_MS) {
        this.refuseAll();
      }
      if (this.waitingCount === 0 && this.timer !== null) {
        clearInterval(this.timer);
        this.timer = null;
      }
    }, CHECK_EVERY_MS).unref();
  }
}

function refusal(waitS: number): AppError {
  return new AppError('UNAVAILABLE', {
    retryAfterS: Math.min(LONGEST_RETRY_AFTER_S, Math.max(1, Math.ceil(waitS))),
  });
}
