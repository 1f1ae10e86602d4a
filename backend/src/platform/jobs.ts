import type { Logger } from './log';

/** Work that a server process does now and then. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<void>;
}

/** Runs the jobs until the given function is called; a job never overlaps itself, and a failed run is logged. */
export function startJobs(jobs: readonly Job[], log: Logger): () => void {
  const timers = jobs.map((job) => {
    let isRunning = false;
    const run = async (): Promise<void> => {
      if (isRunning) {
        return;
      }
      isRunning = true;
      try {
        await job.work();
      } catch (error) {
        log.warn({ err: error, job: job.name }, 'a job failed and will be tried again');
      } finally {
        isRunning = false;
      }
    };
    return setInterval(() => void run(), job.everyMs).unref();
  });
  return () => timers.forEach((timer) => clearInterval(timer));
}
