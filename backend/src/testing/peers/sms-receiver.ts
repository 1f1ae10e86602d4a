import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a gateway over HTTP. */
export interface ReceivedSms {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A gateway of messages over HTTP, of which a test decides how it answers. */
export interface SmsReceiver {
  readonly url: string;
  readonly received: ReceivedSms[];
  /** Its answer from now on; by default 202. */
  answerWith(answer: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** Opens a gateway on a free port. */
export async function openSmsReceiver(): Promise<SmsReceiver> {
  const received: ReceivedSms[] = [];
  let answer = (response: ServerResponse): void => void response.writeHead(202).end('{}');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, headers } = request;
      received.push({ method, headers, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    received,
    answerWith(next) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
