/** Period that rates cover, s. */
const RATE_WINDOW_S = 60;
/** Of so many writes the times are known; the oldest makes room. */
const TIMES_STORED = 1_000;
const TIMES_WINDOW_MS = 5 * 60_000;

/** Outcome of the last run of a job. */
export interface JobRun {
  readonly name: string;
  readonly everyMs: number;
  /** Null before the first run has ended. */
  readonly endedAtMs: number | null;
  readonly tookMs: number | null;
  /** Whether the last run failed; it is tried again in its turn. */
  readonly hasFailed: boolean;
}

/** Runs of a job in this process. */
export interface JobCount {
  readonly name: string;
  readonly everyMs: number;
  readonly runs: number;
  readonly failures: number;
  /** Null before the first success. */
  readonly succeededAtMs: number | null;
}

/** Measurements of one server process; nobody waits for them, and a restart begins anew. */
export class Gauges {
  private readonly fixesBySecond = new Map<number, number>();
  private readonly writes: { readonly endedAtMs: number; readonly tookMs: number }[] = [];
  private readonly jobs = new Map<string, JobRun>();
  private readonly counts = new Map<string, Omit<JobCount, 'everyMs'>>();
  /** Open sockets. */
  sockets = 0;
  /** Writes of fixes that have begun and not ended: the queue in front of the database. */
  writesUnderWay = 0;

  /** Fixes that are stored now. */
  countFixes(count: number, nowMs = Date.now()): void {
    const second = Math.floor(nowMs / 1000);
    this.fixesBySecond.set(second, (this.fixesBySecond.get(second) ?? 0) + count);
    for (const known of this.fixesBySecond.keys()) {
      if (known > second - RATE_WINDOW_S) {
        break;
      }
      this.fixesBySecond.delete(known);
    }
  }

  /** Measures a write from its beginning until its COMMIT. */
  async timeWrite<Result>(write: () => Promise<Result>): Promise<Result> {
    const startedAtMs = performance.now();
    this.writesUnderWay += 1;
    try {
      return await write();
    } finally {
      this.writesUnderWay -= 1;
      this.writes.push({ endedAtMs: Date.now(), tookMs: performance.now() - startedAtMs });
      if (this.writes.length > TIMES_STORED) {
        this.writes.shift();
      }
    }
  }

  /** Remembers how a job ended, or that there is one. */
  storeJob(run: JobRun): void {
    this.jobs.set(run.name, run);
  }

  /** Counts a run of a job in this process. */
  countRun(name: string, { hasFailed }: Pick<JobRun, 'hasFailed'>, nowMs = Date.now()): void {
    const { runs = 0, failures = 0, succeededAtMs = null } = this.counts.get(name) ?? {};
    this.counts.set(name, {
      name,
      runs: runs + 1,
      failures: failures + (hasFailed ? 1 : 0),
      succeededAtMs: hasFailed ? succeededAtMs : nowMs,
    });
  }

  /** Every job with its runs in this process. */
  jobCounts(): JobCount[] {
    const none = { runs: 0, failures: 0, succeededAtMs: null };
    return this.jobRuns().map(({ name, everyMs }) => ({ ...none, ...this.counts.get(name), name, everyMs }));
  }

  /** Every job with its last run, in the order in which they were started. */
  jobRuns(): JobRun[] {
    return [...this.jobs.values()];
  }

  /** Fixes stored in a second, over the last minute. */
  fixesPerSecond(nowMs = Date.now()): number {
    const second = Math.floor(nowMs / 1000);
    const recent = [...this.fixesBySecond].filter(([known]) => known > second - RATE_WINDOW_S);
    return recent.reduce((sum, [, count]) => sum + count, 0) / RATE_WINDOW_S;
  }

  /** The time that 99 of 100 writes of the last five minutes stayed below, ms; null where there were none. */
  writeP99Ms(nowMs = Date.now()): number | null {
    const times = this.writes
      .filter(({ endedAtMs }) => endedAtMs > nowMs - TIMES_WINDOW_MS)
      .map(({ tookMs }) => tookMs)
      .sort((one, other) => one - other);
    return times[Math.ceil(times.length * 0.99) - 1] ?? null;
  }

  /** Time for which the process has been up, s, and the memory that it holds, bytes. */
  ownProcess(): { readonly upS: number; readonly memoryBytes: number } {
    return { upS: Math.floor(process.uptime()), memoryBytes: process.memoryUsage.rss() };
  }
}
