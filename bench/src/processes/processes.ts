import { readFile } from 'node:fs/promises';
import { request } from 'node:https';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchArguments } from '../command/arguments';
import { rounded } from '../load/tally';
import { BUSES, startCluster } from './cluster';
import type { Bus, Cluster } from './cluster';
import { testLimits } from './limits';
import type { LimitsHeld } from './limits';
import { citizen, drive, everyViolation, watch } from './people';
import type { Driven } from './people';
import { readStored } from './stored';
import type { Stored } from './stored';

const PROCESSES = 3;
const KILL_EVERY_MS = 5_000;
const LEAST_KILLS = 4;
const DRIVERS = 6;
const WATCHERS = 3;
const RUNS_WITHIN_MS = 60_000;
const SECURE_WITHIN_MS = 20_000;

/** Outcome on one bus. */
export interface BusOutcome {
  readonly bus: Bus;
  readonly kills: number;
  readonly pushes: number;
  /** Pushes that had to be sent again. */
  readonly triedAgain: number;
  readonly violations: number;
  /** Fixes that were acknowledged and are not stored. */
  readonly lost: number;
  /** Violations that a watcher does not know, or has heard of twice. */
  readonly missed: number;
  readonly twice: number;
  readonly limits: LimitsHeld;
  readonly wrongRecords: number;
  readonly runs: number;
  readonly doubleRuns: number;
  readonly isSecure: boolean;
  readonly exitCodes: readonly (number | null)[];
  readonly pass: boolean;
}

/** Output of `npm run bench -- processes`. */
export interface ProcessesResult {
  readonly bench: 'processes';
  readonly outcomes: readonly BusOutcome[];
  readonly machineLoad: number;
  readonly pass: boolean;
}

/**
 * Three server processes behind a real proxy under load, one of which is killed every five seconds: with PostgreSQL alone between
 * them, and with a Redis.
 */
export async function runProcesses(
  { secondsPerSide, only }: Pick<BenchArguments, 'secondsPerSide' | 'only'>,
  notify: (line: string) => void,
): Promise<ProcessesResult> {
  const outcomes: BusOutcome[] = [];
  for (const bus of BUSES.filter((each) => each.includes(only))) {
    const outcome = await runBus(bus, { killForMs: secondsPerSide * 1_000 });
    notify(JSON.stringify(outcome));
    outcomes.push(outcome);
  }
  return {
    ...{ bench: 'processes', outcomes, machineLoad: rounded(loadavg()[0] ?? 0, 1) },
    pass: outcomes.length > 0 && outcomes.every(({ pass }) => pass),
  };
}

/** Runs everything on one bus for a time. */
export async function runBus(bus: Bus, { killForMs }: { killForMs: number }): Promise<BusOutcome> {
  const cluster = await startCluster({ count: PROCESSES, bus });
  try {
    const isSecure = await answersSecurely(cluster);
    const watchers = await Promise.all(Array.from({ length: WATCHERS }, () => watch(cluster.url)));
    let kills = 0;
    let isOver = false;
    const untilMs = Date.now() + killForMs;
    const killing = killInTurns(cluster, untilMs, () => {
      kills += 1;
    }).finally(() => {
      isOver = true;
    });
    const driveOn = async (slot: number): Promise<Driven[]> => {
      const driven: Driven[] = [];
      do {
        const seed = slot + DRIVERS * driven.length + 1;
        driven.push(await drive(cluster.url, { seed, isOver: () => isOver }));
      } while (!isOver);
      return driven;
    };
    const [drivers, limits] = await Promise.all([
      Promise.all(Array.from({ length: DRIVERS }, (_, slot) => driveOn(slot))),
      testLimits(cluster.url, { forMs: Math.min(killForMs / 2, 15_000), kills: () => kills }),
      killing,
    ]);
    const driven = drivers.flat();
    const stored = await storedWithRuns(cluster.ownerUrl);
    const all = await everyViolation(await citizen(cluster.url));
    const ends = await Promise.all(watchers.map((watcher) => watcher.end()));
    const exitCodes = await cluster.stop();
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
    const outcome = {
      ...{ bus, kills, isSecure, limits, exitCodes },
      pushes: sum(driven.map(({ pushes }) => pushes)),
      triedAgain: sum(driven.map(({ tries }) => tries)),
      violations: stored.violations,
      lost: sum(
        driven.map(({ journeyId, acknowledged }) => acknowledged - (stored.fixes.get(journeyId) ?? 0)),
      ),
      missed:
        stored.violations -
        all.length +
        sum(ends.map(({ known }) => all.filter((id) => !known.has(id)).length)),
      twice: sum(ends.map(({ twice }) => twice.length)) + all.length - new Set(all).size,
      ...{ wrongRecords: stored.wrongRecords, runs: stored.runs, doubleRuns: stored.doubleRuns },
    };
    return { ...outcome, pass: isRight(outcome) };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

function isRight(of: Omit<BusOutcome, 'pass'>): boolean {
  const faults = [of.lost, of.missed, of.twice, of.wrongRecords, of.doubleRuns];
  return (
    faults.every((count) => count === 0) &&
    of.isSecure &&
    of.violations > 0 &&
    of.runs > 0 &&
    !of.limits.isOpen &&
    of.limits.granted <= of.limits.mostGranted &&
    of.exitCodes.every((code) => code === 0)
  );
}

/** Kills one process after another, each as soon as the one before serves again, but no more than one in five seconds. */
async function killInTurns(cluster: Cluster, untilMs: number, onKill: () => void): Promise<void> {
  for (let turn = 0; turn < LEAST_KILLS || Date.now() < untilMs; turn += 1) {
    const rest = wait(KILL_EVERY_MS);
    onKill();
    await Promise.all([cluster.replace(turn % PROCESSES), rest]);
  }
}

/** Contents of the database once periodic jobs have run: each process looks for them half a minute after its start. */
async function storedWithRuns(ownerUrl: string): Promise<Stored> {
  const deadlineMs = Date.now() + RUNS_WITHIN_MS;
  for (;;) {
    const stored = await readStored(ownerUrl);
    if (stored.runs > 0 || Date.now() > deadlineMs) {
      return stored;
    }
    await wait(500);
  }
}

/** Whether the proxy answers over TLS with a certificate of its own authority, which it makes as it starts. */
async function answersSecurely(cluster: Cluster): Promise<boolean> {
  const deadlineMs = Date.now() + SECURE_WITHIN_MS;
  let isSecure = false;
  while (!isSecure && Date.now() < deadlineMs) {
    isSecure = await answersOnce(cluster).catch(() => false);
    await wait(100);
  }
  return isSecure;
}

async function answersOnce({ secureUrl, proxyFolder }: Cluster): Promise<boolean> {
  const ca = await readFile(join(proxyFolder, 'pki/authorities/local/root.crt'), 'utf8');
  return new Promise((resolve) => {
    const asked = request(`${secureUrl}/readyz`, { ca }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.on('error', () => resolve(false));
    asked.end();
  });
}
