import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/context/context';
import { AppError } from '../../platform/errors';
import { REQUEST_ID_FIELD } from '../sight/request-id';
import { keyTextOf } from './api-key';
import { tokensOf } from './cookies';
import { isGraphql, routePathOf } from './is-graphql';
import { isCrossSite, statedOrigin } from './same-origin';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** Addresses of programs, where other sites' pages may read what is public; the rest are pages of our own. */
const OF_PROGRAMS = /^\/(api|graphql|data)(?=[/?]|$)/;
const DAY_S = 86_400;

/** Headers of an answer that pages of any site may read. Without credentials: a browser then never sends them a cookie. */
const READABLE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': `RateLimit, RateLimit-Policy, Retry-After, ETag, WWW-Authenticate, ${REQUEST_ID_FIELD}`,
};
/** The wildcard of header names does not stand for Authorization (Fetch standard, "CORS-safelisted request-header"). */
const PREFLIGHT = {
  ...READABLE,
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': '*, Authorization',
  'access-control-max-age': String(DAY_S),
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route answers pages of other sites only when they come with a key. */
    isForOwnSite?: boolean;
  }
  interface FastifyRequest {
    /** Whether a request comes from a page of another site without a key: it may read what is public, and change nothing. */
    isReadOnly: boolean;
  }
}

/**
 * Lets pages of other sites read what is public, and call with a key, by CORS without credentials. Their requests never use a
 * cookie; what would change something without a key, or is no public read, is refused with 403.
 */
export function guardOtherSites(
  app: FastifyInstance,
  { security }: Services,
  publicUrl: string | null,
): void {
  app.decorateRequest('isReadOnly', false);
  app.addHook('onRequest', (request, reply, done) => {
    const isOfPrograms = OF_PROGRAMS.test(routePathOf(request) ?? request.url);
    if (isOfPrograms && isPreflight(request)) {
      void reply.code(204).headers(PREFLIGHT).send();
      return;
    }
    const isForeign = isCrossSite(request.headers, publicUrl);
    if (isOfPrograms && (isForeign || tokensOf(request.cookies).sessionToken === null)) {
      reply.headers(READABLE);
    }
    if (isForeign && isRefused(request)) {
      security.note(request.log, 'cross_site_refused', { origin: statedOrigin(request.headers) });
      done(new AppError('FORBIDDEN', { sentence: 'Requests from other sites are refused.' }));
      return;
    }
    if (isForeign && isOfPrograms) {
      request.isReadOnly = !hasKey(request);
      request.cookies = {};
    }
    done();
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  );
}

function isRefused(request: FastifyRequest): boolean {
  if (hasKey(request)) {
    return !OF_PROGRAMS.test(routePathOf(request) ?? request.url);
  }
  if (SAFE_METHODS.includes(request.method)) {
    return request.routeOptions.config.isForOwnSite === true;
  }
  // A query may come by POST; what it is, the gate of documents finds out.
  const isQuery = request.method === 'POST' && isGraphql(request);
  return !isQuery || tokensOf(request.cookies).sessionToken !== null;
}

/** Whether a request shows a key, be it one or not; no page can make a browser add one by itself. */
function hasKey(request: FastifyRequest): boolean {
  return keyTextOf(request) !== null;
}
