import { fromBase64, isSameBytes, joined, toBase64, toHex, utf8 } from './bytes';
import { sha256, SHA256_BYTES } from './sha256';

/** Signatures by Ed25519, in the notes of C2SP (https://c2sp.org/signed-note). */
const ED25519 = 1;
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
const HASH_BYTES = 4;

/** The key that a log is checked with. */
export interface NoteKey {
  readonly name: string;
  /** 32 bytes of an Ed25519 public key. */
  readonly publicKey: Uint8Array;
}

/** One signature under a note. */
export interface NoteSignature {
  readonly name: string;
  /** First 4 bytes of the hash of name and key. */
  readonly keyHash: Uint8Array;
  readonly signature: Uint8Array;
}

/** A note that somebody signed; whether the signatures hold is not said. */
export interface SignedNote {
  /** With its last line break. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** State of a log at a moment (https://c2sp.org/tlog-checkpoint). */
export interface Checkpoint {
  /** Name of the log. */
  readonly origin: string;
  /** Number of leaves. */
  readonly size: number;
  readonly root: Uint8Array;
  /** Further lines, such as the time of the signature. */
  readonly extensions: readonly string[];
}

/** Checks one Ed25519 signature, however the platform does that. */
export type CheckSignature = (of: {
  readonly publicKey: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
}) => boolean | Promise<boolean>;

/** The number by which a note names a key: first 4 bytes of SHA-256(name, line break, 1, key). */
export function keyHashOf({ name, publicKey }: NoteKey): Uint8Array {
  return sha256(joined(utf8(`${name}\n`), Uint8Array.of(ED25519), publicKey)).subarray(0, HASH_BYTES);
}

/** A key as people pass it on: name, number and key, `name+abcd1234+base64`. */
export function keyText(key: NoteKey): string {
  const bytes = joined(Uint8Array.of(ED25519), key.publicKey);
  return `${key.name}+${toHex(keyHashOf(key))}+${toBase64(bytes)}`;
}

/** The key of such a text; null where it is none, or its number belongs to another key. */
export function parseKey(text: string): NoteKey | null {
  const [, name = '', , encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text) ?? [];
  const bytes = fromBase64(encoded);
  if (bytes === null || bytes.length !== 1 + KEY_BYTES || bytes[0] !== ED25519) {
    return null;
  }
  const key = { name, publicKey: bytes.subarray(1) };
  return keyText(key) === text ? key : null;
}

/** The text of a checkpoint, which is what gets signed. */
export function checkpointText({ origin, size, root, extensions }: Checkpoint): string {
  return [origin, String(size), toBase64(root), ...extensions, ''].join('\n');
}

/** The checkpoint of a text; null where it is none. */
export function parseCheckpoint(text: string): Checkpoint | null {
  const [origin = '', size = '', encoded = '', ...rest] = text.split('\n');
  const root = fromBase64(encoded);
  const checkpoint = { origin, size: Number(size), root: root ?? utf8(''), extensions: rest.slice(0, -1) };
  const isRight =
    origin !== '' &&
    root?.length === SHA256_BYTES &&
    Number.isSafeInteger(checkpoint.size) &&
    checkpoint.size >= 0 &&
    checkpoint.extensions.every((line) => line !== '') &&
    checkpointText(checkpoint) === text;
  return isRight ? checkpoint : null;
}

/** A note with its signatures: text, empty line, and a line for each. */
export function noteText({ text, signatures }: SignedNote): string {
  const lines = signatures.map(
    ({ name, keyHash, signature }) => `\u2014 ${name} ${toBase64(joined(keyHash, signature))}\n`,
  );
  return `${text}\n${lines.join('')}`;
}

/** The note of a text; null where it is not written as one. */
export function parseNote(note: string): SignedNote | null {
  const at = note.lastIndexOf('\n\n');
  const lines = note.slice(at + 2).split('\n');
  if (at === -1 || lines.pop() !== '' || lines.length === 0) {
    return null;
  }
  const signatures = lines.map(parseSignature);
  const isWhole = signatures.every((each) => each !== null);
  return isWhole ? { text: note.slice(0, at + 1), signatures } : null;
}

/** The keys, of those given, that have signed a note. Signatures by others are passed over; one of a known key that fails counts. */
export async function signersOf(
  { text, signatures }: SignedNote,
  keys: readonly NoteKey[],
  checkSignature: CheckSignature,
): Promise<{ readonly signers: readonly NoteKey[]; readonly hasFalse: boolean }> {
  const message = utf8(text);
  const signers: NoteKey[] = [];
  let hasFalse = false;
  for (const { name, keyHash, signature } of signatures) {
    const key = keys.find((each) => each.name === name && isSameBytes(keyHashOf(each), keyHash));
    if (key === undefined) {
      continue;
    }
    const isRight =
      signature.length === SIGNATURE_BYTES &&
      (await checkSignature({ publicKey: key.publicKey, message, signature }));
    signers.push(...(isRight ? [key] : []));
    hasFalse ||= !isRight;
  }
  return { signers, hasFalse };
}

function parseSignature(line: string): NoteSignature | null {
  const [, name = '', encoded = ''] = /^\u2014 ([^\s+]+) (\S+)$/.exec(line) ?? [];
  const bytes = fromBase64(encoded);
  return bytes === null || bytes.length <= HASH_BYTES
    ? null
    : { name, keyHash: bytes.subarray(0, HASH_BYTES), signature: bytes.subarray(HASH_BYTES) };
}
