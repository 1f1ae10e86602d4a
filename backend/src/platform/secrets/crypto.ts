import { createHash, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 32;
const LINK_TOKEN_BYTES = 16;

/** A new unguessable token (256 bits, base64url). */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A new unguessable token that is short enough for a link in a text message (128 bits, base64url, 22 characters). */
export function newLinkToken(): string {
  return randomBytes(LINK_TOKEN_BYTES).toString('base64url');
}

/** A new one-time code: six digits, each combination equally likely. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/** The only form in which a token is stored: its SHA-256. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** SHA-256 of a JSON value with fixed key order, to find out whether two requests have the same content. */
export function contentHash(content: Readonly<Record<string, unknown>>): Buffer {
  const sorted = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest();
}
