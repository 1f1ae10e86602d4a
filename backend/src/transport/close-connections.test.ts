import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { newHttpServer } from './http-server';

const HEAD = 'GET / HTTP/1.1\r\nhost: x\r\n';

let app: FastifyInstance;
let answer: () => void;
beforeEach(async () => {
  // With the times of service: none of them passes while a test runs.
  app = newHttpServer({ config: { publicUrl: null, trustProxy: false }, log: pino({ level: 'silent' }) });
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  app.get('/', () => ({ status: 'served' }));
  app.get('/late', async () => {
    await answered;
    return { status: 'served late' };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});

async function opened(): Promise<Socket> {
  // A server that listens on a port has an address with one.
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await Promise.all([once(socket, 'connect'), once(app.server, 'connection')]);
  return socket;
}

test('a server closes at once although connections never sent a request, or a part of one', async () => {
  const silent = await opened();
  const half = await opened();
  half.write(HEAD);
  const second = await opened();
  second.write(`${HEAD}\r\n`);
  await once(second, 'data');
  second.write(HEAD);
  const sockets = [silent, half, second];
  const gone = Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve))),
  );
  await app.close();
  await gone;
  expect(app.server.listening).toBe(false);
});

test('an answer that is due when the server closes is still sent, and its connection ends after it', async () => {
  const socket = await opened();
  socket.write('GET /late HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(app.server, 'request');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const gone = new Promise((resolve) => socket.once('close', resolve));
  const closed = app.close();
  await new Promise(setImmediate);
  answer();
  await Promise.all([closed, gone]);
  expect(Buffer.concat(chunks).toString()).toContain('served late');
});
