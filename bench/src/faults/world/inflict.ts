import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, FaultKind } from '../plan/fault';
import { signal } from './service';
import type { World } from './world';

/** Tables that pushes, sign-ins and the log write to. */
const TABLES = ['journey', 'journey_state', 'violation', 'session', 'evidence_entry', 'live_event'] as const;
const SLOWEST_MS = 120;
/** A message is given up after 5 s. */
const SMS_DELAYS_MS = [3_000, 8_000] as const;
/** Clocks of machines are put right by minutes, forward and back. */
const LARGEST_STEP_S = 600;

/** Does the harm, waits for as long as it lasts, and heals it. */
export async function inflict(world: World, fault: Fault): Promise<void> {
  const { forMs } = fault;
  const heal = await HARM[fault.kind](world, fault);
  await wait(forMs);
  await heal();
}

type Harm = (world: World, fault: Fault) => Promise<() => unknown> | (() => unknown);

const nothing = (): void => undefined;

const HARM: Record<FaultKind, Harm> = {
  'database-kill': ({ database }) => {
    database.kill();
    return nothing;
  },
  'database-stop': ({ database }) => {
    database.freeze();
    return database.thaw;
  },
  'connections-cut': ({ proxy }) => {
    proxy.cut();
    return nothing;
  },
  'network-away': ({ proxy }) => {
    proxy.refuse();
    return proxy.restore;
  },
  'network-silent': ({ proxy }) => {
    proxy.silence();
    return proxy.restore;
  },
  'network-slow': ({ proxy }, { draw }) => {
    proxy.slowDown(5 + Math.round(draw * SLOWEST_MS));
    return proxy.restore;
  },
  'disk-full': async ({ disk }) => {
    await disk?.fill();
    return async () => disk?.free();
  },
  'lock-held': ({ database }, { draw, forMs }) => {
    const held = database.lock(chosen(TABLES, draw), forMs);
    // It is waited for when it heals.
    held.catch(nothing);
    return () => held;
  },
  'server-kill': ({ service }, { draw }) => {
    const workers = service.workers();
    // The oldest is spared, so that its memory can be compared over hours.
    const pid = chosen(workers.length > 1 ? workers.slice(1) : workers, draw);
    signal(pid, 'SIGKILL');
    return nothing;
  },
  'server-stop': ({ service }, { draw }) => {
    const pid = chosen(service.workers(), draw);
    signal(pid, 'SIGSTOP');
    return () => signal(pid, 'SIGCONT');
  },
  'service-kill': ({ service }) => {
    service.kill();
    return nothing;
  },
  'sequencer-kill': ({ service }) => {
    service.killSequencer();
    return nothing;
  },
  'sms-slow': ({ sms }, { draw }) => {
    sms.slowDown(chosen(SMS_DELAYS_MS, draw));
    return () => sms.slowDown(0);
  },
  'clock-step': ({ clock }, { draw }) => {
    clock?.step(Math.round((draw - 0.5) * 2 * LARGEST_STEP_S));
    return () => clock?.step(0);
  },
};

function chosen<T>(among: readonly T[], draw: number): T {
  const one = among[Math.floor(draw * among.length)];
  if (one === undefined) {
    throw new Error('there is nothing to strike');
  }
  return one;
}
