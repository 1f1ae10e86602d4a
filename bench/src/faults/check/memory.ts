import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Resident memory of one process, sampled while it lives. */
export interface MemorySample {
  readonly pid: number;
  /** Since the beginning of the run. */
  readonly atMs: number;
  readonly bytes: number;
}

/** Comparison of the first and the last part of a run. */
export interface MemoryCompared {
  readonly firstMb: number;
  readonly lastMb: number;
  /** Last over first. */
  readonly ratio: number;
  /** Minutes of each part. */
  readonly partMinutes: number;
}

const LOOK_EVERY_MS = 2_000;
const HOUR_MS = 3_600_000;
/** A process that has just started is still filling its caches. */
const WARM_AFTER_MS = 300_000;
/** Parts of shorter runs say nothing. */
const LEAST_PART_MS = 180_000;
const MB = 1024 ** 2;

/** Samples the memory of a process every two seconds until it is over. */
export async function sampleMemory(
  pidNow: () => number | undefined,
  isOver: () => boolean,
): Promise<MemorySample[]> {
  const samples: MemorySample[] = [];
  const fromMs = performance.now();
  while (!isOver()) {
    const pid = pidNow();
    const bytes = pid === undefined ? null : residentBytes(pid);
    if (pid !== undefined && bytes !== null) {
      samples.push({ pid, atMs: performance.now() - fromMs, bytes });
    }
    await wait(LOOK_EVERY_MS);
  }
  return samples;
}

/**
 * Compares the first with the last part of the time in which the first process lived: an hour each, or less of a shorter run.
 * Null where that was too short to say anything.
 */
export function compareMemory(samples: readonly MemorySample[]): MemoryCompared | null {
  const own = samples.filter(({ pid, atMs }) => pid === samples[0]?.pid && atMs > WARM_AFTER_MS);
  const [fromMs, toMs] = [own[0]?.atMs ?? 0, own.at(-1)?.atMs ?? 0];
  const partMs = Math.min(HOUR_MS, (toMs - fromMs) / 3);
  if (partMs < LEAST_PART_MS) {
    return null;
  }
  const first = medianOf(own.filter(({ atMs }) => atMs <= fromMs + partMs));
  const last = medianOf(own.filter(({ atMs }) => atMs >= toMs - partMs));
  return {
    ...{ firstMb: Math.round(first / MB), lastMb: Math.round(last / MB) },
    ...{ ratio: Math.round((last / first) * 1000) / 1000, partMinutes: Math.round(partMs / 60_000) },
  };
}

function medianOf(samples: readonly MemorySample[]): number {
  const sorted = samples.map(({ bytes }) => bytes).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function residentBytes(pid: number): number | null {
  try {
    const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kb === undefined ? null : Number(kb) * 1024;
  } catch {
    return null;
  }
}
