import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { KEY_KINDS } from '@wakafine/domain/keys/scopes';
import type { KeyKind } from '@wakafine/domain/keys/scopes';

/** Part of the text of a key that says its kind, for people who find one somewhere. */
const KIND_WORD: Readonly<Record<KeyKind, string>> = { PUBLIC: 'pub', AGENCY: 'agc', AUTHORITY: 'aut' };
const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 random bits. */
const RANDOM_LENGTH = 32;
/** Enough for any CRC-32. */
const CHECKSUM_LENGTH = 6;
/** Symbols of a secret that its hint shows at either end. */
const SHOWN_LENGTH = 4;
const KINDS = KEY_KINDS.map((kind) => KIND_WORD[kind]).join('|');
const KEY = new RegExp(`^(wfk_(?:${KINDS})_[0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** A new key: `wfk_`, its kind, 190 random bits, and a checksum by which a mistyped one is refused without being looked up. */
export function newKeyText(kind: KeyKind): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length)));
  const text = `wfk_${KIND_WORD[kind]}_${random.join('')}`;
  return `${text}${checksumOf(text)}`;
}

/** Whether a text has the form of a key, with the right checksum. */
export function isKeyText(text: string): boolean {
  const [, unchecked = '', checksum] = KEY.exec(text) ?? [];
  return checksum !== undefined && checksum === checksumOf(unchecked);
}

/** The text by which people know a key again: `wfk_pub_7c41…e91f`. */
export function hintOf(text: string): string {
  const secretAt = text.lastIndexOf('_') + 1;
  return `${text.slice(0, secretAt + SHOWN_LENGTH)}…${text.slice(-SHOWN_LENGTH)}`;
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let symbols = '';
  while (symbols.length < CHECKSUM_LENGTH) {
    symbols = SYMBOLS.charAt(rest % SYMBOLS.length) + symbols;
    rest = Math.floor(rest / SYMBOLS.length);
  }
  return symbols;
}
