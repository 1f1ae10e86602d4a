import { get } from 'node:http';
import type { ClientRequest } from 'node:http';

/** A message of the public log as it came. */
export interface ReadEvent {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Record<string, unknown>;
}

/** A reader of Server-Sent Events, as a browser is one: it remembers the last id, and can be cut off and come back. */
export class EventReader {
  readonly events: ReadEvent[] = [];
  status: number | null = null;
  lastId: string | null = null;
  private request: ClientRequest | null = null;

  constructor(
    private readonly path: string,
    private readonly cookie = '',
  ) {}

  /** Connects to a server and resolves once it has answered. */
  async open(url: string): Promise<void> {
    const headers = {
      accept: 'text/event-stream',
      cookie: this.cookie,
      ...(this.lastId === null ? {} : { 'last-event-id': this.lastId }),
    };
    await new Promise<void>((resolve, reject) => {
      const request = get(`${url}${this.path}`, { headers, agent: false }, (response) => {
        this.status = response.statusCode ?? null;
        let text = '';
        response.setEncoding('utf8');
        response.on('error', () => undefined);
        response.on('data', (part: string) => {
          const messages = `${text}${part}`.split('\n\n');
          text = messages.pop() ?? '';
          messages.forEach((message) => this.receive(message));
        });
        resolve();
      });
      request.on('error', reject);
      this.request = request;
    });
  }

  /** Cuts the line. */
  cut(): void {
    this.request?.on('error', () => undefined);
    this.request?.destroy();
  }

  private receive(message: string): void {
    const id = /^id: (.*)$/m.exec(message)?.[1];
    const data = /^data: (.*)$/m.exec(message)?.[1];
    this.lastId = id ?? this.lastId;
    if (data !== undefined) {
      // The server writes messages of this shape; the test asserts what is in them.
      this.events.push(JSON.parse(data) as ReadEvent);
    }
  }
}
