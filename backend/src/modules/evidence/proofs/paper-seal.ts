import { createCipheriv, createHash } from 'node:crypto';

const CIPHER = 'aes-128-gcm';
const NONCE_BYTES = 12;

/**
 * Text of the paper of a violation (place, hour, limit), sealed by the key in its QR: nonce, cipher text and tag in base64. Anyone who
 * asks gets it, and only who holds the paper can open it. The key is used once for each record, so its nonce follows from that.
 */
export function sealedPaper(paper: string, { key, commitment }: { key: string; commitment: string }): string {
  const nonce = createHash('sha256').update(commitment).digest().subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'hex'), nonce);
  const sealed = Buffer.concat([cipher.update(paper, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64');
}
