import type { FastifyRequest } from 'fastify';

/** The query string; where a name comes twice, its last value. */
export function queryOf({ url }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  // Not through URL: a client may send an absolute address, whose host need not be one that URL takes.
  const start = url.indexOf('?');
  return Object.fromEntries(new URLSearchParams(start === -1 ? '' : url.slice(start + 1)));
}
