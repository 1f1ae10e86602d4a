import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { CheckSignature, NoteKey } from '@wakafine/domain/evidence/signed-note';

/** Bytes before the 32 bytes of a key in its DER forms (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/** A key that the log is signed with. */
export interface LogSigner {
  readonly key: NoteKey;
  readonly sign: (message: Uint8Array) => Uint8Array;
}

/** Name and keys that sign the log of evidence, and the folder of its checkpoints for witnesses. */
export interface LogSigners {
  /** Name of the log, in every checkpoint. */
  readonly name: string;
  /** The key in force, and while keys rotate the one before. */
  readonly signers: readonly [LogSigner, ...LogSigner[]];
  /** Folder; null: they are not written to disk. */
  readonly witnessFolder: string | null;
}

/** The Ed25519 key of 32 bytes, given as 64 hexadecimal digits. */
export function logSigner(name: string, seed: string): LogSigner {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PRIVATE_PREFIX, Buffer.from(seed, 'hex')]),
    format: 'der',
    type: 'pkcs8',
  });
  const encoded = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return {
    key: { name, publicKey: Uint8Array.from(encoded.subarray(PUBLIC_PREFIX.length)) },
    sign: (message) => Uint8Array.from(sign(null, message, privateKey)),
  };
}

/** Checks a signature by node:crypto. */
export const checkEd25519: CheckSignature = ({ publicKey, message, signature }) =>
  verify(
    null,
    message,
    createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, publicKey]), format: 'der', type: 'spki' }),
    signature,
  );
