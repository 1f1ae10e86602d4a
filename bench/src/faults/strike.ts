import { setTimeout as wait } from 'node:timers/promises';
import { LANES } from './plan/fault';
import type { Fault, Lane } from './plan/fault';
import type { Answers } from './traffic/answers';
import type { Model } from './traffic/model';
import type { Stops } from './traffic/stops';
import { inflict } from './world/inflict';
import type { World } from './world/world';

/** After a fault something is acknowledged again within this time, ms, in which other places may be struck. */
const BACK_WITHIN_MS = 45_000;
const LOOK_EVERY_MS = 20;

/** Everything that a striker needs. */
export interface Striker {
  readonly world: World;
  readonly plan: readonly Fault[];
  readonly model: Model;
  readonly answers: Answers;
  readonly stops: Stops;
  /** No fault begins later than this, ms after the first. */
  readonly untilMs: number;
}

/** Faults that struck, and the longest time until something was acknowledged again. */
export interface Struck {
  readonly faults: readonly Fault[];
  readonly slowestRecovery: { readonly kind: string; readonly ms: number };
}

/**
 * Lets the faults strike, each lane in its order: not before its time, and not before something was acknowledged since the one
 * before was healed, which would hide whether the service comes back. Those of the whole service come after all others.
 */
export async function strike(striker: Striker): Promise<Struck> {
  const beganMs = performance.now();
  const faults: Fault[] = [];
  let slowestRecovery = { kind: 'none', ms: 0 };
  const strikeLane = async (lane: Lane): Promise<void> => {
    for (const fault of striker.plan.filter((each) => each.lane === lane)) {
      await wait(Math.max(0, beganMs + fault.atMs - performance.now()));
      if (performance.now() - beganMs > striker.untilMs) {
        return;
      }
      await strikeOnce(striker, fault);
      faults.push(fault);
      const ms = await recovery(striker, fault);
      slowestRecovery = ms > slowestRecovery.ms ? { kind: fault.kind, ms } : slowestRecovery;
    }
  };
  await Promise.all(LANES.filter((lane) => lane !== 'service').map(strikeLane));
  await strikeLane('service');
  return { faults, slowestRecovery };
}

async function strikeOnce({ world, stops }: Striker, fault: Fault): Promise<void> {
  // What a standing process holds up is no slowness of its own.
  const end = fault.kind === 'server-stop' ? stops.begin() : () => undefined;
  try {
    await inflict(world, fault);
  } finally {
    end();
  }
}

/** Milliseconds until a push is acknowledged that began after the fault was healed; one that takes too long is a broken promise. */
async function recovery({ model, answers, stops }: Striker, { kind }: Fault): Promise<number> {
  const healedMs = performance.now();
  const isBack = (): boolean => model.newestPushBeganMs > healedMs;
  while (!isBack() && stops.ownTime(healedMs) < BACK_WITHIN_MS) {
    await wait(LOOK_EVERY_MS);
  }
  if (!isBack()) {
    answers.accuse(`nothing was acknowledged for ${BACK_WITHIN_MS / 1000} s after ${kind}`);
  }
  return Math.round(performance.now() - healedMs);
}
