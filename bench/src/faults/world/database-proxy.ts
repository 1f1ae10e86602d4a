import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The way to the database, which can be cut. */
export interface DatabaseProxy {
  readonly port: number;
  /** Ends all connections at once; new ones come through. */
  cut(): void;
  /** Ends all connections and refuses new ones until `restore`. */
  refuse(): void;
  /** Swallows every byte, both ways, until `restore`. */
  silence(): void;
  /** Lets every piece wait for so many ms, until `restore`. */
  slowDown(delayMs: number): void;
  restore(): void;
  close(): Promise<void>;
}

/** Listens on a free port of this machine and passes everything on to another one. */
export async function startDatabaseProxy(targetPort: number): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let isRefusing = false;
  let delayMs = 0;
  let heard: Promise<void> | null = null;
  let speakAgain = (): void => undefined;
  const pass = async (): Promise<void> => {
    await heard;
    if (delayMs > 0) {
      await wait(delayMs);
    }
  };
  const server = createServer((client) => {
    if (isRefusing) {
      client.resetAndDestroy();
      return;
    }
    void join(client, { targetPort, sockets, pass });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => sockets.forEach((socket) => void socket.resetAndDestroy());
  const restore = (): void => {
    isRefusing = false;
    delayMs = 0;
    heard = null;
    speakAgain();
  };
  return {
    // A TCP server that listens has an address with a port.
    port: (server.address() as AddressInfo).port,
    cut,
    refuse: () => {
      isRefusing = true;
      cut();
    },
    silence: () => {
      heard = new Promise((resolve) => {
        speakAgain = resolve;
      });
    },
    slowDown: (ms) => {
      delayMs = ms;
    },
    restore,
    close: async () => {
      restore();
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Joint {
  readonly targetPort: number;
  readonly sockets: Set<Socket>;
  /** Resolves once the next piece may go on. */
  readonly pass: () => Promise<void>;
}

async function join(client: Socket, { targetPort, sockets, pass }: Joint): Promise<void> {
  await pass();
  const target = connect({ port: targetPort, host: '127.0.0.1' });
  const pair = [client, target];
  pair.forEach((socket) => sockets.add(socket.setNoDelay(true)));
  // One side that breaks breaks the other.
  const end = (): void =>
    pair.forEach((socket) => {
      sockets.delete(socket);
      socket.destroy();
    });
  pair.forEach((socket) => socket.once('error', end).once('close', end));
  await Promise.all([forward(client, target, pass), forward(target, client, pass)]).catch(end);
}

async function forward(from: Socket, to: Socket, pass: () => Promise<void>): Promise<void> {
  for await (const piece of from) {
    await pass();
    if (!to.write(piece as Buffer)) {
      await Promise.race([once(to, 'drain'), once(to, 'close')]);
    }
  }
  to.end();
}
