import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../modules/identity/actor';
import { deviceLane } from '../../modules/identity/known-device';
import type { Services } from '../../platform/context';
import { countedAddress } from '../../platform/counted-address';
import { authenticate } from '../authenticate';

/** Who sends a request, and by what they are counted. */
export interface Caller {
  readonly actor: Actor;
  /** A session, a visitor's known device, or else the address. */
  readonly subject: string;
}

/** What tells who a request comes from. */
export interface Credentials {
  readonly sessionToken: string | null;
  readonly deviceToken: string | null;
  /** As it came over the network. */
  readonly address: string;
  /** Whether somebody is at the screen; only that keeps a session of staff from ending. */
  readonly isAttended: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before the request was looked at, and for what is counted by nobody. */
    caller: Caller | null;
  }
}

/** Finds out who calls: a session first, then a device that was used to sign in before, then the network address. */
export async function findCaller(services: Services, credentials: Credentials): Promise<Caller> {
  const actor = await authenticate(services, credentials.sessionToken, credentials);
  if (actor !== null) {
    return { actor, subject: sessionSubject(actor.sessionId) };
  }
  const device = await deviceLane(services, credentials.deviceToken);
  return { actor, subject: device ?? addressSubject(credentials.address) };
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

function sessionSubject(sessionId: number): string {
  return `session:${sessionId}`;
}
