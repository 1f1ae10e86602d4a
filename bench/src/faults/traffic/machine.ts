import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 1_000;
/** Less work than this says nothing about the machine, ns. */
const LEAST_WORK_NS = 1_000_000;

interface Sample {
  readonly atMs: number;
  /** Time on a processor, and time in which this process was ready and none was free; since its start, ns. */
  readonly ranNs: number;
  readonly waitedNs: number;
}

/** How much slower the machine is for what else runs on it: limits in time are those of a machine that has nothing else to do. */
export interface Machine {
  /** 1 where a processor was free whenever this process needed one, 3 where it waited twice as long as it ran. */
  slownessSince(fromMs: number): number;
  stop(): void;
}

/** Watches it from now on; where Linux gives no figures of it, no machine is slow. */
export function watchMachine(): Machine {
  const samples: Sample[] = [sample()];
  const timer = setInterval(() => void samples.push(sample()), LOOK_EVERY_MS);
  return {
    slownessSince: (fromMs) => {
      const before = samples.findLast(({ atMs }) => atMs <= fromMs) ?? samples[0];
      const now = sample();
      const ranNs = now.ranNs - (before?.ranNs ?? 0);
      const waitedNs = now.waitedNs - (before?.waitedNs ?? 0);
      return ranNs < LEAST_WORK_NS ? 1 : 1 + waitedNs / ranNs;
    },
    stop: () => clearInterval(timer),
  };
}

function sample(): Sample {
  const atMs = performance.now();
  try {
    const [ranNs = 0, waitedNs = 0] = readFileSync('/proc/self/schedstat', 'utf8').split(' ').map(Number);
    return { atMs, ranNs, waitedNs };
  } catch {
    return { atMs, ranNs: 0, waitedNs: 0 };
  }
}
