import { createHmac, hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** The only form in which a token is stored: a keyed hash. Who can write into the database still can't make a session. */
export interface TokenMarks {
  /** The mark by which a new token is stored. */
  mark(token: string): Buffer;
  /** The marks by which a known token may be stored. */
  marks(token: string): Buffer[];
}

/** Marks by HMAC-SHA256 with the first key; tokens that were stored with one of the others are still found. */
export function tokenMarks(key: string, ...formerKeys: readonly string[]): TokenMarks {
  const markWith = (each: string, token: string): Buffer => createHmac('sha256', each).update(token).digest();
  return {
    mark: (token) => markWith(key, token),
    marks: (token) => [key, ...formerKeys].map((each) => markWith(each, token)),
  };
}

/** The key of sessions where none is configured: derived from the pepper, so that it is as secret as that. */
export function sessionKeyOf(pepper: string): string {
  return Buffer.from(hkdfSync('sha256', pepper, '', 'wakafine session key v1', KEY_BYTES)).toString('base64');
}
