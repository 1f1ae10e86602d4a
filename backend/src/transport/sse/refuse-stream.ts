import type { GraphQLFormattedError } from 'graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/context/context';
import { HTTP_STATUS } from '@wakafine/domain/api/error-codes';
import type { ErrorCode } from '@wakafine/domain/api/error-codes';
import { costOfRequest } from '../budget/cost-extension';
import { EVENT_STREAM, onlyEvent } from './event-stream';

/** Refusals that a client may ask again after; all others stay what they are. */
const PASSING: readonly ErrorCode[] = ['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL'];

/**
 * Answers a refusal: with its status, or as the only value of a stream. The latter where nothing would come of asking again, to clients by
 * POST that ask for events alone: graphql-sse retries whatever has another status than 200. EventSource, which comes by GET,
 * does the opposite.
 */
export function refuseStream(
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
  const answer = { errors, extensions: { cost: costOfRequest(services, request) } };
  const isAsEvent =
    request.method === 'POST' && request.headers.accept === 'text/event-stream' && !PASSING.includes(code);
  return isAsEvent
    ? reply.type(EVENT_STREAM).send(onlyEvent(answer))
    : reply.code(HTTP_STATUS[code]).send(answer);
}

function codeOf(error: GraphQLFormattedError | undefined): ErrorCode {
  const code = error?.extensions?.['code'];
  return isErrorCode(code) ? code : 'INTERNAL';
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && code in HTTP_STATUS;
}
