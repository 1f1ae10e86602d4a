import type { TestClient } from './test-client';
import type { Pushed } from './test-sockets';
import { until } from './test-sockets';

/** After this time something hangs, however busy the machine is, ms. */
const PATIENCE_MS = 30_000;

/** A stream of server-sent events that is read by hand. */
export class TestStream {
  readonly values: Pushed[] = [];
  isComplete = false;
  hasEnded = false;
  private rest = '';

  private constructor(
    readonly response: Response,
    private readonly ending: AbortController,
  ) {
    void this.readAll();
  }

  /** Subscribes by POST, with the cookies of a client; resolves once the answer has begun. */
  static async open(
    client: TestClient,
    query: string,
    { headers = {}, signal }: { headers?: Record<string, string>; signal?: AbortController } = {},
  ): Promise<TestStream> {
    const ending = signal ?? new AbortController();
    const accept = { accept: 'text/event-stream', ...headers };
    const response = await client.send('POST', '/graphql/stream', { query }, accept, ending.signal);
    return new TestStream(response, ending);
  }

  /** Waits for so many values. */
  async atLeast(count: number): Promise<void> {
    await until(() => this.values.length >= count, PATIENCE_MS);
  }

  /** Waits until nothing more comes. */
  async ended(withinMs = PATIENCE_MS): Promise<void> {
    await until(() => this.hasEnded, withinMs);
  }

  /** Cuts the line. */
  leave(): void {
    this.ending.abort();
  }

  private async readAll(): Promise<void> {
    try {
      const text = this.response.body?.pipeThrough(new TextDecoderStream());
      for await (const part of text ?? []) {
        this.read(part);
      }
    } catch {
      // The line was cut, by whichever side.
    }
    this.hasEnded = true;
  }

  private read(part: string): void {
    const events = (this.rest + part).split('\n\n');
    this.rest = events.pop() ?? '';
    for (const event of events) {
      const [first = '', second = ''] = event.split('\n');
      if (first === 'event: next') {
        // The server writes JSON with these members.
        this.values.push(JSON.parse(second.slice('data: '.length)) as Pushed);
      }
      this.isComplete ||= first === 'event: complete';
    }
  }
}
