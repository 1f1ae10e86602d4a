import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hourOfMs } from '@wakafine/domain/time/public-time';
import { HOUR_MS } from '@wakafine/domain/units';
import { tokensOf } from './cookies';

/** Time for which an answer of an hour is used without asking, at most, s: sample data may go at any time. */
const MOST_OF_HOUR_S = 300;
/** Time for which a document about the API is used without asking, s: it changes with the release. */
export const DOCUMENT_FRESH_S = 300;
const S = 1_000;
const VARY = ['accept', 'accept-encoding', 'authorization', 'cookie'];

/** Seconds for which a public answer may be used without asking again, at a time in ms; 0: it is asked for each time. */
export type Freshness = (nowMs: number) => number;

/** For what changes when the hour does. */
export const UNTIL_NEXT_HOUR: Freshness = (nowMs) =>
  Math.min(MOST_OF_HOUR_S, Math.floor((hourOfMs(nowMs) + HOUR_MS - nowMs) / S));

/** For what may change at any time. */
export const ASKED_EACH_TIME: Freshness = () => 0;

/** Tag of a text. Weak: the same text may be sent packed or as it is. */
export function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url')}"`;
}

/** Whether an answer is for somebody without a session. Any session's cookie counts, valid or not. */
export function isForVisitors({ cookies, caller }: FastifyRequest): boolean {
  return (caller?.actor ?? null) === null && tokensOf(cookies).sessionToken === null;
}

/**
 * Says of an answer that all without a session get, how long it may be used. Gives true, with the status 304, where the client has it
 * already: then nothing else is to be sent.
 */
export function isKnown(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { tag, freshS }: { tag: string; freshS: number },
): boolean {
  reply.header('etag', tag);
  reply.header('cache-control', freshS > 0 ? `public, max-age=${freshS}` : 'no-cache');
  addVary(reply, VARY);
  const isSame = namesTag(headers['if-none-match'], tag);
  if (isSame) {
    reply.code(304);
  }
  return isSame;
}

/** Names headers of a request by which the answer differs, beside those that are named already. */
export function addVary(reply: FastifyReply, names: readonly string[]): void {
  const named = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  reply.header('vary', [...new Set([...named, ...names])].join(', '));
}

/** The weak comparison of RFC 9110, section 8.8.3.2. */
function namesTag(given: string | undefined, tag: string): boolean {
  const opaque = (text: string): string => text.trim().replace(/^W\//, '');
  return given !== undefined && (given.trim() === '*' || given.split(',').map(opaque).includes(opaque(tag)));
}
