import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../platform/context/context';
import { STREAM_PATH } from '../http/is-graphql';
import { PING_EVERY_MS } from '../ws/protocol-server';
import type { SharedDoor } from '../ws/socket-server';
import { EVENT_STREAM, EventStream } from './event-stream';
import { openStream } from './open-stream';
import { refuseStream } from './refuse-stream';

const BODY_LIMIT_BYTES = 64 * 1024;
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
      const errors = await openStream({ request, stream, services, door });
      if (errors !== null) {
        stream.output.destroy();
        return refuseStream(request, reply, { errors, services });
      }
      streams.add(stream);
      stream.onceClosed(() => streams.delete(stream));
      request.openedAfterMs = reply.elapsedTime;
      // A proxy that collects an answer before it passes it on would hold every value.
      reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
      return reply.type(EVENT_STREAM).send(stream.output);
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
