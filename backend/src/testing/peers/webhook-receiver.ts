import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a receiver got it. */
export interface ReceivedMessage {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A receiver of webhooks on this machine. */
export interface WebhookReceiver {
  readonly url: string;
  /** In the order in which they came, refused ones too. */
  readonly messages: ReceivedMessage[];
  /** Its answer from now on; 200 at first. */
  answer: (message: ReceivedMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Starts a receiver. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    void read(request).then((message) => {
      receiver.messages.push(message);
      receiver.answer(message, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hook`,
    messages: [],
    answer: (_message, response) => response.end('thank you'),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

async function read(request: IncomingMessage): Promise<ReceivedMessage> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    // A request without an encoding gives bytes.
    parts.push(part as Buffer);
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  return { id: headers['webhook-id'] ?? '', headers, body: Buffer.concat(parts).toString() };
}
