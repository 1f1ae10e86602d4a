import { Agent, request } from 'node:http';

/** Outcome of a post. */
export interface Posted {
  readonly status: number;
  readonly text: string;
  readonly bytes: number;
}

/** One keep-alive connection. */
export interface Connection {
  /** Posts a JSON text, or bytes of a type that `more` names, and gives status, body and its length as it came. */
  post(body: string | Uint8Array, more?: Readonly<Record<string, string>>): Promise<Posted>;
  close(): void;
}

/** Opens a connection to `url` at its first request; every request carries `headers`. */
export function openConnection(url: string, headers: Readonly<Record<string, string>>): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    post: (body, more = {}) =>
      new Promise((resolve, reject) => {
        const outgoing = request(
          url,
          {
            method: 'POST',
            agent,
            headers: {
              'content-type': 'application/json',
              ...headers,
              ...more,
              'content-length': Buffer.byteLength(body),
            },
          },
          (incoming) => {
            const chunks: Buffer[] = [];
            incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
            incoming.on('end', () => {
              const body = Buffer.concat(chunks);
              resolve({ status: incoming.statusCode ?? 0, text: body.toString(), bytes: body.length });
            });
            incoming.on('error', reject);
          },
        );
        outgoing.on('error', reject);
        outgoing.end(body);
      }),
    close: () => agent.destroy(),
  };
}
