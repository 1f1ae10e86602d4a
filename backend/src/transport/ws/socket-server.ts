import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { Live } from '../../modules/realtime/fan-out';
import type { Services } from '../../platform/context/context';
import { countedAddress } from '../../platform/limits/counted-address';
import { asAppError } from '../../platform/errors';
import type { EventBus } from '../../platform/live/events';
import { refusalOf } from '../budget/charge';
import { CHALLENGE, keyTextIn } from '../http/api-key';
import { addressSubject, findCaller } from '../http/caller';
import type { Caller, Credentials } from '../http/caller';
import { logError } from '../http/error-answer';
import { isOwnOrigin, statedOrigin } from '../http/same-origin';
import { REQUEST_ID_FIELD, requestIdOf } from '../sight/request-id';
import { logRequest } from '../sight/request-line';
import { connectWithKey } from './connect-key';
import { KeySockets } from './key-sockets';
import { SOCKET_FORM } from './answer-form';
import { PING_EVERY_MS, protocolOf } from './protocol-server';
import type { SocketPlace } from './protocol-server';
import { withRefusalCost } from './refusal-cost';
import { SessionSockets } from './session-sockets';
import type { SocketPlaces } from './socket-places';
import { subscriptionHooks } from './subscription-hooks';
import type { SubscriptionHooks } from './subscription-hooks';

const PATH = '/graphql';
const SERVER_OPTIONS = {
  noServer: true,
  maxPayload: 64 * 1024,
  handleProtocols,
  /** A client that does not answer the goodbye is cut off after this time, ms; the types don't know it yet. */
  closeTimeout: 750,
};
/** graphql-ws's own code for a connection without authority. */
const GOING_AWAY = { code: 1001, reason: 'Going away' };
const SESSION_ENDED = { code: 4401, reason: 'Session ended' };
const KEY_ENDED = { code: 4401, reason: 'API key ended' };

/** Dependencies of the WebSocket door on the server around it. */
export interface SocketServerOptions {
  readonly server: Server;
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly events: EventBus;
  readonly live: Live;
  readonly publicUrl: string | null;
  /** Places of sockets and streams. */
  readonly places: SocketPlaces;
  /** Whether `X-Forwarded-For` comes from a proxy of ours; absent is not. */
  readonly trustProxy?: boolean;
  /** Interval of the pings of a socket, ms; absent: as in service. */
  readonly pingEveryMs?: number;
  /** The tokens in a Cookie header. */
  readonly tokensIn: (cookieHeader: string) => Pick<Credentials, 'sessionToken' | 'deviceToken'>;
}

/** Parts of the door that streams of server-sent events share with sockets: places, sessions, keys, and the way to subscribe. */
export interface SharedDoor {
  readonly places: SocketPlaces;
  readonly bySession: SessionSockets;
  readonly byKey: KeySockets;
  readonly hooks: SubscriptionHooks;
}

/** Serves subscriptions over graphql-transport-ws; `close` ends all sockets. */
export function serveSockets(options: SocketServerOptions): SharedDoor & { close(): Promise<void> } {
  const sockets = new WebSocketServer(SERVER_OPTIONS);
  const bySession = new SessionSockets(options.services, options.events, SESSION_ENDED);
  const { services, places, pingEveryMs = PING_EVERY_MS } = options;
  const byKey = new KeySockets(services, options.events, KEY_ENDED);
  const onConnect = connectWithKey({ services, keys: byKey, places });
  const hooks = subscriptionHooks(options);
  const speak = protocolOf(
    { ...withRefusalCost(hooks, services), onConnect },
    { log: services.log, pingEveryMs },
  );

  const refuse = refusals(services);
  const idOf = new WeakMap<IncomingMessage, string>();
  sockets.on('headers', (headers, request) => {
    headers.push(`${REQUEST_ID_FIELD}: ${idOf.get(request) ?? ''}`);
  });

  async function serve(
    request: IncomingMessage,
    connection: Duplex,
    { head, requestId }: Opening,
  ): Promise<void> {
    const admitted = await admit(options, request);
    if (admitted.status !== 101) {
      refuse(connection, { status: admitted.status, requestId, request });
      return;
    }
    const { caller } = admitted;
    const accountId = caller.actor?.accountId ?? null;
    const keyId = caller.key?.id ?? null;
    const leave = await places.accept({ accountId, keyId, address: addressOf(request, options) });
    if (typeof leave === 'number') {
      refuse(connection, { status: leave, requestId, request });
      return;
    }
    idOf.set(request, requestId);
    const place = { leave };
    countWhileOpen(connection, services, place);
    sockets.handleUpgrade(request, connection, head, (socket) => {
      speak({ socket, connection, form: SOCKET_FORM, caller, place, requestId });
      if (caller.key !== null) {
        byKey.add(caller.key, socket);
      } else if (caller.actor !== null) {
        bySession.add(caller.actor, socket);
      }
    });
  }

  options.server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    destroyOnError(connection);
    const requestId = requestIdOf(request);
    serve(request, connection, { head, requestId }).catch((error: unknown) => {
      refuse(connection, { status: 503, requestId, request, error });
    });
  });
  return {
    places,
    bySession,
    byKey,
    hooks,
    close: async () => {
      bySession.stop();
      byKey.stop();
      sockets.clients.forEach((socket) => socket.close(GOING_AWAY.code, GOING_AWAY.reason));
      await new Promise((resolve) => sockets.close(resolve));
    },
  };
}

