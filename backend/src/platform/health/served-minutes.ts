import { MINUTE_MS } from '@wakafine/domain/units';

/** Minutes that are remembered while nothing can be stored: a day. Older ones are lost, and count as away. */
const MOST_PENDING = 24 * 60;

/** A minute in which this process served. */
export interface ServedMinute {
  /** Minutes since 1970, UTC. */
  readonly minute: number;
  /** Whether writes were refused in it. */
  readonly isDegraded: boolean;
}

/** Minutes in which this process served, until they are stored: each costs one statement, however often it is noted. */
export class ServedMinutes {
  private readonly pending = new Map<number, boolean>();
  private stored: ServedMinute | null = null;

  /** Notes that the process serves; a minute in which writes were refused once stays degraded. */
  note(nowMs: number, { isDegraded }: { readonly isDegraded: boolean }): void {
    const minute = Math.floor(nowMs / MINUTE_MS);
    const isKnown = this.stored?.minute === minute && (this.stored.isDegraded || !isDegraded);
    if (isKnown) {
      return;
    }
    this.pending.set(minute, isDegraded || this.pending.get(minute) === true);
    const [oldest] = this.pending.keys();
    if (this.pending.size > MOST_PENDING && oldest !== undefined) {
      this.pending.delete(oldest);
    }
  }

  /**
   * Passes what is not stored yet to `store`. Where that fails, writes were refused in the latest minute, and all of it is passed
   * again with the next one.
   */
  async flush(store: (minutes: readonly ServedMinute[]) => Promise<void>): Promise<void> {
    const minutes = [...this.pending].map(([minute, isDegraded]) => ({ minute, isDegraded }));
    const latest = minutes.at(-1);
    if (latest === undefined) {
      return;
    }
    try {
      await store(minutes);
    } catch (error) {
      this.pending.set(latest.minute, true);
      throw error;
    }
    for (const { minute, isDegraded } of minutes) {
      // What was noted of it meanwhile is still to be stored.
      if (this.pending.get(minute) === isDegraded) {
        this.pending.delete(minute);
      }
    }
    this.stored = latest;
  }
}
