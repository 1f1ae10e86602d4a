import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { censorText } from '../../platform/log/log-censor';

/** Header field that carries the id of a request in and out. */
export const REQUEST_ID_FIELD = 'x-request-id';
const GIVEN = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/**
 * The id of a request: the one that it came with where that is short, of harmless characters and could be no number, plate, place or
 * token, since it stands in the log as it is; else a new one.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_FIELD];
  const isFit = typeof given === 'string' && GIVEN.test(given) && censorText(given) === given;
  return isFit ? given : randomUUID();
}
