import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { openConnection } from '../load/connection';

/** Requests to a server of this process, by a thread of its own, over connections that stay open. */
export interface AskingThread {
  /** Sends so many, with the headers in turns, and gives the processor time of this thread for each, us; system time included. */
  ask(batch: AskedBatch): Promise<number>;
  close(): Promise<void>;
}

/** Requests with the same body. */
export interface AskedBatch {
  readonly body: string;
  readonly times: number;
  /** Identify the callers. */
  readonly headers: readonly Readonly<Record<string, string>>[];
}

/** As many as load a server steadily. */
const CONNECTIONS = 8;
const OK = 200;

interface Opened {
  readonly url: string;
}

/** Opens the connections. What the thread answers with anything but 200 is counted as a failure. */
export function openAskingThread(url: string, failures: { count: number }): AskingThread {
  const worker = new Worker(__filename, { workerData: { url } satisfies Opened });
  return {
    ask: (batch) =>
      new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (failed: number) => {
          worker.off('error', reject);
          failures.count += failed;
          resolve((threadTimeUs() - beforeUs) / batch.times);
        });
        const beforeUs = threadTimeUs();
        worker.postMessage(batch);
      }),
    close: async () => {
      await worker.terminate();
    },
  };
}

/** Processor time of the thread that asks, us, from the first line of its scheduler's statistics (ns). */
function threadTimeUs(): number {
  return Number.parseInt(readFileSync('/proc/thread-self/schedstat', 'utf8'), 10) / 1_000;
}

function answerBatches({ url }: Opened): void {
  const connections = Array.from({ length: CONNECTIONS }, () => openConnection(url, {}));
  parentPort?.on('message', ({ body, times, headers }: AskedBatch) => {
    let asked = 0;
    let failed = 0;
    const goOn = async (connection: (typeof connections)[number]): Promise<void> => {
      while (asked < times) {
        const own = headers[asked % headers.length];
        asked += 1;
        const { status } = await connection.post(body, own);
        failed += status === OK ? 0 : 1;
      }
    };
    void Promise.all(connections.map(goOn)).then(() => parentPort?.postMessage(failed));
  });
}

if (!isMainThread) {
  // Only openAskingThread starts this file as a thread.
  answerBatches(workerData as Opened);
}
