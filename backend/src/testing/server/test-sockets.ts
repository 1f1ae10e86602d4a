import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ExecutionResult } from 'graphql';
import WebSocket from 'ws';
import { fanOut } from '../../modules/realtime/fan-out';
import type { Live } from '../../modules/realtime/fan-out';
import { EventBus } from '../../platform/live/events';
import type { Emit } from '../../platform/live/events';
import { tokensOf } from '../../transport/http/cookies';
import { graphqlSchema } from '../../transport/graphql/schema';
import { PING_EVERY_MS } from '../../transport/ws/protocol-server';
import { SocketPlaces } from '../../transport/ws/socket-places';
import { serveSockets } from '../../transport/ws/socket-server';
import type { TestServer } from './test-server';

/** The WebSocket door alone, over the sessions of a test server, with what is behind it in the open. */
export interface TestSockets {
  readonly url: string;
  readonly emit: Emit;
  readonly live: Live;
  /** Connections that the server holds open at this moment. */
  connectionCount(): Promise<number>;
  close(): Promise<void>;
}

/** Opens a WebSocket door with an event bus of its own. */
export async function openTestSockets(
  { services, app }: TestServer,
  { pingEveryMs = PING_EVERY_MS } = {},
): Promise<TestSockets> {
  const events = new EventBus((error) => {
    throw error;
  });
  const live = fanOut(events);
  const server = createServer();
  const tokensIn = (header: string) => tokensOf(app.parseCookie(header));
  const schema = await graphqlSchema();
  const own = { events, live, publicUrl: null, tokensIn, pingEveryMs, places: new SocketPlaces({}) };
  const door = serveSockets({ server, schema, services, ...own });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    emit: (event) => events.emit(event),
    live,
    connectionCount: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
      ),
    close: async () => {
      await door.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A value of a subscription as it came over the wire. */
export type Pushed = ExecutionResult<Record<string, { id: string } | null>, { resync?: boolean }>;

/** A socket that speaks graphql-transport-ws by hand, so that it can stop reading. */
export class RawSocket {
  private readonly pushed = new Map<string, Pushed[]>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      // The server speaks JSON with these members.
      const message = JSON.parse(data.toString()) as { id?: string; type: string; payload?: Pushed };
      if (message.type === 'next' && message.id !== undefined && message.payload !== undefined) {
        this.of(message.id).push(message.payload);
      }
    });
  }

  /** Connects with a session and waits for the acknowledgement. */
  static async open(url: string, sessionToken: string | undefined): Promise<RawSocket> {
    const headers = { origin: url, cookie: `wf_session=${sessionToken}` };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
    socket.on('error', () => undefined);
    await once(socket, 'open');
    const raw = new RawSocket(socket);
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await once(socket, 'message');
    return raw;
  }

  /** Subscribes; what comes is in `of(id)`. Resolves once the server has received all that was sent to it. */
  async subscribe(id: string, query: string): Promise<void> {
    this.socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query } }));
    this.socket.send(JSON.stringify({ type: 'ping' }));
    await once(this.socket, 'message');
  }

  /** Events of a subscription so far. */
  of(id: string): Pushed[] {
    const known = this.pushed.get(id) ?? [];
    this.pushed.set(id, known);
    return known;
  }

  /** Resolves once the server has sent so many more pings; they are answered. */
  async pinged(times: number): Promise<void> {
    for (let ping = 0; ping < times; ping += 1) {
      await once(this.socket, 'ping');
    }
  }

  /** Stops reading from the network. */
  stall(): void {
    this.socket.pause();
  }

  /** Reads again. */
  wakeUp(): void {
    this.socket.resume();
  }

  /** Closes in good order, or by cutting the line. */
  async leave({ abruptly = false } = {}): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) {
      return;
    }
    const closed = once(this.socket, 'close');
    if (abruptly) {
      this.socket.terminate();
    } else {
      this.socket.close();
    }
    await closed;
  }
}

/** Waits until something holds. @throws Error when it does not within the time, ms */
export async function until(holds: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
  const deadlineMs = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadlineMs) {
      throw new Error(`Still not so after ${withinMs} ms: ${holds.toString()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
