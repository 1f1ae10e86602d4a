import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** A number with the values of its labels, in their order. */
export interface Reading {
  readonly labels?: readonly string[];
  readonly value: number;
}

/** A metric whose numbers are read when somebody asks. */
export interface ReadMetric {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly read: () => readonly Reading[] | Promise<readonly Reading[]>;
}

/** Registers numbers that only rise. */
export function registerCounter(registry: Registry, { name, help, labels = [], read }: ReadMetric): void {
  const counter = new Counter({
    ...{ name, help, labelNames: labels, registers: [] },
    async collect() {
      const readings = await read();
      this.reset();
      readings.forEach(({ labels: values = [], value }) => this.inc(named(labels, values), value));
    },
  });
  registry.registerMetric(counter);
}

/** Registers numbers that rise and fall. */
export function registerGauge(registry: Registry, { name, help, labels = [], read }: ReadMetric): void {
  const gauge = new Gauge({
    ...{ name, help, labelNames: labels, registers: [] },
    async collect() {
      const readings = await read();
      this.reset();
      if (labels.length === 0) {
        // It would say 0 where nothing is known.
        this.remove();
      }
      readings.forEach(({ labels: values = [], value }) => this.set(named(labels, values), value));
    },
  });
  registry.registerMetric(gauge);
}

/** One number without labels; null for none. */
export function single(value: number | null): Reading[] {
  return value === null ? [] : [{ value }];
}

function named(labels: readonly string[], values: readonly string[]): Record<string, string> {
  return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']));
}
