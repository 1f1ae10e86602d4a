import { familyOf, readProcesses, sumCpuUs } from '../sides/processor-time';
import type { startProduction } from '../sides/production';

/** A server in a process of its own. */
export type MeasuredServer = Awaited<ReturnType<typeof startProduction>>;

/** Processor time of the server and its PostgreSQL so far, microseconds. */
export function cpuUsOf({ pid }: MeasuredServer): number {
  return sumCpuUs(familyOf(readProcesses(), pid));
}

/** The value in the middle; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
