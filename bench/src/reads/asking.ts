import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '../load/connection';
import { percentile, rounded, type Tally } from '../load/tally';
import { familyOf, readProcesses, sumCpuUs } from '../sides/processor-time';

/** Work that was put off is still the slice's. */
const SETTLE_MS = 250;

/** One question that is asked of one server, over some connections at once. */
export interface Asking {
  readonly pid: number;
  readonly connections: readonly Connection[];
  /** The body of a question; connections ask different ones where there are several. */
  bodyOf(connection: number, turn: number): string;
  /** Why an answer is none, or null. */
  faultOf(text: string): string | null;
  readonly slices: Tally[];
}

/** Asks for so long, and counts what that took. */
export async function askFor(asking: Asking, seconds: number): Promise<Tally> {
  const latenciesMs: number[] = [];
  const failures: string[] = [];
  const before = cpuOf(asking.pid);
  const beganMs = performance.now();
  const untilMs = beganMs + seconds * 1000;
  const ask = async (connection: Connection, index: number): Promise<void> => {
    for (let turn = 0; performance.now() < untilMs; turn += 1) {
      const sentMs = performance.now();
      const fault = await connection
        .post(asking.bodyOf(index, turn))
        .then(({ status, text }) => (status === 200 ? asking.faultOf(text) : `${status}: ${text}`), String);
      latenciesMs.push(performance.now() - sentMs);
      if (fault !== null) {
        failures.push(fault.slice(0, 200));
      }
    }
  };
  await Promise.all(asking.connections.map(ask));
  const elapsedS = (performance.now() - beganMs) / 1000;
  await wait(SETTLE_MS);
  const after = cpuOf(asking.pid);
  return {
    pushes: latenciesMs.length,
    elapsedS,
    cpuUs: after.allUs - before.allUs,
    postgresUs: after.postgresUs - before.postgresUs,
    latenciesMs,
    failures,
  };
}

/** Cost of one question, over all slices. */
export interface AskedFigures {
  /** Microseconds of processor time, server and PostgreSQL. */
  readonly cpuUsEach: number;
  /** The part of it that PostgreSQL took. */
  readonly postgresUsEach: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly asked: number;
  readonly failures: number;
}

/** Adds up the slices of a question. */
export function askedFigures(slices: readonly Tally[]): AskedFigures {
  const sum = (value: (slice: Tally) => number): number =>
    slices.reduce((total, slice) => total + value(slice), 0);
  const asked = sum(({ pushes }) => pushes);
  const latenciesMs = slices.flatMap((slice) => [...slice.latenciesMs]).sort((one, other) => one - other);
  return {
    cpuUsEach: rounded(sum(({ cpuUs }) => cpuUs) / asked, 1),
    postgresUsEach: rounded(sum(({ postgresUs }) => postgresUs) / asked, 1),
    p50Ms: rounded(percentile(latenciesMs, 0.5), 2),
    p99Ms: rounded(percentile(latenciesMs, 0.99), 2),
    asked,
    failures: sum(({ failures }) => failures.length),
  };
}

/** The cost of one question over that of another in the same slice. */
export interface SliceRatio {
  /** Of the slices the one in the middle. */
  readonly ratio: number;
  /** Half of the slices lie between these two: how noisy the machine was. */
  readonly noise: readonly [lower: number, upper: number];
}

/** Compares two questions that took turns. */
export function sliceRatio(ones: readonly Tally[], others: readonly Tally[]): SliceRatio {
  const each = ({ cpuUs, pushes }: Tally): number => cpuUs / pushes;
  const ratios = ones
    .flatMap((one, slice) => {
      const other = others[slice];
      return other === undefined ? [] : [each(one) / each(other)];
    })
    .sort((one, other) => one - other);
  const at = (share: number): number => rounded(percentile(ratios, share), 3);
  return { ratio: at(0.5), noise: [at(0.25), at(0.75)] };
}

/** So short that what else the machine does hits those that are compared alike. */
const SLICE_S = 2;
const WARM_UP_S = 3;

/** Asks all questions in turns, after some seconds each that do not count; they fill their slices. */
export async function askInTurns(
  askings: Readonly<Record<string, Asking>>,
  secondsEach: number,
  notify: (line: string) => void,
): Promise<void> {
  for (const [name, asking] of Object.entries(askings)) {
    const { failures } = await askFor(asking, WARM_UP_S);
    notify(`${name} is warm${failures.length > 0 ? `; ${failures.length} failures: ${failures[0]}` : ''}`);
  }
  const slices = Math.max(1, Math.round(secondsEach / SLICE_S));
  for (let slice = 1; slice <= slices; slice += 1) {
    for (const [name, asking] of Object.entries(askings)) {
      const tally = await askFor(asking, secondsEach / slices);
      asking.slices.push(tally);
      const failed =
        tally.failures.length > 0 ? `; ${tally.failures.length} failures: ${tally.failures[0]}` : '';
      notify(
        `slice ${slice}, ${name}: ${Math.round(tally.cpuUs / tally.pushes)} us, of which PostgreSQL ${Math.round(tally.postgresUs / tally.pushes)}${failed}`,
      );
    }
  }
}

/** Processor time of a server and of the PostgreSQL below it. */
function cpuOf(pid: number): { allUs: number; postgresUs: number } {
  const family = familyOf(readProcesses(), pid);
  return { allUs: sumCpuUs(family), postgresUs: sumCpuUs(family.filter(({ name }) => name === 'postgres')) };
}
