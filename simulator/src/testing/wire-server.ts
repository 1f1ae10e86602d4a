import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOperation, createBook, WireRefusal, type Book } from './wire-operations';

/**
 * Fault of the next request: its connection breaks before or after it is carried out, or the answer is a
 * refusal.
 */
export type Mishap = 'lost-request' | 'lost-answer' | 'restarting' | 'unavailable' | 'too-many';

/** A server that speaks just as much of the public API as a phone needs, and misbehaves on demand. */
export interface WireServer {
  readonly url: string;
  /** Stored fixes. */
  readonly book: Book;
  /** Count of requests. */
  requests(): number;
  /** Lets the given things happen to the next requests of an operation, one each. */
  misbehave(operation: string, ...mishaps: Mishap[]): void;
  close(): Promise<void>;
}

/** Starts the server on a free port of this machine. */
export async function startWireServer(): Promise<WireServer> {
  const book = createBook();
  const mishaps = new Map<string, Mishap[]>();
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    void handle(book, mishaps, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    book,
    requests: () => requests,
    misbehave: (operation, ...next) => void mishaps.set(operation, next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function handle(
  book: Book,
  mishaps: Map<string, Mishap[]>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { operation, variables } = await readOperation(request);
  const mishap = mishaps.get(operation)?.shift();
  if (mishap === 'lost-request') {
    request.socket.destroy();
    return;
  }
  if (mishap === 'restarting') {
    response.writeHead(503, { 'content-type': 'text/plain' }).end('starting');
    return;
  }
  if (mishap === 'too-many') {
    const error = { message: 'Too many requests', extensions: { code: 'RATE_LIMITED' } };
    respond(response, 429, { errors: [error] }, { 'retry-after': '0' });
    return;
  }
  if (mishap === 'unavailable') {
    respond(response, 200, {
      data: null,
      errors: [{ message: 'No database', extensions: { code: 'UNAVAILABLE' } }],
    });
    return;
  }
  const session = /wf_session=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? null;
  try {
    const { data, cookies } = answerOperation(book, session, operation, variables);
    if (mishap === 'lost-answer') {
      request.socket.destroy();
      return;
    }
    respond(response, 200, { data }, { 'set-cookie': cookies });
  } catch (error) {
    const refusal = error instanceof WireRefusal ? error : new WireRefusal('INTERNAL', String(error));
    respond(response, 200, {
      data: null,
      errors: [{ message: refusal.message, extensions: { code: refusal.code } }],
    });
  }
}

async function readOperation(request: IncomingMessage): Promise<{ operation: string; variables: unknown }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  // Whatever else may come in, the tests of the phone send this shape.
  const body = JSON.parse(Buffer.concat(chunks).toString()) as { query: string; variables: unknown };
  return { operation: /(?:query|mutation)\s+(\w+)/.exec(body.query)?.[1] ?? '', variables: body.variables };
}

function respond(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string | string[]> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
