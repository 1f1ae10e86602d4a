import type { Actor, SignedIn } from '../identity/accounts/actor';

/** Id that no account has. */
const NOBODY = 0;

/** Those who see the same of others, and the actor in whose name it is executed for all of them. */
export interface Audience {
  readonly audience: string;
  readonly actor: Actor;
}

/** Everybody of a role, to whom what belongs to somebody else looks the same; the actor owns nothing. */
export function audienceOfRole({ role }: SignedIn): Audience {
  return { audience: role, actor: { accountId: NOBODY, sessionId: NOBODY, role } };
}

/** One person, in all windows: staff see in a case whether they have acted in it themselves. */
export function audienceOfOne(actor: SignedIn): Audience {
  return { audience: `${actor.role} ${actor.accountId}`, actor };
}

/** Anyone, with or without a session, where it makes no difference. */
export const VISITORS: Audience = { audience: 'visitors', actor: null };
