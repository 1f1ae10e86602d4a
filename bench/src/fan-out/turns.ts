import { setTimeout as wait } from 'node:timers/promises';
import { medianOf } from '../evidence/measured-server';
import { percentile, rounded } from '../load/tally';
import { familyOf, readProcesses, sumCpuUs } from '../sides/processor-time';
import type { Listeners } from './listeners';

/** Time in which what was put off is done. */
export const SETTLE_MS = 300;

/** Figures of a side: of the rounds the one in the middle. */
export interface SideFigures {
  /** Processor time of the server for each message, microseconds. */
  readonly messageUs: number;
  /** Time from the first arrival of a value to 99 % of them, ms. */
  readonly p99Ms: number;
}

/** A server with its subscribers. */
export interface Side {
  readonly pid: number;
  readonly listeners: Listeners;
  /** Has so many values published, and gives the processor time that this takes without listeners, microseconds. */
  publish(): Promise<number>;
}

/** Load of a turn. */
export interface TurnSize {
  readonly rounds: number;
  readonly listeners: number;
  readonly values: number;
}

/** Has the sides publish in turns; the first round warms up and does not count. */
export async function inTurns<Name extends string>(
  sides: Readonly<Partial<Record<Name, Side>>>,
  size: TurnSize,
  notify: (line: string) => void,
): Promise<Readonly<Partial<Record<Name, SideFigures>>>> {
  const named = Object.entries<Side | undefined>(sides);
  const figures = new Map<string, SideFigures[]>();
  for (let round = 0; round <= size.rounds; round += 1) {
    for (const [name, side] of named) {
      if (side !== undefined) {
        const figure = await measured(side, size);
        notify(`round ${round}, ${name}: ${figure.messageUs} us a message, p99 ${figure.p99Ms} ms`);
        figures.set(name, round === 0 ? [] : [...(figures.get(name) ?? []), figure]);
      }
    }
  }
  const middles = [...figures].map(([name, some]) => [
    name,
    {
      messageUs: medianOf(some.map(({ messageUs }) => messageUs)),
      p99Ms: medianOf(some.map(({ p99Ms }) => p99Ms)),
    },
  ]);
  return Object.fromEntries(middles) as Readonly<Partial<Record<Name, SideFigures>>>;
}

/** Processor time of a process and of those below it during some work and shortly afterwards, microseconds. */
export async function spentUs(pid: number, work: () => Promise<unknown>): Promise<number> {
  const beforeUs = sumCpuUs(familyOf(readProcesses(), pid));
  await work();
  await wait(SETTLE_MS);
  return sumCpuUs(familyOf(readProcesses(), pid)) - beforeUs;
}

async function measured({ pid, listeners, publish }: Side, size: TurnSize): Promise<SideFigures> {
  let unheardUs = 0;
  let arrivals: readonly number[] = [];
  const us = await spentUs(pid, async () => {
    const arriving = listeners.next(size.values);
    unheardUs = await publish();
    arrivals = await arriving;
  });
  return {
    messageUs: rounded((us - unheardUs) / size.values / size.listeners, 2),
    p99Ms: rounded(medianOf(spreadsOf(arrivals, size)), 1),
  };
}

/** Of each value the time from its first arrival to 99 % of them, ms: one comes after the other. */
function spreadsOf(arrivals: readonly number[], { values, listeners }: TurnSize): number[] {
  const sorted = [...arrivals].sort((one, other) => one - other);
  return Array.from({ length: values }, (_, value) => {
    const some = sorted.slice(value * listeners, (value + 1) * listeners);
    return percentile(some, 0.99) - (some[0] ?? NaN);
  });
}
