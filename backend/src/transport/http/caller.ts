import type { FastifyRequest } from 'fastify';
import type { Actor, SignedIn } from '../../modules/identity/accounts/actor';
import { deviceLane } from '../../modules/identity/accounts/known-device';
import { findKey, rememberedKey } from '../../modules/identity/keys/find-key';
import type { AcceptedKey } from '../../modules/identity/keys/find-key';
import { findSession, rememberedSession } from '../../modules/identity/sessions/sessions';
import type { Services } from '../../platform/context/context';
import { AppError } from '../../platform/errors';
import { countedAddress } from '../../platform/limits/counted-address';

/** Sender of a request, and the key by which they are counted. */
export interface Caller {
  readonly actor: Actor;
  /** An API key, a session, a visitor's known device, or else the address. */
  readonly subject: string;
  /** Null where none was shown. */
  readonly key: AcceptedKey | null;
}

/** Parts of a request that identify its sender. */
export interface Credentials {
  /** As it was shown, be it one or not; null for none. Beside it nothing else counts. */
  readonly apiKey: string | null;
  readonly sessionToken: string | null;
  readonly deviceToken: string | null;
  /** As it came over the network. */
  readonly address: string;
  /** Whether somebody is at the screen; only that prevents a session of staff from ending. */
  readonly isAttended: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before the request was looked at, and for what is counted by nobody. */
    caller: Caller | null;
  }
}

/** Callers of sessions that are remembered: the same for each of their requests. */
const callers = new WeakMap<SignedIn, Caller>();

/** Caller with a key or session that this process has cached; null for everybody else, whom {@link findCaller} finds. */
export function rememberedCaller(services: Services, credentials: Credentials): Caller | null {
  const { apiKey, sessionToken } = credentials;
  if (apiKey !== null) {
    const key = rememberedKey(services, apiKey);
    return key === null ? null : callerOfKey(key);
  }
  const actor = sessionToken === null ? null : rememberedSession(services, sessionToken, credentials);
  return actor === null ? null : callerOfSession(actor);
}

/**
 * Finds out who calls: an API key alone where one is shown, else a session, then a device that was used to sign in before, then the
 * network address. One function for GraphQL, REST and WebSocket.
 * @throws UNAUTHENTICATED for a key that is not accepted
 */
export async function findCaller(services: Services, credentials: Credentials): Promise<Caller> {
  const { apiKey, sessionToken, deviceToken, address } = credentials;
  if (apiKey !== null) {
    const key = await findKey(services, apiKey);
    if (key === null) {
      throw badKey();
    }
    return callerOfKey(key);
  }
  const actor = sessionToken === null ? null : await findSession(services, sessionToken, credentials);
  if (actor !== null) {
    return callerOfSession(actor);
  }
  const device = await deviceLane(services, deviceToken);
  return { actor, subject: device ?? addressSubject(address), key: null };
}

/** The refusal of a key that is mistyped, unknown, expired or revoked, or that nobody has approved: one answer for all of them. */
export function badKey(): AppError {
  return new AppError('UNAUTHENTICATED', {
    sentence: 'This API key is not valid: it may be mistyped, expired, revoked or not approved yet.',
  });
}

/** The caller of a request that is counted. @throws Error for one that is not */
export function callerOf({ caller, url }: FastifyRequest): Caller {
  if (caller === null) {
    throw new Error(`Nobody is counted for ${url}.`);
  }
  return caller;
}

/** The subject of a network address; IPv6 by its /64. */
export function addressSubject(address: string): string {
  return `address:${countedAddress(address)}`;
}

function callerOfSession(actor: SignedIn): Caller {
  const known = callers.get(actor);
  if (known !== undefined) {
    return known;
  }
  const caller = { actor, subject: `session:${actor.sessionId}`, key: null };
  callers.set(actor, caller);
  return caller;
}

function callerOfKey(key: AcceptedKey): Caller {
  return { actor: key.actor, subject: key.subject, key };
}
