import { createClient } from 'graphql-ws';
import type { Client, FormattedExecutionResult } from 'graphql-ws';
import WebSocket from 'ws';

/** An answer with its JSON body; tests know its shape and assert it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: JsonValue;
}

/** Any JSON, to be looked into freely. */
export type JsonValue = ReturnType<typeof JSON.parse>;

let nextNumber = 650_000_000;

/** A browser of a test: stores cookies, speaks REST, GraphQL and graphql-transport-ws. */
export class TestClient {
  private readonly cookies = new Map<string, string>();
  private apiKey: string | null = null;

  constructor(private readonly url: string) {}

  /** A citizen that has signed up and in, with a number of its own. */
  static async citizen(url: string): Promise<TestClient & { readonly mobileNumber: string }> {
    nextNumber += 1;
    const mobileNumber = String(nextNumber);
    const client = new TestClient(url);
    await client.rest('POST', '/api/auth/signup', { mobileNumber, pinCode: '483920' });
    await client.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: '483920' });
    return Object.assign(client, { mobileNumber });
  }

  /** A REST call; a string is sent as it is, anything else as JSON. */
  async rest(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await this.send(method, path, body, headers);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text) };
  }

  /** The same call with its answer as it came, which need not be JSON, and may go on until it is ended from outside. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
    signal: AbortSignal | null = null,
  ): Promise<Response> {
    const hasBody = body !== undefined;
    const response = await fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      signal,
      headers: {
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        cookie: this.cookieHeader(),
        ...(this.apiKey === null ? {} : { authorization: `Bearer ${this.apiKey}` }),
        ...headers,
      },
      ...(hasBody ? { body: isRaw(body) ? body : JSON.stringify(body) } : {}),
    });
    this.storeCookies(response);
    return response;
  }

  /** A GraphQL operation over HTTP. */
  graphql(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    return this.rest('POST', '/graphql', { query, variables });
  }

  /** A socket for subscriptions from the own origin, or as a program without an Origin header. */
  socket({ withOrigin = true }: { withOrigin?: boolean } = {}): Client {
    const headers = { cookie: this.cookieHeader(), ...(withOrigin ? { origin: this.url } : {}) };
    class SocketWithHeaders extends WebSocket {
      constructor(address: string, protocols?: string | string[]) {
        super(address, protocols, { headers });
      }
    }
    const url = `${this.url.replace('http', 'ws')}/graphql`;
    const connectionParams = this.apiKey === null ? {} : { apiKey: this.apiKey };
    return createClient({
      ...{ url, webSocketImpl: SocketWithHeaders, connectionParams, retryAttempts: 0, lazy: true },
    });
  }

  /** The value of a cookie that the server has set, or undefined. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /** Whether it is a program with a key. */
  get hasKey(): boolean {
    return this.apiKey !== null;
  }

  /** Makes it a program with an API key, over HTTP and sockets. */
  setKey(secret: string): void {
    this.apiKey = secret;
  }

  /** Gives the browser a cookie. */
  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private storeCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') {
        this.cookies.delete(name);
      } else {
        this.cookies.set(name, value);
      }
    }
  }
}

/** The results of a subscription as they come in, and a promise for the first so many. */
export function collect(
  socket: Client,
  query: string,
): {
  results: FormattedExecutionResult<Record<string, unknown>, unknown>[];
  stop: () => void;
  atLeast: (count: number) => Promise<void>;
} {
  const results: FormattedExecutionResult<Record<string, unknown>, unknown>[] = [];
  let wake: () => void = () => undefined;
  const stop = socket.subscribe(
    { query },
    {
      next: (result) => {
        results.push(result);
        wake();
      },
      error: () => wake(),
      complete: () => wake(),
    },
  );
  const atLeast = async (count: number): Promise<void> => {
    while (results.length < count) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { results, stop, atLeast };
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}

function parsed(text: string): JsonValue {
  return text === '' ? null : JSON.parse(text);
}
