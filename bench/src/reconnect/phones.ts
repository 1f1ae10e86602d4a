import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { reconnectWaitMs } from '@wakafine/domain/time/reconnect-wait';
import { createClient } from 'graphql-ws';
import { WebSocket, type ClientOptions } from 'ws';
import { openConnection } from '../load/connection';
import { openCountingDoor } from '../load/counting-door';
import { QUESTIONS, SUBSCRIPTIONS } from './operations';

/** Server of the phones, and the account of each. */
export interface Crowd {
  readonly serverUrl: string;
  readonly cookies: readonly string[];
}

/** Results of a cut; the times are ms after it, in the order of the phones. */
export interface CutTally {
  readonly cutSockets: number;
  /** Time when each phone had its socket back. */
  readonly socketMs: readonly number[];
  /** Time when each had an answer to all that it may have missed. */
  readonly backMs: readonly number[];
  readonly failures: readonly string[];
}

/** Phones with the app open, in a thread of their own: what is measured meanwhile must not wait for them. */
export interface Phones {
  /** Cuts all sockets at once, and waits until every phone has its data again. */
  cutAll(): Promise<CutTally>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Opens the app on every phone of a crowd; resolves when all are connected. */
export async function openPhones(crowd: Crowd): Promise<Phones> {
  const worker = new Worker(__filename, { workerData: crowd });
  const answer = () =>
    new Promise<CutTally>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  await answer();
  return {
    cutAll() {
      worker.postMessage('cut');
      return answer();
    },
    async stop() {
      await worker.terminate();
    },
  };
}

interface Phone {
  /** Resolves when its socket is back after the next loss, and all that it may have missed is answered. */
  next(): Promise<{ socketAtMs: number; backAtMs: number }>;
}

/** A socket of a browser that shows this page: with its cookie and its origin. */
function socketOf(headers: Record<string, string>) {
  return class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[], options?: ClientOptions) {
      super(address, protocols, { ...options, headers });
    }
  };
}

function openPhone(serverUrl: string, doorUrl: string, cookie: string, failures: string[]): Phone {
  let received: (times: { socketAtMs: number; backAtMs: number }) => void = () => undefined;

  async function askAgain(): Promise<void> {
    const socketAtMs = performance.now();
    const connection = openConnection(`${serverUrl}/graphql`, { cookie });
    for (const question of QUESTIONS) {
      const { status, text } = await connection.post(question);
      if (status !== 200 || text.includes('"errors"')) {
        failures.push(`HTTP ${status}: ${text.slice(0, 300)}`);
      }
    }
    connection.close();
    received({ socketAtMs, backAtMs: performance.now() });
  }

  const client = createClient({
    url: `${doorUrl.replace('http', 'ws')}/graphql`,
    webSocketImpl: socketOf({ cookie, origin: serverUrl, host: new URL(serverUrl).host }),
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (retries) => wait(reconnectWaitMs(retries, Math.random())),
    on: { connected: () => void askAgain().catch((error: unknown) => failures.push(String(error))) },
  });
  for (const query of SUBSCRIPTIONS) {
    client.subscribe(
      { query },
      {
        next: () => undefined,
        error: (error) => failures.push(`a subscription has ended: ${String(error)}`),
        complete: () => undefined,
      },
    );
  }
  return {
    next: () =>
      new Promise((resolve) => {
        received = resolve;
      }),
  };
}

async function live({ serverUrl, cookies }: Crowd): Promise<void> {
  const failures: string[] = [];
  const door = await openCountingDoor(serverUrl);
  const phones: Phone[] = [];
  for (const cookie of cookies) {
    const phone = openPhone(serverUrl, door.url, cookie, failures);
    phones.push(phone);
    // They did not come all at once.
    await phone.next();
  }
  const report = (tally: Omit<CutTally, 'failures'>) =>
    parentPort?.postMessage({ ...tally, failures: failures.splice(0) });

  parentPort?.on('message', () => {
    void (async () => {
      const all = Promise.all(phones.map((phone) => phone.next()));
      const atMs = performance.now();
      const cutSockets = door.cut();
      const times = await Promise.race([all, wait(PATIENCE_MS, [])]);
      report({
        cutSockets,
        socketMs: times.map(({ socketAtMs }) => socketAtMs - atMs),
        backMs: times.map(({ backAtMs }) => backAtMs - atMs),
      });
    })();
  });
  report({ cutSockets: 0, socketMs: [], backMs: [] });
}

if (!isMainThread) {
  // Only openPhones starts this file as a thread.
  void live(workerData as Crowd);
}
