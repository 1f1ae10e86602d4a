import { availableParallelism } from 'node:os';

/** Pieces of heavy computing at once that leave one processor, where there are several, to everything else. */
export const HEAVY_AT_ONCE = Math.max(1, availableParallelism() - 1);

/** Runs at most so many pieces of work at a time; the others wait in the order of their arrival. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  /** Runs the work as soon as there is room, and gives its result. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.atOnce) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on rather than freed, so that nobody who comes now gets in before those who wait.
      const next = this.waiting.shift();
      if (next === undefined) {
        this.running -= 1;
      } else {
        next();
      }
    }
  }
}
