import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A connection that is opened while the server closes is refused by an answer; one that then asks nothing is cut off, ms. */
const LATE_MS = 1_000;

/**
 * Lets the server close without waiting for connections that no answer is due on: those that never sent a request, or
 * only a part of its head, end at once, those with an answer under way once it is sent. Node itself waits for them, and
 * no longer looks for slow requests once it closes. WebSocket connections say goodbye themselves.
 */
export function closeConnectionsWith(app: FastifyInstance): void {
  const server: Server = app.server;
  /** Answers due on each open connection. */
  const due = new Map<Socket, number>();
  let isClosing = false;
  const endIfUnused = (socket: Socket): void => {
    if (isClosing && due.get(socket) === 0) {
      socket.destroySoon();
    }
  };
  server.on('connection', (socket: Socket) => {
    due.set(socket, 0);
    socket.once('close', () => due.delete(socket));
    if (isClosing) {
      socket.setTimeout(LATE_MS);
    }
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    due.set(socket, (due.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const answers = due.get(socket);
      if (answers !== undefined) {
        due.set(socket, answers - 1);
        endIfUnused(socket);
      }
    });
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => due.delete(socket));
  app.addHook('preClose', () => {
    isClosing = true;
    [...due.keys()].forEach(endIfUnused);
    return Promise.resolve();
  });
}
