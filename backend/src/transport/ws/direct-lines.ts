import { FanOutTally } from '../../platform/metrics/tallies';
import type { Operation } from './operation';
import type { Receiving } from './protocol-server';

/** Values that wait for one slow socket, over all its operations; a value is shared, so that a place costs a pointer. */
const MOST_WAITING = 1_024;
/** The brace that ends an answer. */
const LAST_BYTE = 1;

/** One operation that gets values past the protocol library. */
export interface DirectReceiver {
  readonly accountId: number | null;
  /** Sends an answer, which is an object in JSON without extensions; `isResync` when others before it were dropped. */
  send(answer: Buffer, isResync: boolean): void;
}

interface Waiting {
  readonly receiver: Receiver;
  readonly answer: Buffer;
}

/**
 * Operations of sockets that get values as frames which are written to the connection as they are: what the library does for each
 * value and each socket costs more than the connection itself. Streams of server-sent events are such sockets too.
 */
export class DirectLines {
  private readonly lines = new WeakMap<Receiving['socket'], Line>();

  constructor(private readonly tally = new FanOutTally()) {}

  /** The receiver of an operation of a socket. */
  open(operation: Operation): DirectReceiver {
    const { socket } = operation.socket;
    let line = this.lines.get(socket);
    if (line === undefined) {
      line = new Line(operation.socket, this.tally);
      this.lines.set(socket, line);
    }
    return new Receiver(line, operation);
  }
}

class Receiver implements DirectReceiver {
  readonly accountId: number | null;
  private readonly start: Buffer;
  private isResyncDue = false;

  constructor(
    private readonly line: Line,
    private readonly operation: Operation,
  ) {
    this.accountId = operation.accountId;
    this.start = operation.socket.form.start(operation.id);
  }

  send(answer: Buffer, isResync: boolean): void {
    this.isResyncDue ||= isResync;
    this.line.send(this, answer);
  }

  /** A value of it was dropped: the next one says so. */
  noteDropped(): void {
    this.isResyncDue = true;
  }

  frameOf(answer: Buffer): Buffer {
    const extensions = this.operation.nextExtensions(this.isResyncDue);
    this.isResyncDue = false;
    const { end, framed } = this.operation.socket.form;
    if (extensions === null) {
      return framed([this.start, answer, end]);
    }
    const more = Buffer.from(`,"extensions":${JSON.stringify(extensions)}}`);
    return framed([this.start, answer.subarray(0, -LAST_BYTE), more, end]);
  }
}

/** A connection with the values that are queued for it, oldest first. */
class Line {
  private readonly waiting: Waiting[] = [];
  private readonly socket: Receiving['socket'];
  private readonly connection: Receiving['connection'];

  constructor(
    { socket, connection }: Receiving,
    private readonly tally: FanOutTally,
  ) {
    this.socket = socket;
    this.connection = connection;
  }

  send(receiver: Receiver, answer: Buffer): void {
    if (this.waiting.length === 0 && !this.connection.writableNeedDrain) {
      this.write(receiver, answer);
      return;
    }
    if (this.waiting.length === 0) {
      this.connection.once('drain', () => this.flush());
    }
    this.waiting.push({ receiver, answer });
    if (this.waiting.length > MOST_WAITING) {
      this.waiting.shift()?.receiver.noteDropped();
      this.tally.dropped += 1;
    }
  }

  private flush(): void {
    while (this.waiting.length > 0 && !this.connection.writableNeedDrain) {
      const value = this.waiting.shift();
      if (value !== undefined) {
        this.write(value.receiver, value.answer);
      }
    }
    if (this.waiting.length > 0) {
      this.connection.once('drain', () => this.flush());
    }
  }

  private write(receiver: Receiver, answer: Buffer): void {
    // After its goodbye nothing may follow.
    if (this.socket.readyState === this.socket.OPEN) {
      this.connection.write(receiver.frameOf(answer));
      this.tally.sent += 1;
    }
  }
}
