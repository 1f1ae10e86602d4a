import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { types } from 'node:util';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, asAppError } from '../../platform/errors';
import { HTTP_STATUS } from '@wakafine/domain/api/error-codes';
import { REQUEST_ID_FIELD } from '../sight/request-id';
import { logRequest } from '../sight/request-line';
import { isGraphql } from './is-graphql';
import type { ErrorCode } from '@wakafine/domain/api/error-codes';

/** The body of every refused REST call and of every answer that comes before GraphQL. */
export interface ErrorBody {
  readonly error: string;
  readonly code: ErrorCode;
  readonly requestId: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly [detail: string]: unknown;
}

const CODE_OF_STATUS = new Map<number, ErrorCode>([
  [400, 'BAD_USER_INPUT'],
  [404, 'NOT_FOUND'],
  [405, 'METHOD_NOT_ALLOWED'],
  [408, 'BAD_USER_INPUT'],
  [413, 'PAYLOAD_TOO_LARGE'],
  // A part of the path longer than any id.
  [414, 'NOT_FOUND'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [429, 'RATE_LIMITED'],
]);

/** Parser errors of Node's HTTP server, with the status where it is not 400. */
const STATUS_OF_PARSER = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Answers a request with an error in the documented shape and logs what only we may know. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = fromFramework(thrown) ?? asAppError(thrown);
  logError(request.log, error);
  request.refusedWith = error.code;
  if (error.retryAfterS !== undefined) {
    reply.header('retry-after', String(error.retryAfterS));
  }
  const body = errorBody(error, request.id);
  const answer = isGraphql(request) ? { ...body, errors: [graphqlError(error, request.id)] } : body;
  reply.code(HTTP_STATUS[error.code]).type('application/json').send(answer);
}

/** Answers an address that no route can be looked up for; no hook runs for it. */
export function answerUnrouted(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.header(REQUEST_ID_FIELD, request.id);
  answerError(thrown, request, reply);
  const { method, refusedWith: code } = request;
  const nothing = { route: null, operation: null, account: null, tookMs: 0, isSlow: false };
  logRequest(request.log, { ...nothing, method, status: reply.statusCode, code });
}

/** Errors before GraphQL, such as a session that can't be looked up, have its shape too. */
function graphqlError({ message, code, fields, details, retryAfterS }: AppError, requestId: string): object {
  return { message, extensions: { code, requestId, fields, retryAfterS, ...details } };
}

/** Answers bytes that are no HTTP request, before there is any request, and closes the connection. */
export function answerNoRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
  log: FastifyBaseLogger,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = (error.code !== undefined && STATUS_OF_PARSER.get(error.code)) || 400;
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(new AppError('BAD_USER_INPUT'), requestId));
  const headers = [
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `${REQUEST_ID_FIELD}: ${requestId}`,
    'Connection: close',
  ].join('\r\n');
  const nothing = { route: null, operation: null, account: null, tookMs: 0, isSlow: false };
  logRequest(log.child({ requestId }), { ...nothing, method: 'unread', status, code: 'BAD_USER_INPUT' });
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${body}`);
}

/** The documented error body. */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  return {
    error: error.message,
    code: error.code,
    requestId,
    ...(error.fields === undefined ? {} : { fields: error.fields }),
    ...error.details,
  };
}

/** Logs errors that are ours: the user gets the code, the log gets the cause. */
export function logError(log: Pick<FastifyBaseLogger, 'error' | 'warn'>, error: AppError): void {
  if (error.code === 'INTERNAL') {
    log.error({ err: error.cause }, 'a request failed');
  } else if (error.code === 'UNAVAILABLE' && error.cause !== undefined) {
    log.warn({ err: error.cause }, 'something that a request needs is out of reach');
  }
}

function fromFramework(thrown: unknown): AppError | null {
  if (!isFastifyError(thrown)) {
    return null;
  }
  const code = CODE_OF_STATUS.get(thrown.statusCode ?? 500);
  return code === undefined ? null : new AppError(code);
}

function isFastifyError(thrown: unknown): thrown is FastifyError {
  // Fastify's errors only inherit from Error, and those of Node may come from another realm.
  const isError = thrown instanceof Error || types.isNativeError(thrown);
  return isError && 'statusCode' in thrown && !(thrown instanceof AppError);
}
