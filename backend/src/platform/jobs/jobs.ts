import type { Gauges } from '../log/gauges';
import type { Logger } from '../log/log';

/** Work that a server process does now and then. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<void>;
}

/**
 * Runs the jobs until the given function is called; a job never overlaps itself, and a failed run is logged. How each ended
 * is kept in the gauges.
 */
export function startJobs(jobs: readonly Job[], log: Logger, gauges?: Gauges): () => void {
  const timers = jobs.map((job) => {
    const { name, everyMs } = job;
    let isRunning = false;
    gauges?.keepJob({ name, everyMs, endedAtMs: null, tookMs: null, hasFailed: false });
    const run = async (): Promise<void> => {
      if (isRunning) {
        return;
      }
      isRunning = true;
      let hasFailed = false;
      const startedAtMs = Date.now();
      try {
        await job.work();
      } catch (error) {
        hasFailed = true;
        log.warn({ err: error, job: job.name }, 'a job failed and will be tried again');
      } finally {
        isRunning = false;
        const endedAtMs = Date.now();
        gauges?.keepJob({ name, everyMs, endedAtMs, tookMs: endedAtMs - startedAtMs, hasFailed });
      }
    };
    return setInterval(() => void run(), job.everyMs).unref();
  });
  return () => timers.forEach((timer) => clearInterval(timer));
}
