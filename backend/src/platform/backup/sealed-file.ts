import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from './backup-error';

/*
 * The file: a line that says what it is; a line of JSON with the salt of the key; then frames, each of its length (4 bytes), its
 * sealed bytes and a tag (16 bytes). The nonce of a frame is its number and whether it is the last, so that none can be left
 * out, moved, repeated or cut off without being noticed.
 */
const MAGIC = 'WAKAFINE BACKUP 1\n';
const CIPHER = 'aes-256-gcm';
const FRAME_BYTES = 256 * 1024;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const KEY_BYTES = 32;
const CHECK_BYTES = 8;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
/** Of scrypt: 32 MB and a tenth of a second for each guess. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const LONGEST_HEAD = 1_000;

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

interface Sealing {
  readonly key: Buffer;
  readonly head: Buffer;
}

/** Seals a stream of bytes with a passphrase. */
export async function* seal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const { key, check } = await keyOf(passphrase, salt);
  const described = JSON.stringify({
    cipher: CIPHER,
    key: 'scrypt',
    salt: salt.toString('hex'),
    check: check.toString('hex'),
  });
  const head = Buffer.from(`${MAGIC}${described}\n`);
  yield head;
  const sealing = { key, head };
  let number = 0;
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    // The last frame is never a full one that had to be sent before its end was known.
    while (held.length > FRAME_BYTES) {
      yield frame(sealing, { number, isLast: false }, held.subarray(0, FRAME_BYTES));
      held = held.subarray(FRAME_BYTES);
      number += 1;
    }
  }
  yield frame(sealing, { number, isLast: true }, held);
}

/**
 * Opens what {@link seal} has made.
 * @throws BackupError for another passphrase, another kind of file, and a file that was cut off or altered
 */
export async function* unseal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const reader = new Reader(source);
  const magic = await reader.take(MAGIC.length);
  if (magic?.toString('latin1') !== MAGIC) {
    throw new BackupError('DAMAGED', 'This is no backup of WakaFine, or its beginning is damaged.');
  }
  const line = await reader.line(LONGEST_HEAD);
  const { salt, check } = headOf(line);
  const known = await keyOf(passphrase, salt);
  if (!known.check.equals(check)) {
    throw new BackupError(
      'WRONG_PASSPHRASE',
      'The passphrase is not the one that this backup was sealed with.',
    );
  }
  const sealing = { key: known.key, head: Buffer.concat([magic, line, Buffer.from('\n')]) };
  for (let number = 0; ; number += 1) {
    const length = (await reader.take(LENGTH_BYTES))?.readUInt32BE();
    if (length !== undefined && length > FRAME_BYTES) {
      throw damaged(number);
    }
    const sealed = length === undefined ? null : await reader.take(length + TAG_BYTES);
    if (sealed === null) {
      throw cutOff();
    }
    const isLast = await reader.isAtEnd();
    const opened = open(sealing, { number, isLast }, sealed);
    if (opened === null) {
      // A whole frame before a cut is right in itself, but not as the last one.
      throw isLast && open(sealing, { number, isLast: false }, sealed) !== null ? cutOff() : damaged(number);
    }
    yield opened;
    if (isLast) {
      return;
    }
  }
}

interface Place {
  readonly number: number;
  readonly isLast: boolean;
}

function frame({ key, head }: Sealing, place: Place, bytes: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonceOf(place)).setAAD(head);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function open({ key, head }: Sealing, place: Place, sealed: Buffer): Buffer | null {
  const end = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, nonceOf(place), { authTagLength: TAG_BYTES })
    .setAAD(head)
    .setAuthTag(sealed.subarray(end));
  const opened = decipher.update(sealed.subarray(0, end));
  try {
    decipher.final();
    return opened;
  } catch {
    return null;
  }
}

function nonceOf({ number, isLast }: Place): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

async function keyOf(passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  const bytes = await derive(passphrase, salt, KEY_BYTES * 2, COST);
  // Distinguishes a wrong passphrase from a damaged file; a hash, as it stands in the open.
  const check = createHash('sha256').update(bytes.subarray(KEY_BYTES)).digest().subarray(0, CHECK_BYTES);
  return { key: bytes.subarray(0, KEY_BYTES), check };
}

function headOf(line: Buffer): { salt: Buffer; check: Buffer } {
  const text = line.toString('latin1');
  const [, salt] = /"salt":"([0-9a-f]{32})"/.exec(text) ?? [];
  const [, check] = /"check":"([0-9a-f]{16})"/.exec(text) ?? [];
  if (salt === undefined || check === undefined) {
    throw new BackupError('DAMAGED', 'The beginning of the backup is damaged.');
  }
  return { salt: Buffer.from(salt, 'hex'), check: Buffer.from(check, 'hex') };
}

function cutOff(): BackupError {
  return new BackupError('DAMAGED', 'The backup is cut off: its end is missing.');
}

function damaged(number: number): BackupError {
  return new BackupError('DAMAGED', `The backup was damaged or altered (in piece ${number + 1}).`);
}

/** Bytes of a stream in pieces of the wanted length. */
class Reader {
  private readonly chunks: AsyncIterator<Buffer>;
  private held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** So many bytes, or null where fewer are left. */
  async take(count: number): Promise<Buffer | null> {
    const pieces = [this.held];
    let length = this.held.length;
    while (length < count) {
      const { done, value } = await this.chunks.next();
      if (done === true) {
        this.held = Buffer.concat(pieces);
        return null;
      }
      pieces.push(value);
      length += value.length;
    }
    const bytes = pieces.length === 1 ? this.held : Buffer.concat(pieces);
    this.held = bytes.subarray(count);
    return bytes.subarray(0, count);
  }

  /** Bytes until the end of a line, without it. */
  async line(longest: number): Promise<Buffer> {
    const bytes: Buffer[] = [];
    for (let byte = await this.take(1); byte !== null; byte = await this.take(1)) {
      if (byte[0] === 0x0a) {
        return Buffer.concat(bytes);
      }
      if (bytes.push(byte) > longest) {
        break;
      }
    }
    throw new BackupError('DAMAGED', 'The beginning of the backup is damaged.');
  }

  async isAtEnd(): Promise<boolean> {
    const byte = await this.take(1);
    if (byte === null) {
      return this.held.length === 0;
    }
    this.held = Buffer.concat([byte, this.held]);
    return false;
  }
}
