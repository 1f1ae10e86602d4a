import { asAppError } from '../errors';
import { errorCode } from '../system-error';

/** Refused before anything was asked: a wrong password, no such role, no such database. */
const REFUSALS = ['28P01', '28000', '3D000', '42501'];
/** Codes of the system and of TLS about a host or a certificate. */
const UNKNOWN_HOST =
  /^(ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EACCES|ERR_(TLS|SSL)_.+|.*CERT.*|UNABLE_TO_VERIFY.*)$/;
/** Words of the driver, which has no code for it. */
const NO_TLS = 'does not support SSL';

/** Description of a database that the server could not reach at its start. */
export interface UnreachedDatabase {
  readonly variable: 'DATABASE_URL' | 'DATABASE_OWNER_URL';
  /** Its address, without the password. */
  readonly address: string;
  readonly code: string | null;
  readonly reason: string;
}

/** The configured database that an error at the start is about; null where it is about none. */
export function unreachedDatabase(
  error: unknown,
  { DATABASE_URL, DATABASE_OWNER_URL }: NodeJS.ProcessEnv,
): UnreachedDatabase | null {
  const code = errorCode(error) ?? '';
  const reason =
    (typeof error === 'object' && error !== null && 'message' in error && String(error.message)) || code;
  const isOfConnecting =
    asAppError(error).code === 'UNAVAILABLE' ||
    REFUSALS.includes(code) ||
    UNKNOWN_HOST.test(code) ||
    reason.includes(NO_TLS);
  if (!isOfConnecting || DATABASE_URL === undefined || DATABASE_URL === '') {
    return null;
  }
  const owner = DATABASE_OWNER_URL ?? '';
  const isOfOwner = owner !== '' && owner !== DATABASE_URL && reason.includes(`"${new URL(owner).username}"`);
  return {
    variable: isOfOwner ? 'DATABASE_OWNER_URL' : 'DATABASE_URL',
    address: withoutPassword(isOfOwner ? owner : DATABASE_URL),
    code: code === '' ? null : code,
    reason,
  };
}

/** An address as it may be shown: parameters go too, as a password may be among them. */
export function withoutPassword(address: string): string {
  const { protocol, username, host, pathname } = new URL(address);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
}
