/** Lets work on the same key run one after another within this process, in the order of arrival. */
export class KeyedLock {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Runs the work once all earlier work on the key has ended, well or badly. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.tails.get(key);
    const mine = before === undefined ? work() : before.then(work, work);
    this.tails.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.tails.get(key) === mine) {
        this.tails.delete(key);
      }
    }
  }
}
