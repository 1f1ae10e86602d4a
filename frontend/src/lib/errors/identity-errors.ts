import type { ErrorCode } from './error-messages';
import { errorCodeOf, refusalOf } from './errors';

/** The documented codes of an identity service, with those that linking one adds. */
const IDENTITY_CODES = [
  'email-already-in-use',
  'wrong-password',
  'user-not-found',
  'too-many-requests',
  'network-request-failed',
  'user-token-expired',
  'user-disabled',
  'invalid-credential',
  'account-exists-with-different-credential',
  'credential-already-in-use',
  'requires-recent-login',
  'code-required',
] as const;
/** Fault of somebody's identity, for programs. */
export type IdentityCode = (typeof IDENTITY_CODES)[number];

/** Action that failed: the same code of the server means different things. */
type Moment = 'signUp' | 'signIn' | 'signOut' | 'session';

/** Operations in which nobody's session is at stake; all others are made in one. */
const MOMENTS = new Map<string, Moment>([
  ['signUp', 'signUp'],
  ['signIn', 'signIn'],
  ['adminSignIn', 'signIn'],
  ['signInWithIdToken', 'signIn'],
  ['signOut', 'signOut'],
]);

const CODES: Record<Moment, Partial<Record<ErrorCode, IdentityCode>>> = {
  signUp: { CONFLICT: 'email-already-in-use' },
  // The server gives one answer to an unknown number, a wrong PIN and a locked account.
  signIn: { UNAUTHENTICATED: 'wrong-password', BAD_USER_INPUT: 'wrong-password', FORBIDDEN: 'user-disabled' },
  signOut: {},
  session: { UNAUTHENTICATED: 'user-token-expired' },
};
const CODES_AT_ANY_MOMENT: Partial<Record<ErrorCode, IdentityCode>> = {
  RATE_LIMITED: 'too-many-requests',
  NETWORK: 'network-request-failed',
};

/**
 * The identity code of a failed operation: the one that the server names (`clientCode`), else the one that its error
 * code means at this moment; null for an error that has nothing to do with identity.
 */
export function identityCodeOf(error: unknown, operationName: string): IdentityCode | null {
  const named = refusalOf(error)?.clientCode;
  const known = IDENTITY_CODES.find((code) => code === named);
  if (known !== undefined) {
    return known;
  }
  const code = errorCodeOf(error);
  return CODES[momentOf(operationName)][code] ?? CODES_AT_ANY_MOMENT[code] ?? null;
}

/**
 * Reason why the session of anyone who is signed in is over, or null when a failed operation says nothing of the
 * kind.
 */
export function sessionEndOf(error: unknown, operationName: string): SessionEnd | null {
  const code = momentOf(operationName) === 'session' ? identityCodeOf(error, operationName) : null;
  return code === 'user-token-expired' || code === 'user-disabled' ? code : null;
}

/** The two codes on which the user is signed out. */
export type SessionEnd = Extract<IdentityCode, 'user-token-expired' | 'user-disabled'>;

function momentOf(operationName: string): Moment {
  return MOMENTS.get(operationName) ?? 'session';
}
