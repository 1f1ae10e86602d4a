import { HOUR_MS } from '@wakafine/domain/units';

/** More than there are hours since 1970 for a century to come; a number is found faster than a text. */
const MORE_THAN_HOURS = 1_500_000;

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
  private counted = new Map<number, UsedHour>();
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
    return [...this.counted.values(), ...this.storing]
      .filter((used) => used.keyId === keyId && used.hourMs >= sinceMs)
      .reduce((sum, { points }) => sum + points, 0);
  }

  /** Passes what was counted to `store`; what it fails to store is counted on. */
  async flush(store: (used: readonly UsedHour[]) => Promise<void>): Promise<void> {
    if (this.counted.size === 0 || this.storing.length > 0) {
      return;
    }
    this.storing = [...this.counted.values()];
    this.counted = new Map();
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

  private hourOf(keyId: number, atMs: number): UsedHour {
    const hourMs = Math.floor(atMs / HOUR_MS) * HOUR_MS;
    const name = keyId * MORE_THAN_HOURS + hourMs / HOUR_MS;
    const known = this.counted.get(name);
    if (known !== undefined) {
      return known;
    }
    const used = { keyId, hourMs, points: 0, calls: 0, refused: 0 };
    this.counted.set(name, used);
    return used;
  }
}
