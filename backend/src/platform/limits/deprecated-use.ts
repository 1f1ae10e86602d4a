import { civilDayOf } from '@wakafine/domain/time/civil-time';

/** Uses of a field by a caller on a day that are not stored yet. */
export interface UsedField {
  readonly field: string;
  readonly caller: string;
  /** Day of Africa/Douala. */
  readonly day: number;
  uses: number;
}

/** Counts who asks for deprecated fields, until it is stored: a request costs no statement. */
export class DeprecatedUse {
  private counted = new Map<string, UsedField>();

  /** Counts a request for some fields. */
  note(fields: readonly string[], caller: string, nowMs: number): void {
    for (const field of fields) {
      this.add({ field, caller, day: civilDayOf(nowMs), uses: 1 });
    }
  }

  /** Passes what was counted to `store`; what it fails to store is counted on. */
  async flush(store: (used: readonly UsedField[]) => Promise<void>): Promise<void> {
    const used = [...this.counted.values()];
    if (used.length === 0) {
      return;
    }
    this.counted = new Map();
    try {
      await store(used);
    } catch (error) {
      used.forEach((each) => this.add(each));
      throw error;
    }
  }

  private add({ field, caller, day, uses }: UsedField): void {
    const name = `${field} ${caller} ${day}`;
    const known = this.counted.get(name);
    if (known === undefined) {
      this.counted.set(name, { field, caller, day, uses });
    } else {
      known.uses += uses;
    }
  }
}
