import type { FastifyRequest } from 'fastify';

/** The values of a query string by their names. */
export type QueryValues = Readonly<Record<string, string | undefined>>;

/** Reads a query string; where a name comes twice, its last value holds. */
export function lastValues(text: string): Record<string, string> {
  return text === '' ? {} : Object.fromEntries(new URLSearchParams(text));
}

/** The query string of a request. */
export function queryOf({ url }: FastifyRequest): QueryValues {
  // Not through URL: a client may send an absolute address, whose host need not be one that URL takes.
  const start = url.indexOf('?');
  return lastValues(start === -1 ? '' : url.slice(start + 1));
}
