import { errorCodeOf } from './errors';

/** Of these a later try may see nothing: no network, a server that is busy, a session that the user will renew. */
const PASSING = ['NETWORK', 'UNAVAILABLE', 'RATE_LIMITED', 'UNAUTHENTICATED', 'INTERNAL'];

/** Whether an act that failed may succeed later, without anybody's doing but a sign-in. */
export function isPassing(error: unknown): boolean {
  return PASSING.includes(errorCodeOf(error));
}
