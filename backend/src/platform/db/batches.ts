/**
 * The newest value of each key, handed on together at most once in a while: at once after a pause, so that the first
 * change is not held up.
 */
export class Batches<Value> {
  private readonly waiting = new Map<number, Value>();
  private timer: NodeJS.Timeout | null = null;
  private handedOnAtMs = -Infinity;

  constructor(
    private readonly everyMs: number,
    private readonly handOn: (values: readonly Value[]) => void,
  ) {}

  /** Buffers a value for the next batch, replacing an older one of the same key. */
  add(key: number, value: Value): void {
    this.waiting.set(key, value);
    if (this.timer === null) {
      const waitMs = Math.max(0, this.handedOnAtMs + this.everyMs - performance.now());
      this.timer = setTimeout(() => this.flush(), waitMs).unref();
    }
  }

  private flush(): void {
    this.timer = null;
    this.handedOnAtMs = performance.now();
    const values = [...this.waiting.values()];
    this.waiting.clear();
    this.handOn(values);
  }
}
