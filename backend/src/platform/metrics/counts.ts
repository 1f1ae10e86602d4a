const SEPARATOR = '\u0000';

/** A number that only rises. */
export interface Count {
  value: number;
}

/** Numbers that only rise, by labels. */
export class Counts<Labels extends readonly string[]> {
  private readonly counts = new Map<string, Count>();

  /** Adds to the number for these values of the labels; adding 0 shows it before anything has happened. */
  add(labels: Labels, more = 1): void {
    this.of(labels).value += more;
  }

  /** The number for these values of the labels, for those who add often: to find it, a key is made of the labels. */
  of(labels: Labels): Count {
    const key = labels.join(SEPARATOR);
    const known = this.counts.get(key);
    if (known !== undefined) {
      return known;
    }
    const count = { value: 0 };
    this.counts.set(key, count);
    return count;
  }

  /** Each number with the values of its labels. */
  entries(): { readonly labels: readonly string[]; readonly value: number }[] {
    return [...this.counts].map(([key, { value }]) => ({ labels: key.split(SEPARATOR), value }));
  }
}
