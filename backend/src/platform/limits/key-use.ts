import { HOUR_MS } from '@wakafine/domain/units';

/** Use of a key within an hour that is not stored yet. */
export interface UsedHour {
  readonly keyId: number;
  readonly hourMs: number;
  points: number;
  calls: number;
  refused: number;
}

/** Counts what each key uses, until it is stored: a call costs no statement. */
export class KeyUse {
  /** The latest hour of each key, and hours that have ended. */
  private latest = new Map<number, UsedHour>();
  private ended: UsedHour[] = [];
  private storing: readonly UsedHour[] = [];

  /** Counts a call that is served, with its points. */
  noteServed(keyId: number, points: number, nowMs: number): void {
    const used = this.hourOf(keyId, nowMs);
    used.points += points;
    used.calls += 1;
  }

  /** Counts a call that is answered with 429. */
  noteRefused(keyId: number, nowMs: number): void {
    this.hourOf(keyId, nowMs).refused += 1;
  }

  /** Points of a key since a time that no database knows of yet. */
  pointsSince(keyId: number, sinceMs: number): number {
    return [...this.counted(), ...this.storing]
      .filter((used) => used.keyId === keyId && used.hourMs >= sinceMs)
      .reduce((sum, { points }) => sum + points, 0);
  }

  /** Passes what was counted to `store`; what it fails to store is counted on. */
  async flush(store: (used: readonly UsedHour[]) => Promise<void>): Promise<void> {
    if (this.latest.size === 0 || this.storing.length > 0) {
      return;
    }
    this.storing = this.counted();
    this.latest = new Map();
    this.ended = [];
    try {
      await store(this.storing);
    } catch (error) {
      for (const { keyId, hourMs, points, calls, refused } of this.storing) {
        const used = this.hourOf(keyId, hourMs);
        used.points += points;
        used.calls += calls;
        used.refused += refused;
      }
      throw error;
    } finally {
      this.storing = [];
    }
  }

  private counted(): UsedHour[] {
    return [...this.latest.values(), ...this.ended];
  }

  private hourOf(keyId: number, atMs: number): UsedHour {
    const known = this.latest.get(keyId);
    if (known !== undefined && atMs >= known.hourMs && atMs < known.hourMs + HOUR_MS) {
      return known;
    }
    const hourMs = Math.floor(atMs / HOUR_MS) * HOUR_MS;
    // A clock that was set back comes to an hour for the second time.
    const again = this.ended.find((used) => used.keyId === keyId && used.hourMs === hourMs);
    const used = again ?? { keyId, hourMs, points: 0, calls: 0, refused: 0 };
    this.ended = [...this.ended.filter((each) => each !== again), ...(known === undefined ? [] : [known])];
    this.latest.set(keyId, used);
    return used;
  }
}
