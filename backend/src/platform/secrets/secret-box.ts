import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Prefix of everything sealed, by which a later format is recognised. */
const VERSION = 'v1';

/** Stores secrets that must be read again, or found again, under keys that are not in the database. */
export interface SecretBox {
  /** Encrypts a text so that it opens for the same purpose only, such as `totp:17`. */
  seal(purpose: string, text: string): string;
  /** The text again. @throws Error when it was sealed for another purpose, with another key, or was changed */
  open(purpose: string, sealed: string): string;
  /** The same text sealed with the current key, where it was sealed with the former one; else as it is. */
  renew(purpose: string, sealed: string): string;
  /** A keyed hash: the same for the same text and purpose, and of no use without the key. For long random texts. */
  mark(purpose: string, text: string): Buffer;
  /** The marks that a text may have been stored by: with the current key, and with the former one. */
  marks(purpose: string, text: string): Buffer[];
}

/**
 * A box whose keys are derived from the pepper (HKDF-SHA256); it seals with AES-256-GCM. What the former pepper has
 * sealed opens too.
 */
export function secretBox(pepper: string, formerPepper: string | null = null): SecretBox {
  const current = boxOf(pepper);
  const former = formerPepper === null ? null : boxOf(formerPepper);
  return {
    ...current,
    open: (purpose, sealed) => opened([current, former], purpose, sealed),
    renew(purpose, sealed) {
      const text = opened([current, former], purpose, sealed);
      return isOpenedBy(current, purpose, sealed) ? sealed : current.seal(purpose, text);
    },
    marks: (purpose, text) =>
      [current, former].flatMap((box) => (box === null ? [] : [box.mark(purpose, text)])),
  };
}

type OneKeyBox = Pick<SecretBox, 'seal' | 'open' | 'mark'>;

function opened(boxes: readonly (OneKeyBox | null)[], purpose: string, sealed: string): string {
  const box = boxes.find((each) => each !== null && isOpenedBy(each, purpose, sealed)) ?? boxes[0];
  if (box === undefined || box === null) {
    throw new Error('There is no key to open a secret with');
  }
  return box.open(purpose, sealed);
}

function isOpenedBy(box: OneKeyBox, purpose: string, sealed: string): boolean {
  try {
    box.open(purpose, sealed);
    return true;
  } catch {
    return false;
  }
}

function boxOf(pepper: string): OneKeyBox {
  const sealKey = derivedKey(pepper, 'seal');
  const markKey = derivedKey(pepper, 'mark');
  return {
    seal(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealKey, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(purpose, sealed) {
      const [version, content = ''] = sealed.split('.');
      if (version !== VERSION) {
        throw new Error('A secret was sealed in a way that this server does not know');
      }
      const bytes = Buffer.from(content, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, sealKey, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
      const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([body, decipher.final()]).toString('utf8');
    },
    mark: (purpose, text) => createHmac('sha256', markKey).update(`${purpose}\n${text}`).digest(),
  };
}

function derivedKey(pepper: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', pepper, '', `wakafine secret box ${VERSION} ${use}`, KEY_BYTES));
}