// Functions of their own, so that what listens for as long as a socket is open holds nothing of the request.
function destroyOnError(connection: Duplex): void {
  connection.on('error', destroyThis);
}

function destroyThis(this: Duplex): void {
  this.destroy();
}

function countWhileOpen(connection: Duplex, { gauges }: Services, place: SocketPlace): void {
  gauges.sockets += 1;
  connection.on('close', () => {
    gauges.sockets -= 1;
    place.leave();
  });
}

interface Opening {
  readonly head: Buffer;
  readonly requestId: string;
}

const NO_TOKENS = { sessionToken: null, deviceToken: null };

type Admission =
  { readonly status: 101; readonly caller: Caller } | { readonly status: 401 | 403 | 404 | 429 };

async function admit(options: SocketServerOptions, request: IncomingMessage): Promise<Admission> {
  const { services, publicUrl, tokensIn } = options;
  if (request.url?.split('?')[0] !== PATH) {
    return { status: 404 };
  }
  const { origin, cookie, authorization } = request.headers;
  if (origin !== undefined && !isOwnOrigin(request.headers, publicUrl)) {
    return { status: 403 };
  }
  // No browser: a cookie without an origin could have been sent by anybody's page.
  const tokens = origin === undefined ? NO_TOKENS : tokensIn(cookie ?? '');
  const address = addressOf(request, options);
  const apiKey = keyTextIn(authorization);
  // Sockets connect by themselves: that nobody is at the screen must not extend a session.
  const credentials = { ...tokens, apiKey, address, isAttended: false };
  try {
    return { status: 101, caller: await findCaller(services, credentials) };
  } catch (error) {
    if (asAppError(error).code !== 'UNAUTHENTICATED') {
      throw error;
    }
    const guest = { subject: addressSubject(address), key: null };
    services.tallies.keyCalls.add(['unknown', 'UNAUTHENTICATED']);
    return { status: refusalOf(services, guest, 1) === undefined ? 401 : 429 };
  }
}

/** Behind our proxy the address that it has added last: those before it are the client's own words. */
function addressOf(
  { headers, socket }: IncomingMessage,
  { trustProxy = false }: SocketServerOptions,
): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return countedAddress(forwarded || (socket.remoteAddress ?? ''));
}

const REASONS = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

interface Refusal {
  readonly status: keyof typeof REASONS;
  readonly requestId: string;
  readonly request: IncomingMessage;
  readonly error?: unknown;
}

/** Gives the function that answers an upgrade which is refused, and counts and logs it. */
function refusals({ log, tallies, security }: Services): (connection: Duplex, refusal: Refusal) => void {
  const nothing = { operation: null, code: null, account: null, tookMs: 0, isSlow: false };
  return (connection, { status, requestId, request, error }) => {
    const ownLog = log.child({ requestId });
    tallies.refusedSockets.add([String(status)]);
    if (status === 403) {
      security.note(ownLog, 'origin_refused', { origin: statedOrigin(request.headers) });
    }
    if (error !== undefined) {
      logError(ownLog, asAppError(error));
    }
    logRequest(ownLog, { ...nothing, method: 'UPGRADE', route: status === 404 ? null : PATH, status });
    const asked = status === 401 ? `WWW-Authenticate: ${CHALLENGE}\r\n` : '';
    const fields = `${asked}${REQUEST_ID_FIELD}: ${requestId}\r\nConnection: close\r\nContent-Length: 0`;
    connection.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\n${fields}\r\n\r\n`);
  };
}
