import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from './public-answer';

/** Shorter answers fit into a few packets as they are, bytes. */
const MIN_BYTES = 8 * 1024;
const gzipAsync = promisify(gzip);

/**
 * Packs a long text, such as the route of a journey, for a client that takes gzip: to be used as `onSend` of a route.
 * It is done off the main thread. The fastest level makes an hour at one fix a second 86 kB of 427; the default
 * one would spare a tenth of that for six times the work.
 */
export async function packLongAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < MIN_BYTES) {
    return payload;
  }
  addVary(reply, ['accept-encoding']);
  if (!acceptsGzip(request.headers['accept-encoding'])) {
    return payload;
  }
  reply.header('content-encoding', 'gzip');
  reply.removeHeader('content-length');
  return gzipAsync(payload, { level: constants.Z_BEST_SPEED });
}

/** Whether a client takes gzip, by what it says to accept. */
export function acceptsGzip(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((coding) => /^\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(coding));
}
