import type { Db } from './db';
import { AppError, asAppError } from '../errors';
import { FlushTally } from '../metrics/tallies';

/** Number of items that may wait; more than the machine can store would only wait longer. */
const LONGEST_QUEUE = 5_000;

/** Writes items of one kind together. */
export interface FlushSpec<Item, Result> {
  /** Capacity of one flush, in the unit of `weightOf`; a heavier item goes alone. */
  readonly maxWeight: number;
  readonly weightOf: (item: Item) => number;
  /** Stores all items in one statement or none, and gives a result for each, in their order. */
  readonly flush: (db: Db, items: readonly Item[]) => Promise<Result[]>;
}

/** One kind of write that is cheaper for many items at once. */
export interface FlushType<Item, Result> {
  /** Writes an item with the next flush of this kind that belongs to an owner. */
  readonly run: (owner: Flushes, item: Item) => Promise<Result>;
}

/** Declares a kind of write. */
export function defineFlush<Item, Result>(spec: FlushSpec<Item, Result>): FlushType<Item, Result> {
  const byOwner = new WeakMap<Flushes, GroupedFlush<Item, Result>>();
  return {
    run(owner, item) {
      const flush = byOwner.get(owner) ?? new GroupedFlush(owner, spec);
      byOwner.set(owner, flush);
      return flush.run(item);
    },
  };
}

/** The grouped writes of one server process. */
export class Flushes {
  constructor(
    readonly db: Db,
    readonly tally = new FlushTally(),
  ) {}

  /**
   * Writes an item with the next flush of its kind and gives its result after the COMMIT.
   * @throws UNAVAILABLE when too much waits already, and whatever the write of this item alone throws
   */
  run<Item, Result>(type: FlushType<Item, Result>, item: Item): Promise<Result> {
    return type.run(this, item);
  }
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** One flush is in flight; what arrives meanwhile joins the next. */
class GroupedFlush<Item, Result> {
  private queue: Waiting<Item, Result>[] = [];
  private isFlushing = false;

  constructor(
    private readonly owner: Flushes,
    private readonly spec: FlushSpec<Item, Result>,
  ) {}

  run(item: Item): Promise<Result> {
    if (this.queue.length >= LONGEST_QUEUE) {
      return Promise.reject(new AppError('UNAVAILABLE', { retryAfterS: 1 }));
    }
    return new Promise<Result>((resolve, reject) => {
      this.queue.push({ item, resolve, reject });
      this.owner.tally.waiting += 1;
      if (!this.isFlushing) {
        this.isFlushing = true;
        // Requests that were read in the same turn of the event loop share the first flush.
        setImmediate(() => void this.flushAll());
      }
    });
  }

  private async flushAll(): Promise<void> {
    while (this.queue.length > 0) {
      await this.flushTogether(this.nextBatch());
    }
    this.isFlushing = false;
  }

  private nextBatch(): Waiting<Item, Result>[] {
    const { weightOf, maxWeight } = this.spec;
    let weight = 0;
    const end = this.queue.findIndex(({ item }, index) => {
      weight += weightOf(item);
      return index > 0 && weight > maxWeight;
    });
    const batch = this.queue.splice(0, end === -1 ? this.queue.length : end);
    this.owner.tally.waiting -= batch.length;
    return batch;
  }

  private async flushTogether(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const { db, tally } = this.owner;
    const startedAtMs = performance.now();
    tally.sizes.add(batch.length);
    try {
      const results = await this.spec.flush(
        db,
        batch.map(({ item }) => item),
      );
      tally.durations.add((performance.now() - startedAtMs) / 1000);
      results.forEach((result, index) => batch[index]?.resolve(result));
    } catch (error) {
      tally.durations.add((performance.now() - startedAtMs) / 1000);
      if (batch.length === 1 || asAppError(error).code === 'UNAVAILABLE') {
        batch.forEach(({ reject }) => reject(error));
        return;
      }
      // One item's fault must not be the others': each is tried alone.
      for (const waiting of batch) {
        await this.flushTogether([waiting]);
      }
    }
  }
}
