import { connect, createServer, type Server, type Socket } from 'node:net';

/** A door before a server that counts what goes through it, headers included, in both directions. */
export interface CountingDoor {
  readonly url: string;
  /** Bytes that went to the server, and that came from it, and requests, so far. */
  bytes(): { readonly up: number; readonly down: number; readonly requests: number };
  /** Cuts all connections at once, without a word, and lets new ones in; gives how many there were. */
  cut(): number;
  stop(): Promise<void>;
}

/** A request begins a chunk: browsers send none before the answer to the one before. */
const REQUEST = /^(GET|POST|PUT|PATCH|DELETE) /;

/** Opens a door on a free port of this machine before the server at `serverUrl`. */
export async function openCountingDoor(serverUrl: string): Promise<CountingDoor> {
  const { hostname, port } = new URL(serverUrl);
  const counted = { up: 0, down: 0, requests: 0 };
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on('data', (chunk: Buffer) => {
      counted.up += chunk.length;
      counted.requests += REQUEST.test(chunk.toString('latin1', 0, 16)) ? 1 : 0;
    });
    far.on('data', (chunk: Buffer) => (counted.down += chunk.length));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    bytes: () => ({ ...counted }),
    cut() {
      const count = open.size / 2;
      open.forEach((socket) => socket.destroy());
      return count;
    },
    async stop() {
      open.forEach((socket) => socket.destroy());
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('the door has no port');
  }
  return address.port;
}
