import { setTimeout as wait } from 'node:timers/promises';
import type { Side } from '../sides/side';
import { failureOf, pushBody, type Driver } from './drivers';
import { percentile } from './tally';

/** A phone that drives pushes now and then; all of them together are far from what the server can take. */
const PUSH_EVERY_MS = 500;

/** Pushes of those who drive within some seconds. */
export interface Pushes {
  /** ms */
  readonly latenciesMs: number[];
  /** One sentence for each push that was not stored in full. */
  readonly failures: string[];
}

/** Drives every journey for so many seconds, each with two pushes a second. */
export async function pushSteadily(side: Side, drivers: readonly Driver[], seconds: number): Promise<Pushes> {
  const pushes: Pushes = { latenciesMs: [], failures: [] };
  const untilMs = performance.now() + seconds * 1000;
  await Promise.all(
    drivers.map((driver, index) => drive(side, driver, { pushes, untilMs, index, of: drivers.length })),
  );
  return pushes;
}

async function drive(
  { document }: Side,
  { connection, journeyId, stream }: Driver,
  { pushes, untilMs, index, of }: { pushes: Pushes; untilMs: number; index: number; of: number },
): Promise<void> {
  // Phones do not push in step.
  await wait((index / of) * PUSH_EVERY_MS);
  while (performance.now() < untilMs) {
    const body = pushBody(document, journeyId, stream);
    const sentMs = performance.now();
    const failure = await connection.post(body).then(failureOf, String);
    pushes.latenciesMs.push(performance.now() - sentMs);
    if (failure !== null) {
      pushes.failures.push(failure);
    }
    await wait(Math.max(0, sentMs + PUSH_EVERY_MS - performance.now()));
  }
}

/** 99th percentile of each round, and of these the one in the middle: what else the machine does hits some of them. */
export function middleP99(rounds: readonly Pushes[]): number {
  const rising = rounds.map(p99).sort((one, other) => one - other);
  return percentile(rising, 0.5);
}

/** 99th percentile of the latencies, ms. */
export function p99({ latenciesMs }: Pushes): number {
  return percentile(
    [...latenciesMs].sort((one, other) => one - other),
    0.99,
  );
}
