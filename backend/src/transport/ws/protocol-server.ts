import type { Duplex, Writable } from 'node:stream';
import { CloseCode, makeServer } from 'graphql-ws';
import type { ServerOptions, WebSocket as LibrarySocket } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Logger } from '../../platform/log/log';
import type { Caller } from '../http/caller';
import type { AnswerForm } from './answer-form';
import { Pings } from './pings';

/** Interval of the pings of a socket, ms. */
export const PING_EVERY_MS = 12_000;
/** Error of graphql-ws for frames that only a server sends. */
const WRONG_DIRECTION = /^Unexpected message of type (\w+) received$/;

/** Place of a socket among those of its holder. */
export interface SocketPlace {
  leave: () => void;
}

/** A connection that subscriptions are served over, and whose it is. */
export interface Receiving {
  /** After its goodbye, nothing is written any more. */
  readonly socket: Pick<WebSocket, 'readyState' | 'OPEN'>;
  readonly connection: Writable;
  readonly form: AnswerForm;
  /** Those who opened it; the API key of its `connectionParams` from there on, where it has one. */
  readonly caller: Caller;
  /** Id of the request that has opened it. */
  readonly requestId: string;
}

/** A WebSocket with what it runs over. */
export interface SocketExtra extends Receiving {
  readonly socket: WebSocket;
  readonly connection: Duplex;
  caller: Caller;
  /** Its place, given back when it closes. */
  readonly place: SocketPlace;
}

/** Options of graphql-ws with what we know of a socket. */
export type ProtocolOptions = ServerOptions<Record<string, unknown>, SocketExtra>;

/**
 * Speaks graphql-transport-ws over each socket that it is called with. Unlike the library's own adapter it prints nothing: a client
 * that breaks the protocol is closed with 4400, and a fault of ours goes to the log. A socket that has not answered a ping by the
 * next one is cut off.
 */
export function protocolOf(
  options: ProtocolOptions,
  { log, pingEveryMs }: { log: Logger; pingEveryMs: number },
): (extra: SocketExtra) => void {
  const server = makeServer(options);
  const pings = new Pings(pingEveryMs);
  const noteFault = ({ message }: Error): void =>
    log.debug({ reason: message }, 'a client broke the protocol');
  return (extra) => {
    const { socket } = extra;
    socket.on('error', noteFault);
    pings.add(socket);
    const closed = server.opened(new ProtocolSocket(socket, log), extra);
    // It closes once; `once` would hold a function more for each of thousands.
    socket.on('close', (code: number, reason: Buffer) => {
      pings.remove(socket);
      closed(code, reason.toString()).catch((error: unknown) =>
        log.error({ err: error }, 'a socket was not closed in good order'),
      );
    });
  };
}

/** A socket as the library wants it. */
class ProtocolSocket implements LibrarySocket {
  constructor(
    private readonly socket: WebSocket,
    private readonly log: Logger,
  ) {}

  get protocol(): string {
    return this.socket.protocol;
  }

  send(text: string): Promise<void> {
    return send(this.socket, text);
  }

  close(code?: number, reason?: string): void {
    this.socket.close(code, reason);
  }

  onMessage(handle: (text: string) => Promise<void>): void {
    this.socket.on('message', (data: Buffer) => {
      handle(data.toString()).catch((error: unknown) => closeBroken(this.socket, error, this.log));
    });
  }
}

function send(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) {
      resolve();
      return;
    }
    socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
}

function closeBroken(socket: WebSocket, error: unknown, log: Logger): void {
  const [, type] = WRONG_DIRECTION.exec(error instanceof Error ? error.message : '') ?? [];
  if (type !== undefined) {
    log.debug({ type }, 'a client sent what only a server sends');
    socket.close(CloseCode.BadRequest, 'Invalid message received');
  } else if (socket.readyState === socket.OPEN) {
    log.error({ err: error }, 'a message over a socket failed');
    socket.close(CloseCode.InternalServerError, 'Internal server error');
  }
}
