import type { FastifyReply, FastifyRequest } from 'fastify';
import { TRACKER_PATHS } from '@wakafine/domain/trackers/tracker-setups';
import { routePathOf } from './is-graphql';

/** Calls with a bearer token of their own. */
const WITH_OTHER_TOKENS: readonly string[] = Object.values(TRACKER_PATHS);
/** As nearly all write it. */
const USUAL = 'Bearer ';
const BEARER = /^bearer(?: +(.*))?$/i;

/** The text that a request shows as an API key; null where it shows none, and for calls whose bearer token is another. */
export function keyTextOf(request: FastifyRequest): string | null {
  const text = keyTextIn(request.headers.authorization);
  return text !== null && WITH_OTHER_TOKENS.includes(routePathOf(request) ?? '') ? null : text;
}

/** The bearer token in an `Authorization` header, be it a key or not; null for none and for other schemes. */
export function keyTextIn(authorization: string | undefined): string | null {
  if (authorization === undefined) {
    return null;
  }
  // Matching takes longer than all else that is done with a key whose points are counted.
  if (authorization.startsWith(USUAL)) {
    return authorization.slice(USUAL.length).trim();
  }
  const found = BEARER.exec(authorization);
  return found === null ? null : (found[1] ?? '').trim();
}

/** Asks for another key, where one was refused (RFC 6750). */
export function challenge(reply: FastifyReply): void {
  reply.header('www-authenticate', CHALLENGE);
}

/** Value of `WWW-Authenticate` where a key was refused. */
export const CHALLENGE = 'Bearer realm="WakaFine", error="invalid_token"';
