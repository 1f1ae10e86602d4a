const DIGITS = '0123456789abcdef';
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes as hexadecimal digits in lower case. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    text += DIGITS.charAt(byte >> 4) + DIGITS.charAt(byte & 15);
  }
  return text;
}

/** The bytes of hexadecimal digits in lower case; null where the text is anything else. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) {
    return null;
  }
  return Uint8Array.from({ length: text.length / 2 }, (_, at) =>
    Number.parseInt(text.slice(2 * at, 2 * at + 2), 16),
  );
}

/** Bytes in base64 with padding (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const group = (first << 16) | (second << 8) | third;
    const left = bytes.length - at;
    text += BASE64.charAt(group >> 18) + BASE64.charAt((group >> 12) & 63);
    text += left > 1 ? BASE64.charAt((group >> 6) & 63) : '=';
    text += left > 2 ? BASE64.charAt(group & 63) : '=';
  }
  return text;
}

/** The bytes of a text in base64 with padding; null where it is not the one way to write them. */
export function fromBase64(text: string): Uint8Array | null {
  const digits = text.replace(/={1,2}$/, '');
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*$/.test(digits)) {
    return null;
  }
  const bytes: number[] = [];
  let group = 0;
  let bits = 0;
  for (const digit of digits) {
    group = ((group << 6) | BASE64.indexOf(digit)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((group >> bits) & 255);
    }
  }
  const decoded = Uint8Array.from(bytes);
  return toBase64(decoded) === text ? decoded : null;
}

/** A text in UTF-8. @throws Error for half a surrogate pair, which UTF-8 can't hold */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) {
      throw new Error('The text holds half a surrogate pair');
    }
    bytes.push(...utf8Of(code));
  }
  return Uint8Array.from(bytes);
}

function utf8Of(code: number): readonly number[] {
  const tail = (shift: number): number => 0x80 | ((code >> shift) & 0x3f);
  if (code < 0x80) {
    return [code];
  }
  if (code < 0x800) {
    return [0xc0 | (code >> 6), tail(0)];
  }
  return code < 0x10000
    ? [0xe0 | (code >> 12), tail(6), tail(0)]
    : [0xf0 | (code >> 18), tail(12), tail(6), tail(0)];
}

/** Several pieces one behind the other. */
export function joined(...pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Whether two pieces hold the same bytes. */
export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
