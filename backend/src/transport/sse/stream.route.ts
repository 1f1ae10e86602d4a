import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/context/context';
import { AppError, asAppError, HTTP_STATUS } from '../../platform/errors';
import type { ErrorCode } from '../../platform/errors';
import { countedAddress } from '../../platform/limits/counted-address';
import { costOfRequest } from '../budget/cost-extension';
import { logError } from '../http/error-answer';
import { callerOf } from '../http/caller';
import { STREAM_PATH } from '../http/is-graphql';
import type { SharedDoor } from '../ws/socket-server';
import type { Subscribing } from '../ws/subscription-hooks';
import { PING_EVERY_MS } from '../ws/protocol-server';
import { EVENT_FORM, EventStream } from './event-stream';
import { payloadOf } from './stream-payload';

const BODY_LIMIT_BYTES = 64 * 1024;
/** A stream has one operation, which has no name. */
const ONLY = '';
/** Time after which a client whose places are all in use may ask again, s. */
const PLACE_RETRY_S = 5;
const GOING_AWAY = { code: 1001, reason: 'Going away' };

/** Dependencies of the route. */
export interface StreamRouteOptions {
  readonly services: Services;
  readonly door: SharedDoor;
  /** Interval of the signs of life of a stream, ms; absent: as in service. */
  readonly beatEveryMs?: number;
}

/**
 * Serves subscriptions as server-sent events at `/graphql/stream`, one in each connection: the same documents, rules, limits, places and
 * values as over the WebSocket.
 */
export function streamRoute(
  app: FastifyInstance,
  { services, door, beatEveryMs = PING_EVERY_MS }: StreamRouteOptions,
): void {
  const streams = new Set<EventStream>();
  const beats = setInterval(() => streams.forEach((stream) => stream.beat()), beatEveryMs);
  beats.unref();
  app.route({
    url: STREAM_PATH,
    method: ['GET', 'POST'],
    exposeHeadRoute: false,
    bodyLimit: BODY_LIMIT_BYTES,
    handler: async (request, reply) => {
      const stream = new EventStream();
      endWith(reply, stream);
      const errors = await open({ request, stream, services, door });
      if (errors !== null) {
        stream.output.destroy();
        return refuse(request, reply, { errors, services });
      }
      streams.add(stream);
      stream.onceClosed(() => streams.delete(stream));
      request.openedAfterMs = reply.elapsedTime;
      // A proxy that collects an answer before it passes it on would hold every value.
      reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
      return reply.type('text/event-stream; charset=utf-8').send(stream.output);
    },
  });
  app.addHook('preClose', (done) => {
    clearInterval(beats);
    streams.forEach((stream) => stream.close(GOING_AWAY.code, GOING_AWAY.reason));
    done();
  });
}

/** A client that has gone before anything was sent ends its stream too. */
function endWith({ raw }: FastifyReply, stream: EventStream): void {
  if (raw.destroyed) {
    stream.output.destroy();
  } else {
    raw.once('close', () => stream.output.destroy());
  }
}

interface Opening extends StreamRouteOptions {
  readonly request: FastifyRequest;
  readonly stream: EventStream;
}

/** Subscribes, and sends the values into the stream from then on; gives the errors of a refusal. */
async function open({
  request,
  stream,
  services,
  door,
}: Opening): Promise<readonly GraphQLFormattedError[] | null> {
  const { hooks, bySession } = door;
  const caller = callerOf(request);
  const payload = payloadOf(request);
  const extra = {
    socket: stream,
    connection: stream.output,
    form: EVENT_FORM,
    caller,
    requestId: request.id,
  };
  const on: Subscribing = { extra, subscriptions: { [ONLY]: null } };
  const args = await hooks.onSubscribe(on, ONLY, payload);
  if (!('document' in args)) {
    // Reading it was work all the same.
    services.budget.chargeAnyway(caller.subject, 1, services.clock().getTime());
    return hooks.onError(on, ONLY, payload, args);
  }
  const leave = await placeFor(request, door);
  const answers = await hooks.subscribe(args).catch((error: unknown) => {
    leave();
    throw error;
  });
  if (!isStream(answers)) {
    leave();
    return hooks.onError(on, ONLY, payload, answers.errors ?? []);
  }
  services.gauges.sockets += 1;
  stream.onceClosed(() => {
    services.gauges.sockets -= 1;
    leave();
    void answers.return?.();
  });
  if (caller.actor !== null && stream.readyState === stream.OPEN) {
    bySession.add(caller.actor, stream);
  }
  sendAll(answers, stream, (result) => hooks.onNext(on, ONLY, payload, args, result)).catch(
    (error: unknown) => {
      logError(request.log, asAppError(error));
      stream.output.destroy();
    },
  );
  return null;
}

async function sendAll(
  answers: AsyncIterable<ExecutionResult>,
  stream: EventStream,
  present: (result: ExecutionResult) => ExecutionResult,
): Promise<void> {
  for await (const result of answers) {
    await stream.next(present(result));
  }
  stream.complete();
}

/** @throws RATE_LIMITED where the caller has all their places in use, UNAVAILABLE where the process has */
async function placeFor(request: FastifyRequest, { places }: SharedDoor): Promise<() => void> {
  const accountId = callerOf(request).actor?.accountId ?? null;
  const place = await places.accept({ accountId, address: countedAddress(request.ip) });
  if (typeof place === 'number') {
    throw new AppError(place === 429 ? 'RATE_LIMITED' : 'UNAVAILABLE', { retryAfterS: PLACE_RETRY_S });
  }
  return place;
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { errors, services }: { errors: readonly GraphQLFormattedError[]; services: Services },
): FastifyReply {
  const [first] = errors;
  const code = codeOf(first);
  const retryAfterS = first?.extensions?.['retryAfterS'];
  if (typeof retryAfterS === 'number') {
    reply.header('retry-after', String(retryAfterS));
  }
  request.refusedWith = code;
  const cost = costOfRequest(services, request);
  return reply.code(HTTP_STATUS[code]).send({ errors, extensions: { cost } });
}

function codeOf(error: GraphQLFormattedError | undefined): ErrorCode {
  const code = error?.extensions?.['code'];
  return isErrorCode(code) ? code : 'INTERNAL';
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && code in HTTP_STATUS;
}

function isStream(
  answers: AsyncIterableIterator<ExecutionResult> | ExecutionResult,
): answers is AsyncIterableIterator<ExecutionResult> {
  return Symbol.asyncIterator in answers;
}
