import { connect } from 'node:net';
import type { JsonValue } from '../server/test-client';

/** Answer to bytes that no well-behaved client would send. */
export interface RawAnswer {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; null where there is no body. */
  readonly body: JsonValue;
}

/** Sends bytes as they are over a connection of its own and reads the answer up to the end of the connection. */
export function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parsed(Buffer.concat(chunks).toString())));
  });
}

/** The head of a request that asks the server to close the connection after its answer. */
export function head(requestLine: string, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers });
  return `${requestLine} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

function parsed(answer: string): RawAnswer {
  const [answerHead = '', ...rest] = answer.split('\r\n\r\n');
  const [statusLine = '', ...headerLines] = answerHead.split('\r\n');
  const headers = headerLines.map((line) => {
    const [name = '', ...value] = line.split(':');
    return [name.toLowerCase(), value.join(':').trim()];
  });
  const text = rest.join('\r\n\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: text === '' ? null : JSON.parse(text),
  };
}
