const SEPARATOR = '\u0000';

/** Numbers that only rise, by labels. For what happens seldom: each addition makes a key of the labels. */
export class Counts<Labels extends readonly string[]> {
  private readonly numbers = new Map<string, number>();

  /** Adds to the number for these values of the labels; adding 0 shows it before anything has happened. */
  add(labels: Labels, more = 1): void {
    const key = labels.join(SEPARATOR);
    this.numbers.set(key, (this.numbers.get(key) ?? 0) + more);
  }

  /** Each number with the values of its labels. */
  entries(): { readonly labels: readonly string[]; readonly value: number }[] {
    return [...this.numbers].map(([key, value]) => ({ labels: key.split(SEPARATOR), value }));
  }
}
