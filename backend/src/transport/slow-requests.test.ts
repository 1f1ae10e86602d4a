import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { newHttpServer } from './http-server';

const TIMES = { request: 600, head: 300, silence: 900, keepAlive: 300 };

let app: FastifyInstance;
beforeEach(async () => {
  const config = { publicUrl: null, trustProxy: false };
  app = newHttpServer({ config, log: pino({ level: 'silent' }), times: TIMES });
  app.post('/', () => ({ status: 'served' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

function opened(): Socket {
  // A server that listens on a port has an address with one.
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

/** Sends a piece now and one again and again, until the server closes; gives what it answered. */
async function drip(first: string, piece: string): Promise<string> {
  const socket = opened();
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.write(first);
  const timer = setInterval(() => socket.writable && socket.write(piece), 50);
  await once(socket, 'close');
  clearInterval(timer);
  return answer;
}

test('a head that never ends is answered 408 and cut off', async () => {
  expect(await drip('POST / HTTP/1.1\r\nhost: x\r\n', 'x-drip: 1\r\n')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that never ends is answered 408 and cut off', async () => {
  const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n';
  expect(await drip(head, ' ')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a connection on which nothing comes is closed', async () => {
  const socket = opened();
  socket.resume();
  await once(socket, 'close');
  expect(socket.bytesWritten).toBe(0);
});

test('hundreds of slow heads stop nobody else from being served', async () => {
  const slow = Array.from({ length: 300 }, () => opened());
  slow.forEach((socket) => socket.write('POST / HTTP/1.1\r\nhost: x\r\n'));
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' });
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'served' }]);
  slow.forEach((socket) => socket.resume());
  const open = slow.filter((socket) => !socket.closed);
  await Promise.all(open.map((socket) => once(socket, 'close')));
  expect(slow.every((socket) => socket.closed)).toBe(true);
});
