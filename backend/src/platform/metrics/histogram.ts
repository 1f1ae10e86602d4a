/** Name, meaning and labels of a family of histograms. */
export interface FamilySpec {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  /** Upper bounds of the buckets, rising, in the unit of the values. */
  readonly bounds: readonly number[];
}

/** Values by size. To add one allocates nothing: prom-client makes an object and a text of its labels for each. */
export class Histogram {
  /** Values of each bucket alone, then of those above all bounds. */
  readonly counts: Float64Array;
  sum = 0;

  constructor(readonly bounds: readonly number[]) {
    this.counts = new Float64Array(bounds.length + 1);
  }

  /** Number of values. */
  get count(): number {
    return this.counts.reduce((sum, each) => sum + each, 0);
  }

  /** Adds a value. */
  add(value: number): void {
    const { bounds, counts } = this;
    let index = 0;
    while (index < bounds.length && value > (bounds[index] ?? Infinity)) {
      index += 1;
    }
    counts[index] = (counts[index] ?? 0) + 1;
    this.sum += value;
  }
}

/** Histograms of one name with different labels. */
export class HistogramFamily {
  constructor(
    readonly spec: FamilySpec,
    private readonly members = new Map<string, Histogram>(),
  ) {}

  /** The histogram for these values of the labels, in their order; made when it is first asked for, and the same each time. */
  of(...values: readonly string[]): Histogram {
    const { labels, bounds } = this.spec;
    const key = labels.map((label, index) => `${label}="${escaped(values[index] ?? '')}"`).join(',');
    const known = this.members.get(key) ?? new Histogram(bounds);
    this.members.set(key, known);
    return known;
  }

  /** The family in the text format of Prometheus; members without a value are left out. */
  text(): string {
    const { name, help } = this.spec;
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
    for (const [key, member] of this.members) {
      if (member.count > 0) {
        lines.push(...memberLines(name, key, member));
      }
    }
    return `${lines.join('\n')}\n`;
  }
}

function memberLines(name: string, key: string, { bounds, counts, sum }: Histogram): string[] {
  const start = key === '' ? '' : `${key},`;
  const own = key === '' ? '' : `{${key}}`;
  let total = 0;
  const buckets = [...bounds, Infinity].map((bound, index) => {
    total += counts[index] ?? 0;
    return `${name}_bucket{${start}le="${bound === Infinity ? '+Inf' : bound}"} ${total}`;
  });
  return [...buckets, `${name}_sum${own} ${sum}`, `${name}_count${own} ${total}`];
}

function escaped(value: string): string {
  return value.replace(/[\\"]/g, (character) => `\\${character}`).replace(/\n/g, '\\n');
}
