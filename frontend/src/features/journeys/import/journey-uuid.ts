import type { PackedFixes } from '../../../lib/track-file/packed-fixes';

/** Names of imported journeys (RFC 9562, section 5.5); a number of our own, drawn once. */
const NAMESPACE = '6f1c2f0e-2f4b-4c57-9a0b-3a5f6d1e7c42';
const VERSION = 0x50;
const VARIANT = 0x80;

/** The UUID (version 5) of a track for an account: the same fixes have the same, so that a file imported twice is one journey. */
export async function journeyUuid(accountId: string, fixes: PackedFixes): Promise<string> {
  const name = new TextEncoder().encode(`${NAMESPACE} ${accountId} `);
  const bytes = new Uint8Array(name.length + fixes.byteLength);
  bytes.set(name);
  bytes.set(new Uint8Array(fixes.buffer, fixes.byteOffset, fixes.byteLength), name.length);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).slice(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | VERSION;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | VARIANT;
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
