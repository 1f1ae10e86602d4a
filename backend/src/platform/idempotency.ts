import { createHash } from 'node:crypto';
import { AppError } from './errors';

/** SHA-256 of a JSON value with fixed key order, the same for two requests with the same content. */
export function contentHash(content: Readonly<Record<string, unknown>>): Buffer {
  const sorted = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest();
}

/**
 * Lets a request be repeated, but no other one be sent, with a clientId that was used before.
 * @throws IDEMPOTENCY_MISMATCH where the content differs from the stored one
 */
export function refuseOtherContent(stored: Buffer, hash: Buffer): void {
  if (!stored.equals(hash)) {
    throw new AppError('IDEMPOTENCY_MISMATCH');
  }
}
