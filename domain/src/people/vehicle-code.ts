import { CODE_TEXT_MAX } from '../input/limits';

/** Crockford's base 32: digits and capitals without I, L, O and U, which are misread or make words. 5 bits each. */
export const CODE_SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Symbols of a vehicle's code: 11 random ones (55 bits) and the one that checks them. */
export const VEHICLE_CODE_LENGTH = 12;
/** Symbols of an invitation for a device: 15 random ones (75 bits) and the one that checks them. */
export const INVITATION_LENGTH = 16;

/** Characters of the reason for revoking a code or a device. */
export const REVOKING_REASON_LENGTH = { min: 3, max: 500 } as const;

const GROUP_LENGTH = 4;
const TOKEN_VERSION = '1';
const KEY_ID_LENGTH = 6;
/** An Ed25519 signature has 64 bytes: so many characters of base64url. */
const SIGNATURE_LENGTH = 86;
/** x^5 + x^2 + 1, primitive over GF(2): its root runs through all 31 elements of GF(32) other than zero. */
const FIELD_POLYNOMIAL = 0b100101;

/** A vehicle's code as the QR code on its sticker holds it. */
export interface SignedCode {
  readonly publicId: string;
  /** Key of the service that signed it, 6 characters. */
  readonly keyId: string;
  /** Ed25519 signature in base64url, 86 characters. */
  readonly signature: string;
}

/** Scanned or typed text in place of a code. */
export type ReadCode =
  | { readonly kind: 'typed'; readonly publicId: string }
  | { readonly kind: 'signed'; readonly code: SignedCode }
  | { readonly kind: 'invitation'; readonly code: string };

/**
 * Reason why a typed code cannot be one: it is too short, too long, has a character of no code, or a typing
 * error.
 */
export type CodeFault = 'empty' | 'length' | 'character' | 'checksum';

/**
 * The symbol that makes a code whole. It reveals every single wrong symbol and every two that changed places: a
 * Reed-Solomon check over GF(32), whose weights differ at each of up to 31 places.
 */
export function checkSymbol(symbols: string): string {
  // The check symbol has the weight 1, so that the sum over the whole code is zero.
  return CODE_SYMBOLS.charAt(weightedSum(`${symbols}0`));
}

/** A code as it was typed, in the one form in which codes are compared: capitals without spaces and dashes. */
export function normaliseTypedCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

/** Fault of a typed code of a vehicle or an invitation, or null when it is whole. */
export function typedCodeFault(typed: string): CodeFault | null {
  const code = normaliseTypedCode(typed);
  if (code === '') {
    return 'empty';
  }
  if ([...code].some((symbol) => !CODE_SYMBOLS.includes(symbol))) {
    return 'character';
  }
  if (code.length !== VEHICLE_CODE_LENGTH && code.length !== INVITATION_LENGTH) {
    return 'length';
  }
  return weightedSum(code) === 0 ? null : 'checksum';
}

/** A code in groups of four, as it is printed: `7K2M-Q9XV-PD3T`. */
export function groupCode(code: string): string {
  return code.replace(new RegExp(`(.{${GROUP_LENGTH}})(?=.)`, 'g'), '$1-');
}

/** The token that stands in a QR code behind `/v/`. */
export function signedToken({ publicId, keyId, signature }: SignedCode): string {
  return `${TOKEN_VERSION}${publicId}${keyId}${signature}`;
}

/**
 * Reads what was scanned or typed: the address of a QR code, its token alone, a typed code or an invitation. Null for
 * anything else; a signature is not checked here.
 */
export function readCode(text: string): ReadCode | null {
  if (text.length > CODE_TEXT_MAX) {
    return null;
  }
  const [, token = text.trim()] = /\/v\/([A-Za-z0-9_-]+)\/?(?:[?#].*)?$/.exec(text.trim()) ?? [];
  const code = readToken(token);
  if (code !== null) {
    return { kind: 'signed', code };
  }
  if (typedCodeFault(token) !== null) {
    return null;
  }
  const typed = normaliseTypedCode(token);
  return typed.length === VEHICLE_CODE_LENGTH
    ? { kind: 'typed', publicId: typed }
    : { kind: 'invitation', code: typed };
}

/** Content that the service signs for a code: nothing of it can be changed or moved to another vehicle. */
export function codeMessage(code: { publicId: string; plate: string; issuedAt: Date }): string {
  return `wakafine vehicle code ${TOKEN_VERSION}:${code.publicId}:${code.plate}:${code.issuedAt.toISOString()}`;
}

function readToken(token: string): SignedCode | null {
  const form = new RegExp(
    `^${TOKEN_VERSION}([${CODE_SYMBOLS}]{${VEHICLE_CODE_LENGTH}})([\\w-]{${KEY_ID_LENGTH}})([\\w-]{${SIGNATURE_LENGTH}})$`,
  );
  const [, publicId, keyId, signature] = form.exec(token) ?? [];
  if (publicId === undefined || keyId === undefined || signature === undefined) {
    return null;
  }
  return weightedSum(publicId) === 0 ? { publicId, keyId, signature } : null;
}

/** The sum of the symbols as elements of GF(32), each times the root to the power of its place from the end. */
function weightedSum(symbols: string): number {
  return [...symbols].reduce((sum, symbol) => timesRoot(sum) ^ CODE_SYMBOLS.indexOf(symbol), 0);
}

function timesRoot(element: number): number {
  const shifted = element << 1;
  return shifted >= CODE_SYMBOLS.length ? shifted ^ FIELD_POLYNOMIAL : shifted;
}
