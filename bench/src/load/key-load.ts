import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { openConnection } from './connection';

/** Programs that ask, and how often. */
export interface KeyLoad {
  readonly graphqlUrl: string;
  /** Authorization header of each program. */
  readonly keys: readonly string[];
  /** Time between two questions of one program, ms. */
  readonly everyMs: number;
  readonly seconds: number;
}

/** Outcome of the load. */
export interface KeyLoadTally {
  readonly answered: number;
  /** Questions above the limit of a key, answered with 429. */
  readonly refused: number;
  /** One sentence for each other answer. */
  readonly failures: readonly string[];
}

const QUESTION = JSON.stringify({
  query:
    '{ statistics { totalJourneys totalDistanceKm averageSpeedKmh totalViolations safeDrivingPercentage } }',
});
const TOO_MANY = 429;
/** Of this thread alone: on Linux a priority belongs to the thread that sets it. */
const LOW_PRIORITY = 10;

/** Has every program ask in its own time, in a thread of its own: what is measured meanwhile must not wait for it. */
export function runKeyLoad(load: KeyLoad): Promise<KeyLoadTally> {
  const worker = new Worker(__filename, { workerData: load });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function askAgainAndAgain({ graphqlUrl, keys, everyMs, seconds }: KeyLoad): Promise<KeyLoadTally> {
  const tally = { answered: 0, refused: 0, failures: [] as string[] };
  const untilMs = performance.now() + seconds * 1_000;
  const program = async (authorization: string, index: number): Promise<void> => {
    const connection = openConnection(graphqlUrl, { authorization });
    // Programs do not ask in step.
    let nextMs = performance.now() + (index / keys.length) * everyMs;
    while (nextMs < untilMs) {
      await wait(Math.max(0, nextMs - performance.now()));
      const { status, text } = await connection.post(QUESTION);
      if (status === TOO_MANY) {
        tally.refused += 1;
      } else if (status === 200 && !text.includes('"errors"')) {
        tally.answered += 1;
      } else {
        tally.failures.push(`HTTP ${status}: ${text.slice(0, 300)}`);
      }
      // A program that could not ask in time does not make up for it.
      nextMs = Math.max(nextMs + everyMs, performance.now());
    }
    connection.close();
  };
  await Promise.all(keys.map(program));
  return tally;
}

if (!isMainThread) {
  // Only runKeyLoad starts this file as a thread. Programs ask from elsewhere: their work is not to take the processor from the service.
  setPriority(LOW_PRIORITY);
  void askAgainAndAgain(workerData as KeyLoad).then((tally) => parentPort?.postMessage(tally));
}
