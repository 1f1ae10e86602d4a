import { PassThrough } from 'node:stream';
import type { AnswerForm } from '../ws/answer-form';
import type { EndingConnection } from '../ws/session-sockets';

/** A client that does not read the end of its stream is cut off after this time, ms. */
const CLOSE_MS = 750;
/** Code of a goodbye to a session that has ended: the client is to sign in, not to connect again. */
const SESSION_ENDED = 4401;
/** Media type of such a stream. */
export const EVENT_STREAM = 'text/event-stream; charset=utf-8';

const BEAT = ':\n\n';
const COMPLETE = 'event: complete\ndata:\n\n';
const START = Buffer.from('event: next\ndata: ');

/** Events of GraphQL over server-sent events, in distinct connections. An answer in JSON has no line breaks. */
export const EVENT_FORM: AnswerForm = {
  start: () => START,
  end: Buffer.from('\n\n'),
  framed: (parts) => Buffer.concat(parts),
};

/** A whole stream of one value. */
export function onlyEvent(value: object): string {
  return `${START.toString()}${JSON.stringify(value)}\n\n${COMPLETE}`;
}

/** The body of an answer that sends the values of one subscription as they come; to sessions, it is a socket. */
export class EventStream implements EndingConnection {
  readonly output = new PassThrough();
  readonly OPEN = 1;
  private isStalled = false;

  constructor() {
    this.output.on('error', () => undefined);
    // Some browsers show a stream as open only once something has come.
    this.output.write(BEAT);
  }

  /** As a WebSocket says it: 1 is open, 3 closed. */
  get readyState(): 1 | 3 {
    return this.output.writable ? 1 : 3;
  }

  on(event: 'close', listen: () => void): void {
    this.output.on(event, listen);
  }

  /** Calls what is given once the stream is closed, which it may be already. */
  onceClosed(listen: () => void): void {
    if (this.output.destroyed) {
      listen();
    } else {
      this.output.once('close', listen);
    }
  }

  /** Sends a value, and resolves once the client reads on. */
  async next(value: object): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(value));
    if (this.output.writable && !this.output.write(EVENT_FORM.framed([START, bytes, EVENT_FORM.end]))) {
      await this.readOn();
    }
  }

  /** Ends the stream: nothing will come any more. */
  complete(): void {
    this.end(COMPLETE);
  }

  /** Ends the stream by a goodbye. Only after the end of a session it is complete: from all else clients connect again. */
  close(code: number, reason: string): void {
    if (code === SESSION_ENDED) {
      const error = { message: reason, extensions: { code: 'UNAUTHENTICATED' } };
      this.end(onlyEvent({ errors: [error] }));
    } else {
      this.end('');
    }
  }

  /** Says that the stream lives, and cuts off a client that has read nothing since the last time. */
  beat(): void {
    if (this.isStalled) {
      this.output.destroy();
    } else if (this.output.writableNeedDrain) {
      this.isStalled = true;
      this.output.once('drain', () => {
        this.isStalled = false;
      });
    } else if (this.output.writable) {
      this.output.write(BEAT);
    }
  }

  /** Resolves once there is room again, or nothing will be read any more. */
  private readOn(): Promise<void> {
    return new Promise((resolve) => {
      const goOn = (): void => {
        this.output.off('drain', goOn).off('close', goOn);
        resolve();
      };
      this.output.on('drain', goOn).on('close', goOn);
    });
  }

  private end(last: string): void {
    if (this.output.writable) {
      this.output.end(last);
      setTimeout(() => this.output.destroy(), CLOSE_MS).unref();
    }
  }
}
