import type { Gauges } from '../log/gauges';
import type { Logger } from '../log/log';
import type { Job } from './jobs';

/**
 * Runs jobs in this process, however many others there are, until the given function is called: what each process does for
 * itself, or so often that a row for each run would cost more than the work. A job never overlaps itself, and a failed run is
 * logged. How each ended is shown by the gauges.
 */
export function startTicks(jobs: readonly Job[], log: Logger, gauges?: Gauges): () => void {
  const timers = jobs.map((job) => {
    const { name, everyMs } = job;
    let isRunning = false;
    gauges?.storeJob({ name, everyMs, endedAtMs: null, tookMs: null, hasFailed: false });
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
        gauges?.countRun(name, { hasFailed }, endedAtMs);
        gauges?.storeJob({ name, everyMs, endedAtMs, tookMs: endedAtMs - startedAtMs, hasFailed });
      }
    };
    return setInterval(() => void run(), job.everyMs).unref();
  });
  return () => timers.forEach((timer) => clearInterval(timer));
}
