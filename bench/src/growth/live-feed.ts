import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildSchema, execute, getOperationAST, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';

const SCHEMA = join(__dirname, '../../../schema.graphql');

/** One event as the service would push it: a field of the schema's subscriptions and its value. */
export interface PushedEvent {
  readonly field: string;
  readonly value: object;
}

/** A door before the real server: all requests go through to it, what is pushed comes from here. */
export interface LiveFeed {
  readonly url: string;
  /** Sends an event to every subscription of its field; gives how many there were. */
  push(event: PushedEvent): number;
  stop(): Promise<void>;
}

type Listener = (event: PushedEvent) => void;

/** Opens the door before the server at `serverUrl`; its sockets speak the protocol of the real one. */
export async function openLiveFeed(serverUrl: string): Promise<LiveFeed> {
  const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));
  const listeners = new Map<string, Set<Listener>>();
  const server = createServer((incoming, outgoing) => passOn(serverUrl, incoming, outgoing));
  const sockets = new WebSocketServer({ server, path: '/graphql' });
  const protocol = useServer(
    {
      schema,
      subscribe: (args: ExecutionArgs) => streamOf(args, listeners),
    },
    sockets,
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    push(event) {
      const subscribed = listeners.get(event.field) ?? new Set();
      subscribed.forEach((listener) => listener(event));
      return subscribed.size;
    },
    async stop() {
      await protocol.dispose();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Events of a subscription, in the selected shape. */
async function* streamOf(
  args: ExecutionArgs,
  listeners: Map<string, Set<Listener>>,
): AsyncGenerator<ExecutionResult> {
  const field = rootFieldOf(args);
  const waiting: PushedEvent[] = [];
  let wake: () => void = () => undefined;
  const listener: Listener = (event) => {
    waiting.push(event);
    wake();
  };
  const all = listeners.get(field) ?? new Set();
  listeners.set(field, all.add(listener));
  try {
    for (;;) {
      const event = waiting.shift();
      if (event === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      } else {
        yield await execute({ ...args, rootValue: { [field]: event.value } });
      }
    }
  } finally {
    all.delete(listener);
  }
}

function rootFieldOf({ document, operationName }: ExecutionArgs): string {
  const selection = getOperationAST(document, operationName)?.selectionSet.selections[0];
  return selection?.kind === 'Field' ? selection.name.value : '';
}

function passOn(serverUrl: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const onward = request(
    `${serverUrl}${incoming.url ?? '/'}`,
    { method: incoming.method, headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('the feed has no port');
  }
  const { port }: AddressInfo = address;
  return port;
}
