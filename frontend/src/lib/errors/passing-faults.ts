import { errorCodeOf } from './errors';

/** Of these a later try may see nothing: no network, a server that is busy, a session that the user will renew. */
const PASSING = ['NETWORK', 'UNAVAILABLE', 'RATE_LIMITED', 'UNAUTHENTICATED', 'INTERNAL'];

/** Nobody has looked at it yet: no network, a server that is busy, a session that has ended. */
const UNHEARD = ['NETWORK', 'UNAVAILABLE', 'UNAUTHENTICATED'];

/** Whether an act that failed may succeed later, without anybody's doing but a sign-in. */
export function isPassing(error: unknown): boolean {
  return PASSING.includes(errorCodeOf(error));
}

/** Whether the server has not even looked at what failed, so that it waits on the phone without a word of refusal. */
export function isUnheard(error: unknown): boolean {
  return UNHEARD.includes(errorCodeOf(error));
}
