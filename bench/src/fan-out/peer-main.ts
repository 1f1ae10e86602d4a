import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { VALUE_OF_PEERS } from './value';

const SCHEMA = buildSchema(`
  type Query { ok: Boolean }
  type Violation { ${Object.keys(VALUE_OF_PEERS)
    .map((name) => `${name}: String`)
    .join(' ')} }
  type Subscription { violationCreated: Violation }
`);

/** Readers of the stock server that wait for the next value. */
const waiting = new Set<() => void>();

async function* values(): AsyncGenerator<{ violationCreated: typeof VALUE_OF_PEERS }> {
  for (;;) {
    await new Promise<void>((resolve) => waiting.add(resolve));
    yield { violationCreated: VALUE_OF_PEERS };
  }
}

/** A frame that was made once, and is the same for everybody. */
function prebuilt(): Buffer {
  const text = Buffer.from(
    JSON.stringify({ id: 'live', type: 'next', payload: { data: { violationCreated: VALUE_OF_PEERS } } }),
  );
  return Buffer.concat([Buffer.from([0x81, 126, text.length >> 8, text.length & 0xff]), text]);
}

/** Both peers in one program: graphql-ws as it comes, or prebuilt frames written to the connections. */
async function main(): Promise<void> {
  const isStock = process.env['FAN_OUT'] === 'stock';
  const connections = new Set<Duplex>();
  const frame = prebuilt();
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      const readers = [...waiting];
      waiting.clear();
      readers.forEach((resolve) => resolve());
      connections.forEach((connection) => connection.write(frame));
    }
    response.end();
  });
  const sockets = new WebSocketServer({ server, path: '/graphql' });
  if (isStock) {
    const root = { subscription: { violationCreated: values } };
    useServer({ schema: SCHEMA, roots: root, validate: () => [] }, sockets);
  } else {
    sockets.on('connection', (socket, request: IncomingMessage) => {
      connections.add(request.socket);
      socket.on('message', (data: Buffer) => {
        const { type } = JSON.parse(data.toString()) as { type: string };
        if (type === 'connection_init') {
          socket.send('{"type":"connection_ack"}');
        } else if (type === 'ping') {
          socket.send('{"type":"pong"}');
        }
      });
    });
  }
  server.listen(Number(process.env['PORT']), '127.0.0.1');
  await once(server, 'listening');
  process.once('SIGTERM', () => process.exit(0));
}

void main();
