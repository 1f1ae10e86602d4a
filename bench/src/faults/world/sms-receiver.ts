import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A gateway of messages that can be slow. */
export interface SmsReceiver {
  readonly url: string;
  /** Answers so many ms late from now on. */
  slowDown(delayMs: number): void;
  /** Ids of the messages that were answered with 200. */
  readonly accepted: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Starts one on a free port of this machine. */
export async function startSmsReceiver(): Promise<SmsReceiver> {
  const accepted = new Set<string>();
  let delayMs = 0;
  const server = createServer((request, response) => {
    request.resume();
    void wait(delayMs).then(() => {
      if (!response.destroyed) {
        accepted.add(String(request.headers['idempotency-key']));
        response.end();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    slowDown: (ms) => {
      delayMs = ms;
    },
    accepted,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
