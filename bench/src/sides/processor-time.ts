import { readdirSync, readFileSync } from 'node:fs';

/** Counters of a process in `/proc/<pid>/stat` (man 5 proc). */
export interface ProcessStat {
  readonly pid: number;
  readonly parentPid: number;
  /** Name of its program, cut at 15 characters. */
  readonly name: string;
  /** Microseconds of processor time: its own and those of its ended children, user and system. */
  readonly cpuUs: number;
}

/** USER_HZ, which Linux fixes at 100 for everything it shows in /proc. */
const TICKS_PER_SECOND = 100;
const US_PER_TICK = 1_000_000 / TICKS_PER_SECOND;
const NS_PER_US = 1000;

/**
 * Reads one line of `/proc/<pid>/stat`. Its own time there is cut to hundredths of a second, which over two dozen processes adds up
 * to more than a short benchmark spends: where the lines `/proc/<pid>/task/<tid>/schedstat` of its threads are given, it comes from those.
 * @throws RangeError for any other text
 */
export function parseProcessStat(text: string, threads: readonly string[] = []): ProcessStat {
  // The name stands in parentheses and may itself hold blanks and parentheses: all else follows the last one.
  const fields = text
    .slice(text.lastIndexOf(')') + 1)
    .trim()
    .split(' ')
    .map(Number);
  const pid = Number.parseInt(text, 10);
  const parentPid = fields[1];
  const ticks = fields.slice(11, 15);
  if (!Number.isInteger(pid) || parentPid === undefined || ticks.length < 4 || ticks.some(Number.isNaN)) {
    throw new RangeError(`no line of /proc/<pid>/stat: ${text}`);
  }
  const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
  const sumTicks = (of: readonly number[]): number => of.reduce((sum, tick) => sum + tick, 0) * US_PER_TICK;
  const threadUs = threads.reduce((sum, line) => sum + Number.parseInt(line, 10) / NS_PER_US, 0);
  const ownUs = threads.length === 0 ? sumTicks(ticks.slice(0, 2)) : threadUs;
  return { pid, parentPid, name, cpuUs: ownUs + sumTicks(ticks.slice(2)) };
}

/** Gives a process and everything below it. */
export function familyOf(processes: readonly ProcessStat[], rootPid: number): ProcessStat[] {
  const pids = new Set([rootPid]);
  let size: number;
  do {
    size = pids.size;
    processes.filter(({ parentPid }) => pids.has(parentPid)).forEach(({ pid }) => pids.add(pid));
  } while (pids.size > size);
  return processes.filter(({ pid }) => pids.has(pid));
}

/** Adds up processor time in microseconds. */
export function sumCpuUs(processes: readonly ProcessStat[]): number {
  return processes.reduce((sumUs, { cpuUs }) => sumUs + cpuUs, 0);
}

/** Reads every process of this machine. @throws Error where there is no /proc (any system but Linux) */
export function readProcesses(): ProcessStat[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const threads = readdirSync(`/proc/${name}/task`).map((id) =>
          readFileSync(`/proc/${name}/task/${id}/schedstat`, 'utf8'),
        );
        return [parseProcessStat(readFileSync(`/proc/${name}/stat`, 'utf8'), threads)];
      } catch (error) {
        if (error instanceof RangeError) {
          throw error;
        }
        // It ended between the listing and the reading; its time is in its parent by now.
        return [];
      }
    });
}
