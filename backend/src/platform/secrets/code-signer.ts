import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Signs what the service prints and has to recognise later. */
export interface CodeSigner {
  /** Name of the key that signs now, 6 characters of base64url. */
  readonly keyId: string;
  /** An Ed25519 signature, 64 bytes. */
  sign(message: string): Buffer;
  /** Whether the key of this name, the present or a former one, has signed the message. */
  isSignedBy(keyId: string, message: string, signature: Uint8Array): boolean;
}

interface SigningKey {
  readonly keyId: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const SEED_BYTES = 32;
const KEY_ID_LENGTH = 6;
/** PKCS #8 before the 32 bytes of an Ed25519 private key (RFC 8410, section 7). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs with the first secret; what was signed with one of the others is still recognised. */
export function codeSigner(secret: string, ...formerSecrets: readonly string[]): CodeSigner {
  const current = signingKey(secret);
  const byId = new Map([current, ...formerSecrets.map(signingKey)].map((key) => [key.keyId, key]));
  return {
    keyId: current.keyId,
    sign: (message) => sign(null, Buffer.from(message), current.privateKey),
    isSignedBy(keyId, message, signature) {
      const key = byId.get(keyId);
      return key !== undefined && verify(null, Buffer.from(message), key.publicKey, signature);
    },
  };
}

function signingKey(secret: string): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'wakafine vehicle code key v1', SEED_BYTES));
  const der = Buffer.concat([PKCS8_PREFIX, seed]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const digest = createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest();
  return { keyId: digest.toString('base64url').slice(0, KEY_ID_LENGTH), privateKey, publicKey };
}
